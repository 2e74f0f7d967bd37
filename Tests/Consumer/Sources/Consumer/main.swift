import Phone

func expect(_ condition: Bool, _ sentence: String) {
  guard !condition else { return }
  print("consumer: \(sentence)")
  exit(1)
}

@MainActor
func run() throws {
  let phone = try Phone("iPhone 15")
  let login = LoginViewController()
  phone.show(login)
  phone.tap(login.field)
  phone.advance(by: 1)
  let covered = phone.screen.bounds.maxY - phone.keyboardFrame.minY
  expect(covered > 200, "The keyboard does not come up.")
  expect(login.keyboardHeight == covered, "The handler has another height than the keyboard.")
  expect(login.scrollView.contentInset.bottom == covered, "The inset is not that of the keyboard.")
  expect(login.lastCurve.rawValue == 7, "The curve is not kept.")
  Shaker().shake()
  expect(login.textFieldShouldReturn(login.field), "Return is refused.")
  phone.advance(by: 1)
  expect(login.keyboardHeight == 0, "The keyboard stays.")
  expect(login.scrollView.contentInset.bottom == 0, "The inset stays.")
  let pad = try SimulatedDeviceConfiguration("iPad Pro 11-inch", .landscape)
  expect(Phone(pad).screen.bounds.width > 1000, "A phone cannot be made from a configuration.")
  let subclasses = makeOneOfEachSubclass()
  let constraints = subclasses.compactMap { $0 as? OwnLayoutConstraint }
  expect(constraints.map(\.constant) == [50], "A subclass of a constraint loses its constant.")
  print("consumer: a keyboard handler and subclasses of all open classes compile and work")
}

try MainActor.assumeIsolated { try run() }
