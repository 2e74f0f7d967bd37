import Foundation
import KeyboardSimulation
import Testing

/// What a comment, a test, a document or a source of a number cites can be looked up.
@Suite struct CitationTests {
  @Test("A cited section is there, and so is a cited row", arguments: ["Keyboard", "Container"])
  func sections(topic: String) throws {
    let name = "\(topic)Facts"
    let sections = try CitedDocument(name).sections()
    let pattern =
      name + #" (\d+(?:\.\d+)?(?:(?:, | and |–| to )\d+\.\d+)*)(?:, rows? (\d+(?: and \d+)*))?"#
    var count = 0
    for file in try RepositoryFile.citing.get() {
      for citation in try file.text.groups(of: pattern) {
        count += 1
        let cited = citation[1].split { !$0.isNumber && $0 != "." }.map(String.init)
        let missing = cited.filter { sections[$0] == nil }
        #expect(missing == [], "\(file.path) cites \(citation[0])")
        let section = cited.last.flatMap { sections[$0] } ?? ""
        for row in CitedDocument.numbers(in: citation[2]) {
          #expect(section.contains("\n| \(row) |"), "\(file.path) cites \(citation[0])")
        }
      }
    }
    #expect(count >= (topic == "Keyboard" ? 250 : 10))
  }

  @Test("A cited failure is there")
  func failures() throws {
    let rows = try CitedDocument("KeyboardFailures").rows()
    #expect(rows == Set((1...76).map(String.init)))
    let pattern = #"KeyboardFailures (\d+(?:–\d+)?(?:(?:, | and )\d+(?:–\d+)?)*)"#
    for file in try RepositoryFile.citing.get() {
      for citation in try file.text.groups(of: pattern) {
        let missing = CitedDocument.numbers(in: citation[1]).filter { !rows.contains($0) }
        #expect(missing == [], "\(file.path) cites \(citation[0])")
      }
    }
  }

  @Test("A cited log is there, and every recorded one")
  func logs() throws {
    let rows = try CitedDocument("KeyboardLogs").rows()
    let unlisted = RecordedNotification.all.map(\.id).filter { !rows.contains($0) }
    #expect(unlisted == [])
    let pattern = #"(?:KeyboardLogs|\b[Tt]races?) ([A-H]\d*(?:(?:, | and |–)[A-H]\d*)*)\b"#
    for file in try RepositoryFile.citing.get() {
      for citation in try file.text.groups(of: pattern) {
        let missing = CitedDocument.numbers(in: citation[1]).filter { log in
          !rows.contains { $0 == log || (log.count == 1 && $0.hasPrefix(log)) }
        }
        #expect(missing == [], "\(file.path) cites \(citation[0])")
      }
    }
  }

  @Test("A document is cited with a number or linked", arguments: CitedDocument.names)
  func numbers(name: String) throws {
    for file in try RepositoryFile.citing.get() {
      let bare = try file.text.groups(of: name + #"\b(?! [0-9A-H]|\.|\]|`).{0,40}"#).map { $0[0] }
      #expect(bare == [], "\(file.path)")
    }
  }

  @Test("Nothing cites what is not in the repository", arguments: OldCitation.all)
  func oldForms(form: OldCitation) throws {
    let files = try RepositoryFile.all.get()
    #expect(files.count > 1000)
    let found = files.flatMap { form.lines(of: $0) }
    #expect(found == [], "\(found.joined(separator: "\n"))")
  }

  @Test("The search finds what it looks for", arguments: OldCitation.all)
  func oldFormsAreFound(form: OldCitation) {
    for example in form.examples {
      let found = form.lines(of: RepositoryFile(path: "", text: "// (\(example)).\n"))
      #expect(found.count == 1, "\(example)")
    }
  }
}
