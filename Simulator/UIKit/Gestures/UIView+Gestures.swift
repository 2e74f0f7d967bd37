extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.abandon()
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func replaceGestureRecognizers(with new: [UIGestureRecognizer]) {
    for old in recognizers where !new.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }

  /// Buttons and text fields keep the taps they live on from recognizers of views around them.
  ///
  /// Apple's "Event Handling Guide": default control actions prevent overlapping gesture
  /// recognizers; Apple's text views have tap recognizers of their own, which come first.
  func keepsTap(from recognizer: UIGestureRecognizer) -> Bool {
    guard ownsSingleTap, recognizer.view !== self,
      let tap = recognizer as? UITapGestureRecognizer
    else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
