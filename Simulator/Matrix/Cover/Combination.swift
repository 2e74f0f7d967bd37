/// One run of the matrix: a value of each factor.
package struct Combination: Sendable {
  package let screen: AppScreen
  package let container: Container
  package let window: WindowChoice
  package let pose: Pose
  package let keyboard: KeyboardChoice
  package let deed: Deed
  package internal(set) var world: World
  package let service: Service

  /// The factors' names, in the order in which a run's name has them.
  package static let factors = [
    "screen", "container", "window", "device", "keyboard", "deed", "world", "service",
  ]

  /// The values that joined when the runs of the others had their red list, in that order.
  static let latecomers: [(factor: Int, value: Int)] = [
    (1, Container.all.firstIndex { $0.id == "split" }),
    (5, Deed.all.firstIndex { $0.id == "bar-early" }),
    (5, Deed.all.firstIndex { $0.id == "row-deleted" }),
    (5, Deed.all.firstIndex { $0.id == "row-left" }),
    (5, Deed.all.firstIndex { $0.id == "row-reloaded" }),
    (5, Deed.all.firstIndex { $0.id == "left" }),
    (4, KeyboardChoice.all.firstIndex { $0.id == "accessory" }),
    (4, KeyboardChoice.all.firstIndex { $0.id == "navigator" }),
  ].compactMap { factor, value in value.map { (factor, $0) } }

  /// How many values each factor has.
  static let sizes = [
    AppScreen.all.count, Container.all.count, WindowChoice.allCases.count, Pose.all.count,
    KeyboardChoice.all.count, Deed.all.count, World.usual.count, Service.allCases.count,
  ]

  /// The run whose factors have the values at these indices.
  init(_ choice: [Int]) {
    screen = AppScreen.all[choice[0]]
    container = Container.all[choice[1]]
    window = WindowChoice.allCases[choice[2]]
    pose = Pose.all[choice[3]]
    keyboard = KeyboardChoice.all[choice[4]]
    deed = Deed.all[choice[5]]
    world = World.usual[choice[6]]
    service = Service.allCases[choice[7]]
  }

  /// The run with a name such as `sign-in/root/full/15/standard/type/on-change/explicit`.
  package init?(named id: String) {
    let parts = id.split(separator: "/").map(String.init)
    guard parts.count == Self.factors.count, let world = World(named: parts[6]) else { return nil }
    let choice = [
      AppScreen.all.firstIndex { $0.id == parts[0] },
      Container.all.firstIndex { $0.id == parts[1] },
      WindowChoice.allCases.firstIndex { $0.rawValue == parts[2] },
      Pose.all.firstIndex { $0.id == parts[3] },
      KeyboardChoice.all.firstIndex { $0.id == parts[4] },
      Deed.all.firstIndex { $0.id == parts[5] },
      0,
      Service.allCases.firstIndex { $0.rawValue == parts[7] },
    ].compactMap { $0 }
    guard choice.count == parts.count else { return nil }
    self.init(choice)
    self.world = world
  }

  /// The run without its service: what it shares with its control.
  package var setting: String {
    [
      screen.id, container.id, window.rawValue, pose.id, keyboard.id, deed.id, world.name,
    ].joined(separator: "/")
  }

  package var id: String { setting + "/" + service.rawValue }
}
