import Foundation
import Matrix

/// `strut matrix`: plays the runs, in as many processes as there are processors, and holds what
/// fails against the red list.
@MainActor
struct MatrixCommand {
  nonisolated static let defaultList = "Simulator/Matrix/red-runs.txt"

  private let console: Console
  private let runs: [Combination]
  private let which: String
  private let red: String
  private let list: URL
  private let part: Part?
  private let picture: URL?

  init(_ options: ParsedOptions, _ console: Console) throws {
    self.console = console
    which = options["--runs"] ?? "short"
    runs = try Self.runs(which)
    red = options["--red"] ?? "check"
    guard ["check", "shrink", "write", "names"].contains(red) else {
      throw UsageError("Option --red knows check, shrink, write and names, not \"\(red)\".")
    }
    guard Self.isListed(which) || !["shrink", "write"].contains(red) else {
      throw UsageError(
        "Option --red \(red) needs every run of the list; leave out --runs, or play worlds or values, or "
          + "what was not played would be taken off.")
    }
    list = URL(fileURLWithPath: options["--list"] ?? Self.defaultList)
    part = try options["--part"].map(Part.init)
    picture = options["--picture"].map { URL(fileURLWithPath: $0) }
    guard picture == nil || runs.count == 1 else {
      throw UsageError(
        "Option --picture draws a single run, but --runs \(which) has \(runs.count). Give the name of one run."
      )
    }
  }

  /// Whether the red list covers the runs of a plan.
  private static func isListed(_ plan: String) -> Bool { MatrixPlan.listed[plan] != nil }

  /// The runs of a plan, of a file with a name on each line, or the one of a name.
  private static func runs(_ which: String) throws -> [Combination] {
    switch which {
    case "short": return MatrixPlan.short
    case "full": return MatrixPlan.full
    case "worlds": return MatrixPlan.worlds
    case "values": return MatrixPlan.values
    default: break
    }
    let text = try? String(contentsOfFile: which, encoding: .utf8)
    let names = text?.split(separator: "\n").map(String.init) ?? [which]
    return try names.map { name in
      guard let run = Combination(named: name), run.reasonLeftOut == nil else {
        throw UsageError(
          "No run is called \"\(name)\". A run is \(Combination.factors.joined(separator: "/")), "
            + "such as sign-in/root/full/15/standard/type/always/explicit; or short, full, worlds, values."
        )
      }
      return run
    }
  }

  func run() throws -> Int32 {
    if let part {
      try play(part)
      return 0
    }
    if red == "names" {
      for run in runs { try console.line(run.id) }
      return 0
    }
    // A single run is told frame by frame, to find the cause of a fault by.
    if runs.count == 1 { for line in Trial.story(of: runs[0]) { try console.line(line) } }
    if let picture { try draw(runs[0], to: picture) }
    let results = try MatrixProcesses(console, which: which, total: runs.count).results()
    guard results.count == runs.count else {
      throw UsageError("Only \(results.count) of \(runs.count) runs came to their end.")
    }
    return try judge(results)
  }

  /// Draws a run as two rows of screens: without the library, and with it.
  private func draw(_ run: Combination, to file: URL) throws {
    let strips = Trial.stills(of: run).map {
      StillStrip(device: run.pose.configuration, stills: $0)
    }
    guard let image = StillStrip.image(of: strips) else { return }
    try Descriptor.write(PagePNG.data(of: image), toFile: file)
  }

  /// Plays every n-th setting; what else is printed meanwhile does not begin with the mark.
  private func play(_ part: Part) throws {
    var settings: [[Combination]] = []
    for run in runs {
      if settings.last?.first?.setting == run.setting {
        settings[settings.count - 1].append(run)
      } else {
        settings.append([run])
      }
    }
    for (index, group) in settings.enumerated() where index % part.count == part.index {
      for trial in Trial.play(group) {
        try console.line(MatrixRow(trial).line)
      }
    }
  }

  private func judge(_ rows: [MatrixRow]) throws -> Int32 {
    let known = RedList((try? String(contentsOf: list, encoding: .utf8)) ?? "")
    if red != "check" {
      let found = RedList(results: rows.map { ($0.id, $0.faults) })
      let others = MatrixPlan.runs(notIn: which)
      let new =
        red == "write"
        ? known.rewritten(to: found, keeping: others) : known.shrunk(to: found, keeping: others)
      try Descriptor.write(Data(new.text.utf8), toFile: list)
      try console.line("\(found.faults.count) of \(rows.count) runs fail.")
      try console.line("The red list has \(new.faults.count) runs.")
      return 0
    }
    let others = MatrixPlan.runs(notIn: which)
    let verdict = MatrixVerdict(
      rows, list: known.filtered { !others.contains($0) }, isWhole: Self.isListed(which))
    for line in verdict.wrong { try console.line(line) }
    for (reason, pairs) in MatrixPlan.leftOut {
      try console.line("Left out, \(pairs) pairs of values: \(reason)")
    }
    try console.line(verdict.summary)
    return verdict.wrong.isEmpty ? 0 : 1
  }
}
