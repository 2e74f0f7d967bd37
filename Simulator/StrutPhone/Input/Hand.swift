import Phone

/// The finger that the mouse stands for.
///
/// A mouse tells of more movements than there are frames. What comes between two frames counts as
/// one, as the display of an iPhone tells of touches.
@MainActor
struct Hand {
  private(set) var isDown = false
  /// Where the finger is by now, if the phone has not been told.
  private(set) var pending: CGPoint?

  mutating func press(_ point: CGPoint, on phone: Phone) {
    pending = nil
    isDown = true
    phone.touchDown(at: point)
  }

  mutating func move(_ point: CGPoint) {
    if isDown { pending = point }
  }

  /// Tells the phone of the movement, once a frame.
  mutating func deliver(to phone: Phone) {
    guard let point = pending else { return }
    pending = nil
    phone.touchMove(to: point)
  }

  mutating func lift(on phone: Phone) {
    guard isDown else { return }
    deliver(to: phone)
    isDown = false
    phone.touchUp()
  }
}
