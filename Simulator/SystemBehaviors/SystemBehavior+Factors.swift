extension SystemBehavior {
  /// One property of a system behavior, with all of its values by name.
  public struct Factor: Sendable {
    /// The names of the values, as `SystemBehavior.name` writes them; the default value is one of
    /// them.
    public let values: [String]
    private let read: @Sendable (SystemBehavior) -> String
    private let write: @Sendable (inout SystemBehavior, String) -> Void

    init<Value>(_ property: WritableKeyPath<SystemBehavior, Value> & Sendable)
    where Value: RawRepresentable<String> & CaseIterable & SendableMetatype {
      values = Value.allCases.map(\.rawValue)
      read = { $0[keyPath: property].rawValue }
      write = { behavior, name in
        if let value = Value(rawValue: name) { behavior[keyPath: property] = value }
      }
    }

    /// The name of the value that a behavior has.
    public func value(in behavior: SystemBehavior) -> String { read(behavior) }

    /// Sets the property to the value of a name. Does nothing for a name that is not in `values`.
    public func set(_ name: String, in behavior: inout SystemBehavior) { write(&behavior, name) }
  }

  /// All properties, in the order in which a name has their values.
  public static let factors: [Factor] = [
    Factor(\.turnEnd),
    Factor(\.containerFrames),
    Factor(\.transitionStart),
    Factor(\.sheetRise),
    Factor(\.guideConstraints),
    Factor(\.guideMoves),
    Factor(\.guideFault),
    Factor(\.lateGuides),
    Factor(\.accessoryRects),
    Factor(\.accessoryHeights),
    Factor(\.windowOrigins),
    Factor(\.responderScroll),
    Factor(\.scrollAnimating),
    Factor(\.rowHeights),
    Factor(\.collectionRecursion),
    Factor(\.observerOrder),
    Factor(\.mainThread),
    Factor(\.animationSpeed),
    Factor(\.sheetShape),
  ]

  /// The values that differ from the default, joined by `+`; `default` where none does.
  public var name: String {
    let standard = SystemBehavior()
    let names = Self.factors.filter { $0.value(in: self) != $0.value(in: standard) }
      .map { $0.value(in: self) }
    return names.isEmpty ? "default" : names.joined(separator: "+")
  }

  /// The behavior with a name such as `run-loop-observer+frames-in-every-layout`; nil where a part
  /// of the name is no value.
  public init?(named name: String) {
    self.init()
    guard name != "default" else { return }
    for part in name.split(separator: "+").map(String.init) {
      guard let factor = Self.factors.first(where: { $0.values.contains(part) }) else { return nil }
      factor.set(part, in: &self)
    }
  }
}
