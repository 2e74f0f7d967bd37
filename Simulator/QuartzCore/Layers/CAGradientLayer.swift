/// A layer filled with colors along a line.
open class CAGradientLayer: CALayer {
  override func didCreate() {
    state.gradient = GradientState()
  }

  private var gradient: GradientState {
    get { state.gradient ?? GradientState() }
    set { state.gradient = newValue }
  }

  private func set<Value: Equatable>(
    _ property: WritableKeyPath<GradientState, Value>, _ value: Value, _ key: String
  ) {
    guard gradient[keyPath: property] != value else { return }
    change(key) { $0.gradient?[keyPath: property] = value }
  }

  /// `CGColor`s; anything else in the array is left out.
  open var colors: [Any]? {
    get { gradient.colors }
    set { set(\.colors, newValue?.compactMap { $0 as? CGColor }, "colors") }
  }

  /// Where each color stands, 0…1; nil spreads them evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: Double($0)) } }
    set { set(\.locations, newValue?.map { CGFloat($0.doubleValue) }, "locations") }
  }

  /// In the unit space of the bounds.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { set(\.startPoint, newValue, "startPoint") }
  }

  /// In the unit space of the bounds.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { set(\.endPoint, newValue, "endPoint") }
  }

  open var type: CAGradientLayerType {
    get { gradient.type }
    set { set(\.type, newValue, "type") }
  }
}
