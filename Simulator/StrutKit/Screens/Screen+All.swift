import KeyboardStrut
import Phone
import SampleScreens

extension Screen {
  /// Every screen, in the order in which it is shown.
  package static let all: [Screen] = [
    Screen(
      id: "s1", system: .bottomConstraint, title: "Bottom constraint", choice: "Follows",
      summary: "A text field 20 points above the bottom. Its constraint follows the keyboard, "
        + "20 points above it.",
      rule: .follow(gap: 20)
    ) { try BuiltScreen(BottomConstraintViewController(), $0) },
    Screen(
      id: "s2-up", system: .nestedStacks, title: "Nested stacks, up", choice: "Up",
      summary: "A field three stack views deep, low on the screen. One constraint moves them all, "
        + "up, until the field is 20 points above the keyboard.",
      rule: .hug(gap: 20)
    ) { try BuiltScreen(NestedStacksViewController(top: $0.bounds.height - 240), $0) },
    Screen(
      id: "s2-down", system: .nestedStacks, title: "Nested stacks, down", choice: "Down",
      summary: "The same field high on the screen. Where it rests above the keyboard it comes "
        + "down, to 20 points above it.",
      rule: .hug(gap: 20)
    ) { try BuiltScreen(NestedStacksViewController(), $0) },
    .strutInStack,
    .strutBelowForm,
    .strutFromStoryboard,
    Screen(
      id: "s3-overlap", system: .strut, title: "Strut, only the overlap", choice: "Overlap only",
      summary: "The form of the first strut with takesOverlapOnly: it rises by what the keyboard "
        + "really covers, and stands directly on the keyboard.",
      rule: .follow(gap: 0)
    ) { setting in
      let built = try strutInStack.make(setting)
      (built.moving?.view as? KeyboardStrutView)?.takesOverlapOnly = true
      return built
    },
    Screen(
      id: "s4-bottom", system: .login, title: "Login at the bottom", choice: "Bottom",
      summary: "Two fields at the bottom, no scroll view. The view moves up by just enough, and 8 "
        + "points, to show all of the field.",
      rule: .reveal(gap: 8)
    ) { try BuiltScreen(LiftedLoginViewController(fieldsAt: .bottom), $0) },
    Screen(
      id: "s4-middle", system: .login, title: "Login in the middle", choice: "Middle",
      summary: "The same fields below the middle: the view moves only where the keyboard hides "
        + "them.",
      rule: .reveal(gap: 8)
    ) { try BuiltScreen(LiftedLoginViewController(fieldsAt: .middle), $0) },
    Screen(
      id: "s4-scroll", system: .login, title: "Form in a scroll view", choice: "Scroll view",
      summary: "Twelve fields in a scroll view, Apple’s own way: its content makes room for the "
        + "keyboard and scrolls just enough, and 8 points.",
      rule: .scroll(gap: 8, margin: 24)
    ) { setting in
      let controller = ScrollingFormViewController()
      let form = try controller.parts(UIStackView.self)[0]
      return try BuiltScreen(controller, setting, moving: .init(view: form))
    },
    Screen(
      id: "s5", system: .picture, title: "Shrinking picture", choice: "Shrinks",
      summary: "A picture tied to all edges gives way: its lower edge stays on the keyboard, and "
        + "the field and the button above it do not move.",
      rule: .follow(gap: 0)
    ) { setting in
      let controller = ShrinkingPictureViewController()
      let (field, button, picture) = (
        try controller.parts(UITextField.self)[0], try controller.parts(UIButton.self)[0],
        try controller.parts(UIImageView.self)[0]
      )
      return try BuiltScreen(
        controller, setting, moving: .init(view: picture), still: [field, button])
    },
    Screen(
      id: "s6-frames", system: .contentView, title: "Content view, struts and springs",
      choice: "Frames",
      summary: "Five fields without Auto Layout. The whole content view shifts by the smallest "
        + "amount that fully exposes the field.",
      rule: .reveal(gap: 0)
    ) { try BuiltScreen(ShiftedFramesViewController(), $0) },
    Screen(
      id: "s6-constraints", system: .contentView, title: "Content view, Auto Layout",
      choice: "Constraints",
      summary: "The same with Auto Layout: a top and a bottom constraint move together by the "
        + "smallest amount.",
      rule: .reveal(gap: 0)
    ) { try BuiltScreen(ShiftedConstraintsViewController(), $0) },
  ]

  /// The strut is the last arranged view of a stack.
  static let strutInStack = Screen(
    id: "s3-stack", system: .strut, title: "Strut in the stack", choice: "In the stack",
    summary: "A KeyboardStrutView is the last view of the form, which rests 200 points above the "
      + "bottom. It takes the keyboard’s height, so the form rises by all of it.",
    rule: .height
  ) { setting in
    let controller = StrutInStackViewController()
    let strut = try controller.parts(KeyboardStrutView.self)[0]
    if !setting.usesLibrary { strut.removeFromSuperview() }
    return try BuiltScreen(
      controller, setting, moving: setting.usesLibrary ? .init(view: strut, isTop: true) : nil)
  }

  /// The form stands on the strut.
  static let strutBelowForm = Screen(
    id: "s3-below", system: .strut, title: "Strut below the form", choice: "Below the form",
    summary: "The KeyboardStrutView lies at the bottom of the screen and the form is pinned 200 "
      + "points above its top, which is the keyboard’s top at every moment.",
    rule: .height
  ) { try below(StrutBelowFormViewController(), $0) }

  /// The strut comes from Interface Builder.
  static let strutFromStoryboard = Screen(
    id: "s3-storyboard", system: .strut, title: "Strut from a storyboard", choice: "Storyboard",
    summary: "The same screen drawn in Interface Builder: a plain view of the class "
      + "KeyboardStrutView, whose height constraint is a placeholder removed at build time.",
    rule: .height
  ) { setting in
    let storyboard = UIStoryboard(name: "StrutForm", bundle: nil)
    guard let controller = storyboard.instantiateInitialViewController() else {
      throw MissingPart("initial view controller", in: "StrutForm.storyboard")
    }
    return try below(controller, setting)
  }

  /// A form on a strut, or where the strut would leave it.
  @MainActor
  private static func below(_ controller: UIViewController, _ setting: Setting) throws
    -> BuiltScreen
  {
    let strut = try controller.parts(KeyboardStrutView.self)[0]
    guard !setting.usesLibrary else {
      return try BuiltScreen(controller, setting, moving: .init(view: strut, isTop: true))
    }
    let form = try controller.parts(UIStackView.self)[0]
    strut.removeFromSuperview()
    form.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor, constant: -200).isActive =
      true
    return try BuiltScreen(controller, setting)
  }
}
