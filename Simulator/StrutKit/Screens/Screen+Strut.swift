import KeyboardStrut
import Phone
import SeedScreens

extension Screen {
  /// Every screen, in the order in which it is shown.
  static let all: [Screen] = [.strutInStack, .strutBelowForm, .strutWithOverlap]

  /// Seed 001, README example 1.
  static let strutInStack = Screen(
    id: "s3-stack", seed: "S3", title: "Strut in the stack",
    summary: "A KeyboardStrutView is the last view of the form, which rests 200 points above the "
      + "bottom. It takes the keyboard’s height, so the form rises by all of it."
  ) { usesLibrary in
    try stack(usesLibrary: usesLibrary) { rest, keyboard, _ in rest - keyboard.height }
  }

  /// Seed 001, README example 1, with the strut in overlap mode.
  static let strutWithOverlap = Screen(
    id: "s3-overlap", seed: "S3", title: "Only the overlap",
    summary:
      "The same form with takesOverlapOnly: it rises by what the keyboard really covers, and "
      + "stands directly on the keyboard."
  ) { usesLibrary in
    try stack(usesLibrary: usesLibrary, takesOverlapOnly: true) { rest, keyboard, _ in
      min(rest, keyboard.minY)
    }
  }

  /// Seed 001, README example 2.
  static let strutBelowForm = Screen(
    id: "s3-below", seed: "S3", title: "Strut below the form",
    summary: "The KeyboardStrutView lies at the bottom of the screen and the form is pinned 200 "
      + "points above its top, which is the keyboard’s top at every moment."
  ) { usesLibrary in
    let controller = StrutBelowFormViewController()
    let (field, form, strut) = try parts(of: controller)
    if !usesLibrary {
      strut.removeFromSuperview()
      form.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor, constant: -200).isActive =
        true
    }
    return Stage(
      controller: controller, field: field, tracked: usesLibrary ? strut : field,
      target: { _, keyboard, _ in keyboard.minY })
  }

  @MainActor
  private static func stack(
    usesLibrary: Bool, takesOverlapOnly: Bool = false,
    target: @escaping (CGFloat, CGRect, CGRect) -> CGFloat
  ) throws -> Stage {
    let controller = StrutInStackViewController()
    let (field, _, strut) = try parts(of: controller)
    strut.takesOverlapOnly = takesOverlapOnly
    if !usesLibrary { strut.removeFromSuperview() }
    return Stage(
      controller: controller, field: field, tracked: usesLibrary ? strut : field, target: target)
  }

  @MainActor
  private static func parts(
    of controller: UIViewController
  ) throws -> (field: UITextField, form: UIView, strut: KeyboardStrutView) {
    controller.loadViewIfNeeded()
    let name = "\(type(of: controller))"
    guard let field = controller.view.descendant(UITextField.self), let form = field.superview
    else { throw MissingPart("text field", in: name) }
    guard let strut = controller.view.descendant(KeyboardStrutView.self) else {
      throw MissingPart("KeyboardStrutView", in: name)
    }
    return (field, form, strut)
  }
}

extension UIView {
  /// The first view of a kind, front of the tree first.
  fileprivate func descendant<T: UIView>(_ kind: T.Type) -> T? {
    if let match = self as? T { return match }
    for subview in subviews {
      if let match = subview.descendant(kind) { return match }
    }
    return nil
  }
}
