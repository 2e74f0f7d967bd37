/// The printed table: rows with faults first, and a line for each fault below its row.
enum DemoTable {
  static func text(of runs: [(run: DemoRun, faults: [String])]) -> String {
    var table = TextTable([
      ("", .left), ("screen", .left), ("device", .left), ("field", .right),
      ("keyboard", .right), ("without", .left), ("with", .left), ("gap", .right),
      ("moved", .right), ("tracking", .right), ("restored", .left), ("frames", .right),
    ])
    let ordered = runs.filter { !$0.faults.isEmpty } + runs.filter(\.faults.isEmpty)
    for (run, faults) in ordered {
      let result = run.result
      table.add([
        faults.isEmpty ? "ok" : "FAIL", result.screen, result.device,
        "\(result.fieldBefore.minY.short)", result.keyboardTop.short,
        result.hiddenWithout ? "covered" : "visible", result.visibleWith ? "visible" : "covered",
        result.gap.short, result.moved.short, result.maxTrackingError.short,
        result.restored ? "exactly" : "no", "\(result.frames)",
      ])
    }
    var text = ""
    for (run, faults) in ordered {
      for fault in faults {
        text += "FAIL \(run.screen.id) on \(run.device.device.name): \(fault)\n"
      }
    }
    return (text.isEmpty ? "" : text + "\n") + table.text
  }
}
