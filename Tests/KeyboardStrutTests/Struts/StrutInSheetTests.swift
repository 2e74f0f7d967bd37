import KeyboardStrut
import ScreenTesting
import Testing

/// A strut with `takesOverlapOnly` in a sheet that moves while the keyboard is up.
@MainActor
@Suite(.attachingStage) struct StrutInSheetTests {
  /// A form sheet with a field, a note below the field, and a strut below the note.
  @MainActor
  private struct Sheet {
    let phone: any TestStage
    let field = UITextField(frame: .zero)
    let note = UIView(frame: .zero)

    init() throws {
      phone = try Stages.make("iPad Pro 11-inch")
      let strut = KeyboardStrutView(frame: .zero)
      strut.takesOverlapOnly = true
      let screen = UIViewController()
      let stack = UIStackView(arrangedSubviews: [field, note, strut])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(stack)
      NSLayoutConstraint.activate([
        field.heightAnchor.constraint(equalToConstant: 40),
        stack.topAnchor.constraint(equalTo: screen.view.topAnchor),
        stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
      ])
      let presenter = UIViewController()
      phone.show(presenter)
      screen.modalPresentationStyle = .formSheet
      presenter.present(screen, animated: false)
      phone.advance(by: 0.7)
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
    }

    /// The distance from the note's lower edge to the keyboard's top, in points.
    var gap: CGFloat {
      phone.keyboardFrame.minY - note.convert(note.bounds, to: nil as UIView?).maxY
    }

    func end() {
      phone.dismissKeyboard()
      phone.untilKeyboardRests()
    }
  }

  @Test(
    "The user cancels a keyboard drag: the top of a sheet's KeyboardStrutView ends at the keyboard",
    .needs(.touches), arguments: [0.3, 0.6])
  func dragged(distance: Double) throws {
    let sheet = try Sheet()
    #expect(abs(sheet.gap) < 0.5)
    sheet.phone.dragKeyboard(by: distance, dismissing: false)
    sheet.phone.untilKeyboardRests()
    #expect(abs(sheet.gap) < 0.5)
    sheet.end()
  }

  @Test(
    "The window is resized: the keyboard does not cover content above a sheet's KeyboardStrutView",
    .needs(.windowShapes))
  func resized() throws {
    let sheet = try Sheet()
    sheet.phone.resizeScene(to: .slideOver)
    sheet.phone.untilKeyboardRests()
    #expect(sheet.gap >= -0.5)
    sheet.phone.resizeScene(to: .fullScreen)
    sheet.phone.untilKeyboardRests()
    #expect(abs(sheet.gap) < 0.5)
    sheet.end()
  }
}
