/// The views that a table made and has no use for at the moment, by their identifiers.
@MainActor
struct TableReuse<View: UIView> {
  private var classes: [String: AnyClass] = [:]
  private var makers: [String: () -> View] = [:]
  private var idle: [String: [View]] = [:]

  /// Nil takes the class back.
  mutating func register(_ viewClass: AnyClass?, for identifier: String) {
    classes[identifier] = viewClass
  }

  /// Views that are made from a nib's prototype.
  mutating func register(_ identifier: String, _ make: @escaping () -> View) {
    makers[identifier] = make
  }

  func make(_ identifier: String) -> View? { makers[identifier]?() }

  func registered(_ identifier: String) -> AnyClass? { classes[identifier] }

  mutating func put(_ view: View, _ identifier: String?) {
    if let identifier { idle[identifier, default: []].append(view) }
  }

  mutating func take(_ identifier: String) -> View? { idle[identifier]?.popLast() }
}
