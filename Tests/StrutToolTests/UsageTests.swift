import Foundation
import Testing

@testable import StrutKit

/// What the tool answers to what is typed.
@MainActor
@Suite struct UsageTests {
  struct Answer {
    var code: Int32 = 0
    var output = ""
    var error = ""
  }

  static func run(_ line: [String]) -> Answer {
    final class Log {
      var output = ""
      var error = ""
    }
    let log = Log()
    let console = Console(output: { log.output += $0 }, error: { log.error += $0 })
    let code = StrutTool.run(line, console: console)
    return Answer(code: code, output: log.output, error: log.error)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let line: [String]
    let words: [String]
    var testDescription: String { "\(name): strut \(line.joined(separator: " "))" }
  }

  static nonisolated let badInput = [
    Case(name: "nothing", line: [], words: ["Which command", "strut demo", "strut --help"]),
    Case(name: "unknown command", line: ["dmeo"], words: ["\"dmeo\"", "demo", "help"]),
    Case(name: "unknown topic", line: ["help", "me"], words: ["\"me\"", "demo"]),
    Case(
      name: "unknown option", line: ["demo", "--outptu", "x"],
      words: ["\"--outptu\"", "--output", "--only", "--device"]),
    Case(name: "no value", line: ["demo", "--output"], words: ["--output needs a value", "DIR"]),
    Case(
      name: "an option for a value", line: ["demo", "--output", "--only", "s3-stack"],
      words: ["--output needs a value"]),
    Case(name: "an empty value", line: ["demo", "--only="], words: ["--only needs a value"]),
    Case(
      name: "twice", line: ["demo", "--output", "a", "--output=b"], words: ["--output", "twice"]),
    Case(name: "a stray word", line: ["demo", "now"], words: ["\"now\"", "strut demo"]),
    Case(
      name: "unknown screen", line: ["demo", "--only", "s9"],
      words: ["\"s9\"", "s3-stack", "s3-below", "s3-overlap"]),
    Case(
      name: "unknown device", line: ["demo", "--device", "Nokia 3310"],
      words: ["\"Nokia 3310\"", "iPhone 15", "iPad Pro 11-inch"]),
    Case(
      name: "unknown keyboard", line: ["demo", "--keyboard", "piano"],
      words: ["\"piano\"", "standard", "floating"]),
    Case(
      name: "unknown choice of films", line: ["demo", "--films=most"],
      words: ["--films", "some", "all", "none", "\"most\""]),
    Case(
      name: "unknown choice of matrix", line: ["demo", "--matrix=long"],
      words: ["--matrix", "none", "short", "\"long\""]),
    Case(
      name: "unknown run", line: ["matrix", "--runs", "sign-in/root"],
      words: ["\"sign-in/root\"", "screen/container/window", "short", "full"]),
    Case(
      name: "unknown red", line: ["matrix", "--red", "grow"],
      words: ["--red", "check", "shrink", "write", "\"grow\""]),
    Case(
      name: "part of a red list",
      line: [
        "matrix", "--red", "shrink", "--runs",
        "sign-in/root/full/15/standard/type/always/explicit",
      ],
      words: ["--red shrink", "--runs"]),
    Case(
      name: "a picture of many runs", line: ["matrix", "--picture", "runs.png"],
      words: ["--picture", "single run", "--runs short"]),
    Case(
      name: "no part", line: ["matrix", "--part", "3/2"], words: ["--part", "1/2", "\"3/2\""]),
    Case(
      name: "no steps", line: ["soak", "--steps", "0"], words: ["--steps", "above 0", "\"0\""]),
    Case(
      name: "no list", line: ["soak", "--known", "/nowhere"], words: ["\"/nowhere\"", "read"]),
    Case(
      name: "a file in the way", line: ["demo", "--output", "/dev/null/demo"],
      words: ["/dev/null/demo", "folder"]),
  ]

  @Test("Bad input gets one line and exit code two", arguments: badInput)
  func badInputGets(_ bad: Case) {
    let answer = Self.run(bad.line)
    #expect(answer.code == 2)
    #expect(answer.output.isEmpty)
    #expect(answer.error.hasPrefix("strut: "))
    #expect(answer.error.hasSuffix("\n"))
    #expect(answer.error.count { $0 == "\n" } == 1, "\(answer.error)")
    for word in bad.words { #expect(answer.error.contains(word), "\(answer.error)") }
  }

  static nonisolated let help = [
    Case(name: "flag", line: ["--help"], words: ["Usage: strut COMMAND", "demo", "without a Mac"]),
    Case(name: "short flag", line: ["-h"], words: ["Usage: strut COMMAND"]),
    Case(name: "command", line: ["help"], words: ["Usage: strut COMMAND"]),
    Case(
      name: "of a command", line: ["help", "demo"],
      words: [
        "--output DIR", "--only SCREEN", "--device NAME", "--keyboard NAME", "--films WHICH",
        "number pad", ".build/demo", "Exit code",
      ]),
    Case(
      name: "after a command", line: ["demo", "--only", "s3-stack", "--help"],
      words: ["Usage: strut demo", "s3-below", "results.json"]),
  ]

  @Test("Help explains and succeeds", arguments: help)
  func helpExplainsSucceeds(_ help: Case) {
    let answer = Self.run(help.line)
    #expect(answer.code == 0)
    #expect(answer.error.isEmpty)
    for word in help.words { #expect(answer.output.contains(word), "\(answer.output)") }
    let longest = answer.output.split(separator: "\n").max { $0.count < $1.count } ?? ""
    #expect(longest.count <= 100, "\(longest)")
  }

  @Test("Defaults are everything on five devices")
  func defaultsEverythingFive() throws {
    let options = try DemoOptions(ParsedOptions([], for: .demo))
    #expect(options.output == ".build/demo")
    #expect(options.screens.map(\.id) == Screen.all.map(\.id))
    #expect(options.walks.map(\.id) == Walk.all.map(\.id))
    #expect(options.chats.map(\.id) == Chat.all.map(\.id))
    #expect(options.walkDevices.map(\.bounds.size.width) == [375, 393, 834])
    #expect(options.variants.map(\.id) == Variant.all.map(\.id))
    #expect(options.devices.map(\.bounds.size.width) == [375, 393, 430, 834, 1024])
  }

  /// Each keyboard is shown somewhere, whatever devices were chosen; only a device that is turned
  /// has no place on the page.
  @Test(
    "Every keyboard is filmed on some device",
    arguments: [[], ["iPhone 15 Pro Max"], ["iPad Pro 12.9-inch (3rd generation)"]])
  func keyboardFilmedSome(devices: [String]) throws {
    let line = devices.flatMap { ["--device", $0] }
    let options = try DemoOptions(ParsedOptions(line, for: .demo))
    let screen = try Screen.named("s4-bottom")
    let runs = options.devices.flatMap { options.runs(of: screen, on: $0) }
      .filter { !$1.turnsDevice }
    let filmed = runs.filter { options.isFilmed($1, on: $0) }
    #expect(Set(filmed.map(\.1.id)) == Set(runs.map(\.1.id)))
    #expect(filmed.count < 15)
    let all = try DemoOptions(ParsedOptions(line + ["--films", "all"], for: .demo))
    #expect(runs.allSatisfy { all.isFilmed($1, on: $0) })
    let none = try DemoOptions(ParsedOptions(line + ["--films", "none"], for: .demo))
    #expect(!runs.contains { none.isFilmed($1, on: $0) })
  }

  @Test("Repeated options add up each once")
  func repeatedOptionsAdd() throws {
    let line = [
      "--only", "s3-below", "--only=s3-stack", "--only", "s3-below", "--device", "iphone 15",
      "--device=iPhone 15",
    ]
    let options = try DemoOptions(ParsedOptions(line, for: .demo))
    #expect(options.screens.map(\.id) == ["s3-stack", "s3-below"])
    #expect(options.walks.isEmpty && options.chats.isEmpty)
    #expect(options.devices.map(\.device.name) == ["iPhone 15"])
  }
}
