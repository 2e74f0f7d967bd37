import CUIKitEnums

extension UIGestureRecognizer {
  /// How far recognition has come.
  ///
  /// A discrete gesture (a tap) goes from `possible` to `ended`; a continuous one (a pan) by way of
  /// `began` and `changed`.
  public typealias State = UIGestureRecognizerState
}

extension UIGestureRecognizer.State {
  /// Nothing more will come of this sequence of touches.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

  /// The gesture is going on.
  var isActive: Bool { self == .began || self == .changed }
}
