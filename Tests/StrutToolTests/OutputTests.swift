import Testing

@testable import StrutKit

@MainActor
@Suite struct OutputTests {
  @Test("Columns are aligned and lines have no spaces at their ends")
  func columnsAlignedLines() {
    var table = TextTable([("name", .left), ("gap", .right), ("note", .left)])
    table.add(["a", "-136", ""])
    table.add(["longer", "8", "x"])
    #expect(
      table.text == """
        name     gap  note
        ------  ----  ----
        a       -136
        longer     8  x

        """)
  }

  @Test(
    "Progress is one line on a terminal and many elsewhere",
    arguments: [
      (true, "\r\u{1B}[K[1/2] one\r\u{1B}[K[2/2] two\r\u{1B}[K"), (false, "[1/2] one\n[2/2] two\n"),
    ])
  func progressLineTerminal(isTerminal: Bool, expected: String) {
    final class Log { var text = "" }
    let log = Log()
    var progress = ProgressLine(
      Console(isTerminal: isTerminal, output: { _ in }, error: { log.text += $0 }), total: 2)
    progress.step("one")
    progress.step("two")
    progress.finish()
    #expect(log.text == expected)
  }

  static nonisolated let values: [(JSON, String)] = [
    (.null, "null"), (.bool(true), "true"), (.number(3), "3"), (.number(-0.5), "-0.5"),
    (.number(.nan), "null"), (.number(.infinity), "null"), (.rounded(1.0 / 3, to: 3), "0.333"),
    (.string("a\"b\\c\n\u{1}"), "\"a\\\"b\\\\c\\n\\u0001\""),
    (.string("</script>"), "\"\\u003c/script>\""),
    (.array([.integer(1), .array([])]), "[1,[]]"),
    (.object(["b": .integer(1), "a": .null]), "{\"b\":1,\"a\":null}"),
  ]

  @Test("Json is written in order", arguments: values)
  func jsonWrittenOrder(value: JSON, text: String) {
    #expect(value.text() == text)
  }

  @Test("Indented JSON keeps rects on one line")
  func indentedJSONKeeps() {
    let rect = JSON.object(["x": .integer(1), "y": .integer(2)])
    let value = JSON.array([.object(["name": .string("a"), "frame": rect])])
    #expect(
      value.text(indented: true) == """
        [
          {
            "name": "a",
            "frame": {"x": 1, "y": 2}
          }
        ]
        """)
  }
}
