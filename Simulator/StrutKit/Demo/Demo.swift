import Foundation
import Matrix
import Phone

/// Records all screens, writes page, results and stills, and prints the table.
@MainActor
struct Demo {
  private let options: DemoOptions
  private let console: Console
  private let pool = FilmPool()

  init(_ options: DemoOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  func run() throws -> Int32 {
    try MissingFontError.check()
    let places = try DemoPlaces(options.output)
    let matrixRuns =
      options.playsMatrix
      ? try MatrixProcesses(console, which: "short", total: MatrixPlan.short.count) : nil
    let (runs, walks, chats) = try play()
    let matrix = matrixRuns?.results() ?? []
    let judged = runs.map { (run: $0, faults: Criterion.faults(of: $0)) }

    for run in runs { try writeStills(of: run, to: places.stills) }
    let rows =
      runs.map(\.result.json) + walks.map(\.result.json) + chats.map(\.result.json)
      + matrix.map { JSON.written($0.json) }
    let results = JSON.array(rows).text(indented: true) + "\n"
    try Descriptor.write(Data(results.utf8), toFile: places.results)
    let hasPage = options.films != .none
    if hasPage {
      let html = try DemoPage(judged, walks: walks, chats: chats, matrix: matrix, pool: pool)
        .html()
      try Descriptor.write(Data(html.utf8), toFile: places.page)
    } else {
      // One of an earlier run would tell something else.
      unlink(places.page.path)
    }

    let failed = judged.count { !$0.faults.isEmpty }
    let failedWalks = walks.count { !$0.faults.isEmpty }
    let failedChats = chats.count { !$0.faults.isEmpty }
    var verdict: [String] = []
    if !runs.isEmpty {
      try console.output(DemoTable.text(of: judged) + "\n")
      verdict.append(Self.verdict(failed, of: runs.count, "runs"))
    }
    if !walks.isEmpty {
      try console.output(WalkTable.text(of: walks) + "\n")
      verdict.append(Self.verdict(failedWalks, of: walks.count, "walks"))
    }
    if !chats.isEmpty {
      try console.output(ChatTable.text(of: chats) + "\n")
      verdict.append(Self.verdict(failedChats, of: chats.count, "chats"))
    }
    if hasPage { verdict.append("Open \(places.page.path) to watch them.") }
    let isListed = try tell(of: matrix)
    try console.line(verdict.joined(separator: " "))
    return failed + failedWalks + failedChats == 0 && isListed ? 0 : 1
  }

  private static func verdict(_ failed: Int, of count: Int, _ what: String) -> String {
    failed == 0
      ? "All \(count) \(what) are as they have to be."
      : "\(failed) of \(count) \(what) are not as they have to be."
  }

  /// What the red list says of the app screens.
  ///
  /// - Returns: Whether nothing is amiss.
  private func tell(of matrix: [MatrixRow]) throws -> Bool {
    guard options.playsMatrix else { return true }
    guard matrix.count == MatrixPlan.short.count else {
      throw UsageError("Only \(matrix.count) runs of the matrix came to their end.")
    }
    // Elsewhere than in the package's folder there is no list, and nothing to compare with.
    guard let list = try? String(contentsOfFile: MatrixCommand.defaultList, encoding: .utf8) else {
      return true
    }
    let others = MatrixPlan.runs(notIn: "short")
    let verdict = MatrixVerdict(
      matrix, list: RedList(list).filtered { !others.contains($0) }, isWhole: true)
    for line in verdict.wrong { try console.line(line) }
    try console.line(verdict.summary)
    return verdict.wrong.isEmpty
  }

  private func play() throws -> ([DemoRun], [WalkRun], [ChatRun]) {
    let onSome = (options.walks.count + options.chats.count) * options.walkDevices.count
    var progress = ProgressLine(
      console, total: options.screens.count * options.devices.count + onSome)
    defer { progress.finish() }
    return (try record(&progress), walk(&progress), try chat(&progress))
  }

  private func record(_ progress: inout ProgressLine) throws -> [DemoRun] {
    var runs: [DemoRun] = []
    for screen in options.screens {
      for device in options.devices {
        progress.step("\(screen.title), \(device.device.name)")
        for (device, variant) in options.runs(of: screen, on: device) {
          let pool = options.isFilmed(variant, on: device) ? pool : nil
          runs.append(try DemoRun.record(screen, on: device, under: variant, pool: pool))
        }
      }
    }
    return runs
  }

  private func walk(_ progress: inout ProgressLine) -> [WalkRun] {
    var runs: [WalkRun] = []
    for walk in options.walks {
      for device in options.walkDevices {
        progress.step("\(walk.title), \(device.device.name)")
        let pool = options.isFilmed(walk, on: device) ? pool : nil
        runs.append(WalkRun.record(walk, on: device, pool: pool))
      }
    }
    return runs
  }

  private func chat(_ progress: inout ProgressLine) throws -> [ChatRun] {
    var runs: [ChatRun] = []
    for chat in options.chats {
      for device in options.walkDevices {
        progress.step("\(chat.title), \(device.device.name)")
        let pool = options.playsChats(on: device) ? pool : nil
        for container in chat.containers(isMain: options.isMain(device)) {
          runs.append(try ChatRun.record(chat, in: container, on: device, pool: pool))
        }
      }
    }
    return runs
  }

  /// `before`, `without` and `with`, for a look without a browser, and strips of them side by side.
  private func writeStills(of run: DemoRun, to folder: URL) throws {
    guard run.variant.id == Variant.standard.id else { return }
    let pictures = [
      ("before", run.with.stills["before"]), ("without", run.without.stills["up"]),
      ("with", run.with.stills["up"]),
    ]
    let name = "\(run.screen.id)-\(run.device.slug)"
    for (what, picture) in pictures {
      try write(picture?.image, to: folder.appendingPathComponent("\(name)-\(what).png"))
    }
    for (strip, what) in [(StillStrip.comparison(of: run), ""), (.explanation(of: run), "-why")] {
      try write(strip.image, to: folder.appendingPathComponent("\(name)\(what).png"))
    }
  }

  private func write(_ picture: CGImage?, to file: URL) throws {
    if let picture { try Descriptor.write(picture.pngData(), toFile: file) }
  }
}
