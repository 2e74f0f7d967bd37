/// The printed table of the walks: a line for each fault, then a row for each screen with all its
/// walks.
enum WalkTable {
  static func text(of runs: [WalkRun]) -> String {
    var text = ""
    for run in runs { for fault in run.faults { text += "FAIL \(run.name): \(fault)\n" } }
    var table = TextTable([
      ("", .left), ("walk", .left), ("run", .left), ("inputs", .right), ("forwards", .right),
      ("backwards", .right), ("visible at", .right), ("smallest gap", .right),
      ("rows a step", .right), ("restored", .right),
    ])
    for walk in Walk.all {
      let all = runs.filter { $0.walk.id == walk.id }
      if !all.isEmpty { table.add(row(all)) }
    }
    return (text.isEmpty ? "" : text + "\n") + table.text
  }

  private static func row(_ runs: [WalkRun]) -> [String] {
    let results = runs.map(\.result)
    let bad = runs.count { !$0.faults.isEmpty }
    func sum(_ value: (WalkResult) -> Int) -> Int { results.map(value).reduce(0, +) }
    let most = results.map(\.mostRows).max() ?? 0
    return [
      bad == 0 ? "ok" : "FAIL", results[0].screen,
      bad == 0 ? "all \(runs.count)" : "\(bad) of \(runs.count) fail",
      "\(results[0].inputs)", "\(sum(\.forwards))", "\(sum(\.backwards))",
      "\(sum(\.visible))/\(sum(\.stops))", (results.map(\.gap).min() ?? 0).short,
      most == 0 ? "" : "\(most) ≤ \(results.map(\.rowLimit).max() ?? 0)",
      "\(results.count(where: \.restored))/\(results.count)",
    ]
  }
}
