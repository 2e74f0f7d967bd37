import Foundation
import Matrix

/// `strut soak`: plays hostile days, in as many processes as there are processors.
@MainActor
struct SoakCommand {
  private let console: Console
  private let steps: Int
  private let seed: UInt64
  private let known: RedList?
  private let part: Part?

  init(_ options: ParsedOptions, _ console: Console) throws {
    self.console = console
    steps = try Self.number("--steps", options) ?? 20_000
    seed = UInt64(try Self.number("--seed", options) ?? 1)
    part = try options["--part"].map(Part.init)
    Soak.isStrict = options.contains("--strict")
    known = try options["--known"].map { file in
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
        throw UsageError("Cannot read \"\(file)\".")
      }
      return RedList(text)
    }
  }

  private static func number(_ name: String, _ options: ParsedOptions) throws -> Int? {
    guard let text = options[name] else { return nil }
    guard let number = Int(text), number > 0 else {
      throw UsageError("Option \(name) needs a number above 0, not \"\(text)\".")
    }
    return number
  }

  private var days: Int { (steps + Soak.stepsOfDay - 1) / Soak.stepsOfDay }

  /// The last day may be shorter.
  private func stepsOfDay(_ day: Int) -> Int {
    min(Soak.stepsOfDay, steps - day * Soak.stepsOfDay)
  }

  func run() throws -> Int32 {
    if let part {
      try play(part)
      return 0
    }
    return try days == 1 ? tell() : judge()
  }

  /// One day, and all that was done until its fault was there.
  private func tell() throws -> Int32 {
    Soak.listener = { [console] in try? console.line("  \($0)") }
    let result = Soak.play(seed: seed, steps: steps)
    Soak.listener = nil
    let shown = result.fault == nil ? result : Soak.shortest(result)
    if let place = shown.story.first { try console.line(place) }
    for line in shown.details { try console.line(line) }
    if let fault = shown.fault { try console.line("\(fault), after \(shown.steps) steps") }
    try console.line("\(steps) steps, \(shown.fault == nil ? 0 : 1) left behind")
    return shown.fault == nil ? 0 : 1
  }

  /// Plays every n-th day.
  private func play(_ part: Part) throws {
    for day in 0..<days where day % part.count == part.index {
      let seed = seed + UInt64(day)
      // Said before it is played: a day may end the process.
      try console.line("DAY\t\(seed)")
      // Or never end: the system then ends the process.
      alarm(120)
      let result = Soak.play(seed: seed, steps: stepsOfDay(day))
      alarm(0)
      try console.line("DONE\t\(seed)\t\(result.fault ?? "")")
    }
  }

  private func judge() throws -> Int32 {
    try console.line("Seeds \(seed) to \(seed + UInt64(days) - 1), \(Soak.stepsOfDay) steps each.")
    let played = try SoakProcesses(console, steps: steps, seed: seed, days: days).results()
    let found = RedList(results: played.map { ("\($0.key)", $0.value) })
    let list = known ?? RedList("")
    var wrong = list.disagreements(with: found, played: Set(played.keys.map { "\($0)" }))
    if known == nil { wrong = wrong.filter { $0.hasPrefix("FAIL") } }
    for line in wrong.sorted() {
      let strict = Soak.isStrict ? " --strict" : ""
      let seed = line.split(whereSeparator: { " :".contains($0) }).dropFirst().first ?? ""
      try console.line(line)
      let options = "--seed \(seed) --steps \(Soak.stepsOfDay)\(strict)"
      try console.line("  strut soak \(options) tells of that day")
    }
    let count = wrong.isEmpty ? 0 : wrong.count
    if !list.faults.isEmpty { try console.line("\(list.faults.count) days with known faults.") }
    // A day that ends its process takes the days behind it along.
    let done = played.keys.reduce(0) { $0 + stepsOfDay(Int($1 - seed)) }
    try console.line("\(done) steps, \(count) left behind")
    return count == 0 ? 0 : 1
  }
}
