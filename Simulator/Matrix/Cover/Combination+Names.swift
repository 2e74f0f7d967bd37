extension Combination {
  /// The name of a factor for readers, with a name for all its values together, and for each of
  /// them.
  package struct Factor: Sendable {
    package let name: String
    package let all: String
    package let values: [(id: String, title: String)]
  }

  /// The factors in the order in which a run's name has them.
  package static var names: [Factor] {
    [
      Factor(name: "screen", all: "All screens", values: AppScreen.all.map { ($0.id, $0.title) }),
      Factor(
        name: "container", all: "All containers", values: Container.all.map { ($0.id, $0.title) }),
      Factor(
        name: "window", all: "All windows",
        values: WindowChoice.allCases.map { ($0.rawValue, $0.title) }),
      Factor(
        name: "device", all: "All devices",
        values: Pose.all.map {
          let side = $0.configuration.orientation == .landscape ? ", sideways" : ""
          return ($0.id, $0.configuration.device.name + side)
        }),
      Factor(
        name: "keyboard", all: "All keyboards",
        values: KeyboardChoice.all.map { ($0.id, $0.title) }),
      Factor(name: "deed", all: "All deeds", values: Deed.all.map { ($0.id, $0.title) }),
      Factor(
        name: "world", all: "Both ways of frames",
        values: [("on-change", "On change"), ("always", "At every layout")]),
      Factor(
        name: "service", all: "All ways to ask",
        values: [
          ("explicit", "Explicit"), ("lifting", "Lifting only"), ("automatic", "Automatic"),
        ]),
    ]
  }
}
