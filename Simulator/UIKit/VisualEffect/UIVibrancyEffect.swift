/// Lets the colors of what is behind a blur shine through what is drawn on it; plain here.
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
}
