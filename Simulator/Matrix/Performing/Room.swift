import Phone

/// The number of points between the bars above and the keyboard.
struct Room: Equatable {
  /// If the whole screen may move, as in the automatic mode.
  let ofScreen: CGFloat
  /// If only the view that the app named may move, inside everything that clips it.
  let ofView: CGFloat

  @MainActor
  init(of controller: UIViewController, above keyboardTop: CGFloat) {
    var outer = controller
    while let parent = outer.parent as? ParentController { outer = parent }
    var top = outer.view.shownFrame.minY + outer.view.safeAreaInsets.top
    ofScreen = keyboardTop - top
    var view: UIView? = controller.view.superview
    while let current = view, current !== outer.view.superview {
      if current.clipsToBounds { top = max(top, current.shownFrame.minY) }
      view = current.superview
    }
    ofView = keyboardTop - top
  }

  /// The space for the view that a run moves. The automatic mode does not lift a screen that the
  /// app serves itself.
  func forWhat(_ run: Combination) -> CGFloat {
    run.service == .automatic && !run.screen.servesItself ? ofScreen : ofView
  }
}
