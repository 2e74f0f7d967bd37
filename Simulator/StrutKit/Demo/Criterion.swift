import Foundation

/// Something that has to be true of every run.
struct Criterion: Sendable {
  let name: String
  /// What is wrong with a run, in a few words; nil when nothing is.
  let fault: @Sendable (DemoRun) -> String?

  /// What is wrong with a run, in the table's order.
  static func faults(of run: DemoRun) -> [String] {
    all.compactMap { criterion in criterion.fault(run).map { "\(criterion.name): \($0)" } }
  }

  /// Points; from the design's budget.
  static let trackingLimit: CGFloat = 0.5

  static let all: [Criterion] = [
    Criterion(name: "tap") { run in
      run.takes.allSatisfy { $0.with.tapTookFocus && $0.without.tapTookFocus }
        ? nil : "the touch did not give the field the focus"
    },
    Criterion(name: "without the library") { run in
      run.result.hiddenWithout
        ? nil : "the keyboard does not cover the field, which demonstrates nothing"
    },
    Criterion(name: "without the library, moved") { run in
      run.takes.allSatisfy {
        $0.without.up?.field ?? $0.without.rest.field == $0.without.rest.field
      }
        ? nil : "the field moved by itself"
    },
    Criterion(name: "with the library") { run in
      let result = run.result
      guard !result.visibleWith, result.impossible == nil else { return nil }
      return "the field is not completely visible, gap \(result.gap.short) pt"
    },
    Criterion(name: "at rest") { run in
      let distances = run.takes.compactMap { take in
        take.with.up.map { abs($0.edge - take.with.target) }
      }
      guard let worst = distances.max() else { return "the keyboard never came to rest" }
      return worst <= 0.001 ? nil : "the edge stands \(worst.short) pt off"
    },
    Criterion(name: "tracking") { run in
      let worst = run.result.maxTrackingError
      return worst <= trackingLimit ? nil : "off by \(worst.short) pt, more than \(trackingLimit)"
    },
    Criterion(name: "restored") { run in
      run.result.restored ? nil : "some layer did not come back bit for bit"
    },
    Criterion(name: "interrupted") { run in
      for jump in run.takes.compactMap(\.with.continuity) where !jump.isContinuous {
        return "a jump of \(jump.positionJump.short) pt and \(jump.velocityJump.short) pt/s"
      }
      return nil
    },
  ]
}

extension CGFloat {
  /// At most three decimals.
  var short: String {
    let rounded = (Double(self) * 1000).rounded() / 1000
    guard rounded == rounded.rounded(), rounded.magnitude < 1e15 else { return "\(rounded)" }
    return String(Int(rounded))
  }
}
