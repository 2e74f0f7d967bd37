/// How often an animation or display link would like frames, per second.
public struct CAFrameRateRange: Sendable {
  public var minimum: Float = 0
  public var maximum: Float = 0
  public var preferred: Float = 0

  public init() {}

  public init(minimum: Float, maximum: Float, preferred: Float) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
