import Phone
import Testing

@testable import Matrix

/// Which runs the matrix has.
@Suite struct CoverTests {
  @Test("Every two values that go together meet in some run") func pairsMeet() {
    let sizes = Combination.sizes.dropLast()
    let runs = Set(Cover().runs.map(\.setting)).map { setting in
      setting.split(separator: "/").map(String.init)
    }
    var met: Set<String> = []
    for parts in runs {
      for a in sizes.indices {
        for b in sizes.indices where b > a { met.insert("\(a)\(parts[a]) \(b)\(parts[b])") }
      }
    }
    let names = Self.names
    for a in sizes.indices {
      for b in sizes.indices where b > a {
        for one in 0..<sizes[a] {
          for other in 0..<sizes[b] where Combination.areCompatible((a, one), (b, other)) {
            let pair = "\(a)\(names[a][one]) \(b)\(names[b][other])"
            #expect(met.contains(pair) || Self.impossible.contains(pair), "\(pair)")
          }
        }
      }
    }
  }

  /// The values' names, factor by factor.
  private static let names = [
    AppScreen.all.map(\.id), Container.all.map(\.id), WindowChoice.allCases.map(\.rawValue),
    Pose.all.map(\.id), KeyboardChoice.all.map(\.id), Deed.all.map(\.id),
    World.usual.map(\.name),
  ]

  /// Pairs that a third factor keeps apart; none today.
  private static let impossible: Set<String> = []

  @Test("Values that came later add runs, one after another, and change none") func laterValues() {
    var runs = Cover().runs[...]
    #expect(Combination.latecomers.count == 8)
    for place in Combination.latecomers.reversed() {
      let name = Self.names[place.factor][place.value]
      let late: (Combination) -> Bool = {
        $0.setting.split(separator: "/")[place.factor] == name
      }
      let first = runs.firstIndex(where: late) ?? runs.endIndex
      #expect(runs.endIndex - first > 20 && runs.endIndex - first < runs.count / 5)
      #expect(runs[first...].allSatisfy(late))
      runs = runs[..<first]
    }
  }

  @Test("The same factors give the same runs, and none that is left out") func sameRuns() {
    let runs = Cover().runs
    #expect(runs.map(\.id) == Cover().runs.map(\.id))
    #expect(runs.allSatisfy { $0.reasonLeftOut == nil })
    #expect(Set(MatrixPlan.short.map(\.id)).count == MatrixPlan.short.count)
    #expect((1_200...2_000).contains(MatrixPlan.short.count), "\(MatrixPlan.short.count)")
  }

  @Test("Every container and every deed meets every behavior value")
  func worlds() {
    let runs = MatrixPlan.worlds
    var met: Set<String> = []
    for run in runs {
      let values = Set(SystemBehavior.factors.map { $0.value(in: run.world.behavior) })
      for value in values {
        met.formUnion(["\(run.container.id) \(value)", "\(run.deed.id) \(value)"])
      }
    }
    let standard = SystemBehavior()
    for factor in SystemBehavior.factors {
      for value in factor.values where value != factor.value(in: standard) {
        for container in Container.all { #expect(met.contains("\(container.id) \(value)")) }
        for deed in Deed.all { #expect(met.contains("\(deed.id) \(value)")) }
      }
    }
    #expect(runs.allSatisfy { $0.reasonLeftOut == nil })
    #expect((200...400).contains(runs.count), "\(runs.count)")
    for run in runs { #expect(Combination(named: run.id)?.id == run.id) }
  }

  @Test("Every container and every deed meets each fault of accessory views under one")
  func accessoryViews() {
    let values = [
      SystemBehavior.GuideFault.liesUnderAccessory.rawValue,
      SystemBehavior.GuideFault.miscountsAccessory.rawValue,
      SystemBehavior.AccessoryRects.window.rawValue,
      SystemBehavior.AccessoryHeights.leftOut.rawValue,
    ]
    for value in values {
      let runs = MatrixPlan.worlds.filter { run in
        ["accessory", "navigator"].contains(run.keyboard.id)
          && SystemBehavior.factors.contains { $0.value(in: run.world.behavior) == value }
      }
      #expect(Set(runs.map(\.container.id)) == Set(Container.all.map(\.id)))
      #expect(Set(runs.map(\.deed.id)) == Set(Deed.all.map(\.id)))
    }
  }

  @Test("A run is found by its name, and nothing by another") func names() {
    for run in MatrixPlan.short { #expect(Combination(named: run.id)?.id == run.id) }
    #expect(Combination(named: "sign-in/root") == nil)
    #expect(Combination(named: "a/b/c/d/e/f/g/h") == nil)
  }

  @Test("What is left out has a reason that says so") func reasons() {
    let reasons = MatrixPlan.leftOut
    #expect(reasons.count == 7)
    #expect(reasons.allSatisfy { $0.pairs > 0 && $0.reason.hasSuffix(".") })
  }
}
