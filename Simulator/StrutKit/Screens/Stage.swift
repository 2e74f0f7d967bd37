import Phone

/// A screen that is about to be shown, and what is watched on it.
@MainActor
struct Stage {
  let controller: UIViewController
  /// What is tapped and typed into.
  let field: UITextField
  /// The view whose upper edge has to move with the keyboard.
  let tracked: UIView
  /// Where that edge belongs while the keyboard is up, by geometry alone: from where it rests, the
  /// keyboard's frame and the screen's bounds, all in screen points.
  let target: (_ rest: CGFloat, _ keyboard: CGRect, _ screen: CGRect) -> CGFloat
}
