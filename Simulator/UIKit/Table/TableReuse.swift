/// A cell, or a header or footer view: what a table keeps for later use.
@MainActor
protocol ReusableTableView: UIView {
  /// The identifier by which a table asks for the view.
  var identifier: String? { get set }
}

/// The views that a table made and has no use for at the moment, by their identifiers.
@MainActor
struct TableReuse<View: ReusableTableView> {
  private var classes: [String: AnyClass] = [:]
  private var makers: [String: () -> View] = [:]
  private var idle: [String: [View]] = [:]

  /// Nil removes the registration. A class replaces a nib or a storyboard's prototype: Apple's page
  /// on `register(_:forCellReuseIdentifier:)` says that the latest registration is used.
  mutating func register(_ viewClass: AnyClass?, for identifier: String) {
    classes[identifier] = viewClass
    makers[identifier] = nil
  }

  /// Views that are made from a nib. Nil takes the nib back.
  mutating func register(_ nib: UINib?, for identifier: String) {
    classes[identifier] = nil
    makers[identifier] = nib.map { nib in
      {
        let view = nib.reusableView(View.self, for: identifier)
        view.identifier = identifier
        return view
      }
    }
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
