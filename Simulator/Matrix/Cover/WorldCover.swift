import Phone

/// A list of runs in which every container and every deed meets every value of every system
/// behavior that is not its default.
///
/// A world of the list differs from the default in four values at most, so that the cause of a
/// fault can be found. The algorithm is greedy and deterministic, as ``Cover``'s is. Screens,
/// devices and keyboards take turns from run to run.
struct WorldCover {
  /// The number of behaviors in which a world may differ from the default.
  private static let breadth = 4

  /// A value of a behavior.
  private struct Value: Hashable {
    let factor: Int
    let name: String
  }

  /// The window of the app, and its device.
  private struct Stage {
    let window: WindowChoice
    let pose: String
    let keyboard: String
  }

  private static let stages = [
    Stage(window: .full, pose: "15", keyboard: "standard"),
    Stage(window: .full, pose: "se", keyboard: "autofill"),
    Stage(window: .stageManager, pose: "pad-11", keyboard: "standard"),
    Stage(window: .full, pose: "15-max-sideways", keyboard: "plain"),
    Stage(window: .full, pose: "15", keyboard: "emoji"),
    Stage(window: .slideOver, pose: "pad-13-sideways", keyboard: "third-party"),
  ]

  /// Stages with an accessory view.
  private static let stagesWithBars = [
    Stage(window: .full, pose: "15", keyboard: "accessory"),
    Stage(window: .stageManager, pose: "pad-11", keyboard: "navigator"),
    Stage(window: .full, pose: "se", keyboard: "navigator"),
    Stage(window: .slideOver, pose: "pad-13-sideways", keyboard: "accessory"),
  ]
  /// Values that matter only with an accessory view.
  private static let valuesOfBars: Set<String> = [
    SystemBehavior.GuideFault.liesUnderAccessory.rawValue,
    SystemBehavior.GuideFault.miscountsAccessory.rawValue,
    SystemBehavior.AccessoryRects.window.rawValue,
    SystemBehavior.AccessoryHeights.leftOut.rawValue,
  ]

  /// Screens whose lowest input is a text view, which some values are about.
  private static let screensOfTexts: Set<String> = ["note", "profile"]

  /// Values that matter only for a window that does not begin at the screen's origin.
  private static let valuesOfTablets: Set<String> = [
    SystemBehavior.AccessoryRects.window.rawValue, SystemBehavior.WindowOrigins.zero.rawValue,
  ]
  /// Whether one world may have both values. If a window reports a wrong origin, only its keyboard
  /// layout guide tells the truth. If both are wrong, no library can be right.
  private static func goTogether(_ a: Value, _ b: Value) -> Bool {
    guard a.factor != b.factor else { return false }
    let names = [a.name, b.name]
    return !names.contains(SystemBehavior.WindowOrigins.zero.rawValue)
      || !SystemBehavior.GuideFault.allCases.contains { names.contains($0.rawValue) }
  }

  /// Values that were added after the runs of the others had got their names.
  private static let laterValues: Set<String> = [
    SystemBehavior.AccessoryHeights.leftOut.rawValue,
    SystemBehavior.ContainerFrames.animated.rawValue, SystemBehavior.SheetShape.floating.rawValue,
  ]

  /// Values that matter only in a list.
  private static let valuesOfLists: Set<String> = [
    SystemBehavior.RowHeights.forgotten.rawValue,
    SystemBehavior.CollectionRecursion.goesOn.rawValue,
    SystemBehavior.CollectionRecursion.endsFirst.rawValue,
  ]
  private static let lists: Set<String> = ["settings", "checkout", "comments", "search", "detail"]

  private let values: [Value]
  /// The values that worlds may have now.
  private var pool: [Value] = []
  private var stages = Self.stages
  /// Whether the keyboards of the stages have an accessory view.
  private var hasBars = false
  private var deedNeeds: [Int: Set<Value>] = [:]
  private var containerNeeds: [Int: Set<Value>] = [:]
  private(set) var runs: [Combination] = []

  init() {
    let standard = SystemBehavior()
    values = SystemBehavior.factors.enumerated().flatMap { index, factor in
      factor.values.filter { $0 != factor.value(in: standard) }.map {
        Value(factor: index, name: $0)
      }
    }
    // Values that were added later have their own runs, so that the other runs keep their names.
    pool = values.filter { !Self.laterValues.contains($0.name) }
    cover(pool)
    let ofBars = values.filter { Self.valuesOfBars.contains($0.name) }
    pool = values
    (stages, hasBars) = (Self.stagesWithBars, true)
    cover(ofBars)
    (stages, hasBars) = (Self.stages, false)
    cover(values.filter { Self.laterValues.contains($0.name) && !ofBars.contains($0) })
  }

  /// Adds runs in which every container and every deed meets every given value.
  private mutating func cover(_ needed: [Value]) {
    for deed in Deed.all.indices { deedNeeds[deed] = Set(needed) }
    for container in Container.all.indices { containerNeeds[container] = Set(needed) }
    for deed in Deed.all.indices {
      for value in values where deedNeeds[deed]?.contains(value) == true {
        add(deed: deed, container: container(for: deed, value), value)
      }
    }
    for container in Container.all.indices {
      for value in values where containerNeeds[container]?.contains(value) == true {
        add(deed: 0, container: container, value)
      }
    }
  }

  /// Returns a container for a deed that has not met the value yet, and few other values.
  /// Containers in which the deed is impossible are left out.
  private func container(for deed: Int, _ value: Value) -> Int {
    let possible = Container.all.indices.filter {
      Container.all[$0].isPushed || !Deed.all[deed].needsNavigation
    }
    let start = runs.count % possible.count
    let turned = possible[start...] + possible[..<start]
    func need(_ container: Int) -> Int {
      let needs = containerNeeds[container] ?? []
      return (needs.contains(value) ? 1_000 : 0) + needs.count
    }
    return turned.max { need($0) < need($1) } ?? 0
  }

  private mutating func add(deed: Int, container: Int, _ first: Value) {
    var world = [first]
    func gain(_ value: Value) -> Int {
      (deedNeeds[deed]?.contains(value) == true ? 1 : 0)
        + (containerNeeds[container]?.contains(value) == true ? 1 : 0)
    }
    while world.count < Self.breadth {
      // Each run begins with another value. So ties end differently, and many different worlds are
      // played.
      let free = turned(pool, by: runs.count * 5).filter { value in
        world.allSatisfy { Self.goTogether($0, value) }
      }
      guard let best = free.max(by: { gain($0) < gain($1) }), gain(best) > 0 else { break }
      world.append(best)
    }
    if let run = run(deed, container, world) { runs.append(run) }
    deedNeeds[deed]?.subtract(world)
    containerNeeds[container]?.subtract(world)
  }

  /// Returns the first possible run with some values; nil if none is possible. Each call begins
  /// with another screen and device.
  private func run(_ deed: Int, _ container: Int, _ values: [Value]) -> Combination? {
    var behavior = SystemBehavior()
    for value in values { SystemBehavior.factors[value.factor].set(value.name, in: &behavior) }
    let isOfTablets = values.contains { Self.valuesOfTablets.contains($0.name) }
    let isOfLists = values.contains { Self.valuesOfLists.contains($0.name) }
    let isOfTexts =
      hasBars && values.contains { $0.name == SystemBehavior.AccessoryRects.window.rawValue }
    let number = runs.count
    let stages = stages.filter { !isOfTablets || $0.window != .full }
    let screens = AppScreen.all.indices.filter {
      let id = AppScreen.all[$0].id
      if isOfTexts { return Self.screensOfTexts.contains(id) }
      return !isOfLists || Self.lists.contains(id)
    }
    // A deed may need a screen or a device that the world does not ask for.
    for screen in turned(screens, by: number) + Array(AppScreen.all.indices) {
      for stage in turned(stages, by: number) + self.stages {
        for service in turned([0, 2, 1], by: number) {
          guard let pose = Pose.all.firstIndex(where: { $0.id == stage.pose }),
            let keyboard = KeyboardChoice.all.firstIndex(where: { $0.id == stage.keyboard }),
            let window = WindowChoice.allCases.firstIndex(of: stage.window)
          else { continue }
          var run = Combination([screen, container, window, pose, keyboard, deed, 0, service])
          run.world = World(behavior: behavior)
          if run.reasonLeftOut == nil { return run }
        }
      }
    }
    return nil
  }

  private func turned<Element>(_ list: [Element], by steps: Int) -> [Element] {
    let start = steps % list.count
    return Array(list[start...] + list[..<start])
  }
}
