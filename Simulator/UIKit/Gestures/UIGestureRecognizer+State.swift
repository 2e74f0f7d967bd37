extension UIGestureRecognizer {
  /// How far recognition has come.
  ///
  /// A discrete gesture (a tap) goes from `possible` to `ended`; a continuous one (a pan) by way of
  /// `began` and `changed`.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static let recognized = State.ended

    /// Nothing more will come of this sequence of touches.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

    /// The gesture is going on.
    var isActive: Bool { self == .began || self == .changed }
  }
}
