import Testing
import UIKit

/// Our UIKit beside everything recorded from Apple's.
///
/// The cases come from the file, so that one which nothing looks at fails, and a check whose case
/// has gone fails as well. Tolerance half a point: most was recorded on Catalyst, which rounds
/// origins to whole points and sizes to halves.
@MainActor
@Suite struct RecordedTests {
  typealias Check = @MainActor (Recording) throws -> Void

  static let checks: [String: Check] = [
    rounding, autoLayout, margins, stacks, texts, scrolling, springs, hits,
  ].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

  @Test("Our UIKit agrees", arguments: Recording.all)
  func ourUIKit(recording: Recording) throws {
    let check = try #require(
      Self.checks[recording.path], "Nothing compares ours with \(recording.path)")
    try check(recording)
  }

  @Test("Every check has its recording")
  func checkRecording() {
    let known = Set(Recording.all.map(\.path))
    #expect(Recording.all.count == known.count)
    #expect(Self.checks.keys.filter { !known.contains($0) }.sorted() == [])
    #expect(known.count > 40)
  }
}
