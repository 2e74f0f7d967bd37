import Foundation

/// The printed table of the chats: a line for each fault, then a row for each screen with all its
/// runs.
enum ChatTable {
  static func text(of runs: [ChatRun]) -> String {
    var text = ""
    for run in runs { for fault in run.faults { text += "FAIL \(run.name): \(fault)\n" } }
    var table = TextTable([
      ("", .left), ("chat", .left), ("run", .left), ("frames", .right), ("bar off by", .right),
      ("newest message off by", .right), ("text up to", .right), ("covered without", .right),
      ("restored", .right),
    ])
    for chat in Chat.all {
      let all = runs.filter { $0.chat.id == chat.id }
      if !all.isEmpty { table.add(row(all)) }
    }
    return (text.isEmpty ? "" : text + "\n") + table.text
  }

  private static func row(_ runs: [ChatRun]) -> [String] {
    let results = runs.map(\.result)
    let bad = runs.count { !$0.faults.isEmpty }
    func most(_ value: (ChatResult) -> CGFloat) -> String { (results.map(value).max() ?? 0).short }
    return [
      bad == 0 ? "ok" : "FAIL", results[0].screen,
      bad == 0 ? "all \(runs.count)" : "\(bad) of \(runs.count) fail",
      "\(results.map(\.frames).reduce(0, +))", most(\.barError), most(\.messageError),
      most(\.textHeight), "\(results.count { $0.hiddenWithout > 0 })/\(results.count)",
      "\(results.count(where: \.restored))/\(results.count)",
    ]
  }
}
