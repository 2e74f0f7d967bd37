/// A keyboard that a scroll view's drag pushes down (`keyboardDismissMode` is `.interactive`).
///
/// Nothing is posted while the finger is down, and nothing at all if the keyboard comes back
/// (facts 1.3, interactive dismiss).
extension KeyboardHost {
  /// Follows the finger once it is below the keyboard's resting top edge.
  package func dismissDragDidMove(to y: CGFloat) {
    guard isUp else { return }
    let drop = min(max(y - targetFrame.minY, 0), targetFrame.height)
    guard drop > 0 || isDraggedDown else { return }
    UIView.performWithoutAnimation { view.frame = targetFrame.offsetBy(dx: 0, dy: drop) }
  }

  /// Goes on in the finger's direction; a finger that rests decides by the half.
  ///
  /// On the way back it takes 0.145 s, ease in and out (facts 1.3, interactive cancel). What makes
  /// iOS decide is nowhere written (KNOWN_GAPS).
  package func dismissDragDidEnd(velocity: CGFloat) -> Bool {
    guard isUp, isDraggedDown else { return false }
    let drop = view.frame.minY - targetFrame.minY
    let isGoing = velocity == 0 ? drop > targetFrame.height / 2 : velocity > 0
    if !isGoing {
      UIView.animate(withDuration: 0.145) { [view, targetFrame] in view.frame = targetFrame }
    }
    return isGoing
  }

  private var isDraggedDown: Bool { view.frame.minY > targetFrame.minY }
}
