import StrutKit
import Testing

@testable import StrutPhone

/// What `strut-phone` answers to what is typed.
@MainActor
@Suite struct PhoneToolTests {
  struct NoDisplay: Error, CustomStringConvertible {
    let description = "There is no display."
  }

  private func run(_ line: [String]) -> (code: Int32, output: String, error: String) {
    final class Log {
      var output = ""
      var error = ""
    }
    let log = Log()
    let console = Console(output: { log.output += $0 }, error: { log.error += $0 })
    let code = PhoneTool.run(line, console: console) { throw NoDisplay() }
    return (code, log.output, log.error)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let line: [String]
    let words: [String]
    var testDescription: String { "strut-phone \(line.joined(separator: " "))" }
  }

  static nonisolated let badInput = [
    Case(line: ["--screen", "s9"], words: ["\"s9\"", "s3-stack", "sign-in"]),
    Case(line: ["--container", "bag"], words: ["\"bag\"", "root", "sheet-medium"]),
    Case(line: ["--device", "Nokia 3310"], words: ["\"Nokia 3310\"", "iPhone 15"]),
    Case(line: ["--keyboard", "piano"], words: ["\"piano\"", "standard", "floating"]),
    Case(line: ["--scale", "0"], words: ["--scale", "0.2 to 4", "\"0\""]),
    Case(line: ["--scale", "big"], words: ["--scale", "\"big\""]),
    Case(line: ["--without=it"], words: ["--without takes no value"]),
    Case(line: ["--without", "--without"], words: ["--without", "twice"]),
    Case(line: ["--screen"], words: ["--screen needs a value"]),
    Case(line: ["now"], words: ["\"now\"", "strut-phone"]),
    Case(line: ["--scren", "s1"], words: ["\"--scren\"", "--screen", "--without"]),
    Case(line: [], words: ["There is no display"]),
    Case(line: ["--screen", "s1", "--without"], words: ["There is no display"]),
  ]

  @Test("What it cannot do is one line and exit code 2", arguments: badInput)
  func badInput(item: Case) {
    let answer = run(item.line)
    #expect(answer.code == 2 && answer.output.isEmpty)
    #expect(answer.error.hasPrefix("strut-phone: "))
    #expect(answer.error.split(separator: "\n").count == 1)
    for word in item.words { #expect(answer.error.contains(word), "\(answer.error)") }
  }

  @Test("The help has every option and every key, in lines that a terminal has room for")
  func help() {
    let answer = run(["--screen", "s1", "--help"])
    #expect(answer.code == 0 && answer.error.isEmpty)
    for option in PhoneOptions.known { #expect(answer.output.contains("  \(option.name) ")) }
    for command in PhoneCommand.allCases {
      #expect(answer.output.contains("  \(command.rawValue)  \(command.summary)\n"))
    }
    let lines = answer.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 }, "\(lines.filter { $0.count > 100 })")
  }
}
