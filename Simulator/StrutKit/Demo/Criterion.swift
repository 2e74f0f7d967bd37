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

  /// Points; from the design's budget. It is also what frames that are rounded to pixels, at each
  /// level of a tree of views, may add up to at rest.
  static let limit: CGFloat = 0.5

  static let all: [Criterion] = [
    Criterion(name: "tap") { run in
      run.with.tapsTookFocus && run.without.tapsTookFocus
        ? nil : "the touch did not give the field the focus"
    },
    Criterion(name: "keyboard") { run in
      let stops = run.with.stops + run.without.stops
      guard !stops.isEmpty else { return "it never came to rest" }
      let worst = stops.map { abs($0.sample.keyboardTop - $0.keyboard.minY) }.max() ?? 0
      return worst <= DemoRun.rounding ? nil : "it stands \(worst.short) pt off"
    },
    Criterion(name: "without the library") { run in
      switch (run.result.hiddenWithout, run.isHiddenByGeometry) {
      case (false, true): "the keyboard does not cover the field, which demonstrates nothing"
      case (true, false): "the keyboard covers a field that it should not reach"
      default: nil
      }
    },
    Criterion(name: "without the library, moved") { run in
      run.without.stops.allSatisfy { $0.sample.field.minY == $0.restField.minY }
        ? nil : "the field moved by itself"
    },
    Criterion(name: "with the library") { run in
      let result = run.result
      guard !result.visibleWith, result.impossible == nil else { return nil }
      return "the field is not completely visible, gap \(result.gap.short) pt"
    },
    Criterion(name: "at rest") { run in
      let distances = run.with.stops.map { abs($0.restEdge - $0.rise - $0.sample.edge) }
      let worst = distances.max() ?? 0
      return worst <= limit ? nil : "the edge stands \(worst.short) pt off"
    },
    Criterion(name: "unmoved") { run in
      for stop in run.with.stops where stop.rise == 0 {
        let way = max(
          abs(stop.sample.edge - stop.restEdge), abs(stop.sample.field.minY - stop.restField.minY))
        if way > 0 { return "nothing should move, and something did by \(way.short) pt" }
      }
      return run.with.strayed == 0
        ? nil : "what has to stay where it is moved by \(run.with.strayed.short) pt"
    },
    Criterion(name: "tracking") { run in
      let worst = run.result.maxTrackingError
      return worst <= limit ? nil : "off by \(worst.short) pt, more than \(limit)"
    },
    Criterion(name: "restored") { run in
      run.result.restored ? nil : "some layer did not come back bit for bit"
    },
    Criterion(name: "interrupted") { run in
      for jump in run.with.turns where !jump.isContinuous {
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
