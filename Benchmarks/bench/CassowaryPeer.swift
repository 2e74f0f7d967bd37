import Foundation
import LayoutEngine

/// The same window in the Rust crate `cassowary`, a port of kiwi that Debian packages.
///
/// `Benchmarks/peers/cassowary/build` makes the program; without it there are no figures to compare
/// with, and that is no error.
enum CassowaryPeer {
  struct Figures {
    var name = "cassowary-rs 0.3"
    /// Milliseconds.
    var build: Double
    /// Microseconds for one edit.
    var resize: Double
  }

  static let program = ".build/peers/cassowary"

  static func measure(_ layout: WindowLayout) -> Figures? {
    guard Options.current.iterations == nil, Options.current.includes("solver."),
      FileManager.default.isExecutableFile(atPath: program)
    else { return nil }
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: program)
    process.standardInput = input
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    input.fileHandleForWriting.write(Data(text(layout).utf8))
    input.fileHandleForWriting.closeFile()
    let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let numbers = answer.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard process.terminationStatus == 0, numbers.count == 2 else { return nil }
    return Figures(build: numbers[0], resize: numbers[1])
  }

  /// A line for each size, then one for each constraint: strength, relation, constant, then
  /// variable and coefficient in turn. Strengths are kiwi's own numbers.
  private static func text(_ layout: WindowLayout) -> String {
    let sizes = WindowLayout.sizes.map { "size \($0.width) \($0.height)" }
    let lines = layout.lines.map { line in
      let strength: Double =
        switch line.priority {
        case 1000: 1_001_001_000
        case 750: 1_000_000
        case 600: 100_000
        case 510: 1250
        case 500: 1000
        default: 1
        }
      let relation =
        switch line.relation {
        case .lessOrEqual: "<="
        case .equal: "=="
        case .greaterOrEqual: ">="
        }
      let terms = line.terms.map { "\($0.variable) \($0.coefficient)" }
      return (["\(strength)", relation, "\(line.constant)"] + terms).joined(separator: " ")
    }
    return (["variables \(layout.variableCount)"] + sizes + lines).joined(separator: "\n") + "\n"
  }
}
