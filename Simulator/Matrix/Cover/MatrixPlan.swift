import Phone

/// Which runs are played.
package enum MatrixPlan {
  /// Every screen in every container on one phone, and the cover of all factors.
  package static let short: [Combination] = unique(grid(allDeeds: false) + Cover().runs)

  /// Every screen in every container with every deed on one phone, and the cover.
  package static var full: [Combination] { unique(grid(allDeeds: true) + Cover().runs) }

  /// Runs in which every container and every deed meets every value of every system behavior.
  package static let worlds: [Combination] = unique(WorldCover().runs)

  /// Each run of `short` in the default world, once with every value of every system behavior.
  package static let values: [Combination] = {
    let worlds = SystemBehavior.factors.flatMap { factor in
      factor.values.filter { $0 != factor.value(in: SystemBehavior()) }
        .compactMap(SystemBehavior.init(named:)).map(World.init(behavior:))
    }
    let runs = short.filter { $0.world == .onChange }
    return worlds.flatMap { world in
      runs.map { run in
        var run = run
        run.world = world
        return run
      }
    }
  }()

  /// The plans whose failing runs are on the red list, by the names that `strut matrix` knows.
  package static var listed: [String: [Combination]] {
    ["short": short, "worlds": worlds, "values": values]
  }

  /// Returns the names of the runs that are only in other plans of the red list. Empty if the red
  /// list does not cover the plan.
  package static func runs(notIn plan: String) -> Set<String> {
    guard let own = listed[plan] else { return [] }
    return Set(listed.values.flatMap { $0 }.map(\.id)).subtracting(own.map(\.id))
  }

  /// Why combinations of two values are left out, and how many there are.
  package static var leftOut: [(reason: String, pairs: Int)] {
    var counts: [String: Int] = [:]
    let sizes = Combination.sizes
    for a in sizes.indices {
      for b in sizes.indices where b > a {
        for one in 0..<sizes[a] {
          for other in 0..<sizes[b] {
            if let reason = Combination.reasonLeftOut((a, one), (b, other)) {
              counts[reason, default: 0] += 1
            }
          }
        }
      }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// On an iPhone 15, upright, with the standard keyboard; services in turn.
  private static func grid(allDeeds: Bool) -> [Combination] {
    let pose = Pose.all.firstIndex { $0.id == "15" } ?? 0
    var runs: [Combination] = []
    for screen in AppScreen.all.indices {
      for container in Container.all.indices {
        let first = allDeeds ? 0 : screen + container
        for deed in first..<(first + (allDeeds ? Deed.all.count : 1)) {
          let service = [0, 2][(screen + container + deed) % 2]
          let run = Combination(
            [
              screen, container, 0, pose, 0, deed % Deed.all.count, (screen + deed) % 2, service,
            ])
          let usual = Combination([screen, container, 0, pose, 0, 0, 0, service])
          // If a container does not allow the deed, the run types instead.
          for run in [run, usual] where run.reasonLeftOut == nil {
            runs.append(run)
            break
          }
        }
      }
    }
    return runs
  }

  private static func unique(_ runs: [Combination]) -> [Combination] {
    var seen: Set<String> = []
    return runs.filter { seen.insert($0.id).inserted }.sorted { $0.setting < $1.setting }
  }
}
