import Foundation

/// The printed table: a line for each fault, then the rows with faults, then a row for each screen
/// with all its runs.
enum DemoTable {
  typealias Judged = (run: DemoRun, faults: [String])

  static func text(of runs: [Judged]) -> String {
    let failed = runs.filter { !$0.faults.isEmpty }
    var text = ""
    for (run, faults) in failed {
      for fault in faults { text += "FAIL \(run.name): \(fault)\n" }
    }
    var table = TextTable([
      ("", .left), ("screen", .left), ("run", .left), ("covered without", .right),
      ("visible with", .right), ("gap", .right), ("moved", .right), ("tracking", .right),
      ("restored", .right), ("frames", .right),
    ])
    for one in failed {
      let device = one.run.device
      table.add(
        row([one], "\(device.device.name), \(device.orientation.rawValue), \(one.run.variant.id)"))
    }
    var screens: [String] = []
    for (run, _) in runs where !screens.contains(run.screen.id) { screens.append(run.screen.id) }
    for id in screens {
      let all = runs.filter { $0.run.screen.id == id }
      let bad = all.count { !$0.faults.isEmpty }
      table.add(row(all, bad == 0 ? "all \(all.count)" : "\(bad) of \(all.count) fail"))
    }
    return (text.isEmpty ? "" : text + "\n") + table.text
  }

  private static func row(_ runs: [Judged], _ name: String) -> [String] {
    let results = runs.map(\.run.result)
    func count(_ condition: (DemoResult) -> Bool) -> String {
      "\(results.count(where: condition))/\(results.count)"
    }
    func range(_ value: (DemoResult) -> CGFloat) -> String {
      let values = results.map(value)
      guard let low = values.min(), let high = values.max() else { return "" }
      return low.short == high.short ? low.short : "\(low.short)…\(high.short)"
    }
    return [
      runs.allSatisfy(\.faults.isEmpty) ? "ok" : "FAIL", results[0].screen, name,
      count(\.hiddenWithout), count(\.visibleWith), range(\.gap), range(\.moved),
      (results.map(\.maxTrackingError).max() ?? 0).short, count(\.restored),
      "\(results.map(\.frames).reduce(0, +))",
    ]
  }
}
