import CoreGraphics
import Testing

@testable import StrutPhone

/// How the lines of a script are read.
@Suite struct ScriptTests {
  static let lines: [(text: String, line: ScriptLine?)] = [
    ("", nil), ("   ", nil), ("# tap 1 2", nil),
    ("tap 12 -3.5", .tap(.point(CGPoint(x: 12, y: -3.5)))),
    ("  tap  \"Sign in\"  ", .tap(.words("Sign in"))),
    ("hold 1 2 0.8", .hold(.point(CGPoint(x: 1, y: 2)), seconds: 0.8)),
    (
      "drag \"Email\" 30 40 0.25",
      .drag(.words("Email"), to: CGPoint(x: 30, y: 40), seconds: 0.25)
    ),
    ("wheel 1 2 -3", .wheel(.point(CGPoint(x: 1, y: 2)), notches: -3)),
    ("type Hello, # world", .type("Hello, # world")), ("key delete", .key(.delete)),
    ("press ?", .press(.help)), ("press t", .press(.turn)), ("wait", .wait(seconds: nil)),
    ("wait\t2", .wait(seconds: 2)), ("picture a b.png", .picture(file: "a b.png")),
    ("film a b.html", .film(file: "a b.html")), ("cut", .cut),
  ]

  @Test("What a line means", arguments: lines)
  func line(text: String, line: ScriptLine?) throws {
    #expect(try ScriptLine(text) == line)
  }

  static let faults: [(text: String, words: [String])] = [
    ("tpa 1 2", ["\"tpa\"", "tap", "picture"]), ("tap", ["number"]), ("tap 1", ["number"]),
    ("tap 1 x", ["number"]), ("tap nan 2", ["number"]), ("tap \"Email", ["quotation"]),
    ("tap \"\"", ["quotation"]), ("tap 1 2 3", ["more on the line"]),
    ("hold 1 2", ["number"]), ("wait -1", ["0 to 600"]), ("wait long", ["number"]),
    ("key f13", ["\"f13\"", "return", "delete"]), ("key", ["\"\""]), ("press", ["\"\""]),
    ("press #", ["\"#\""]), ("press p", ["wait"]), ("picture", ["file"]),
    ("film", ["file"]), ("cut 1", ["more on the line"]),
  ]

  @Test("A line that is wrong is told by its number and what is wrong with it", arguments: faults)
  func fault(text: String, words: [String]) {
    do {
      _ = try Script("# first\n\n\(text)\ntap 1 2", called: "a.txt")
      Issue.record("\(text) is taken")
    } catch {
      #expect("\(error)".hasPrefix("a.txt, line 3: "))
      for word in words { #expect("\(error)".contains(word), "\(error)") }
    }
  }

  @Test("The help has every kind of line")
  func help() {
    let names = ScriptLine.help.map { $0[0].split(separator: " ")[0] }
    #expect(
      names.map(String.init) == [
        "tap", "hold", "drag", "wheel", "type", "key", "press", "wait", "picture", "film",
        "cut",
      ])
  }
}
