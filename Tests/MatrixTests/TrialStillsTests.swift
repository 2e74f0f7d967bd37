import Phone
import Testing

@testable import Matrix

@MainActor
@Suite struct TrialStillsTests {
  @Test(
    "A run is drawn before the tap, at each stop and at the end, without the library and with it")
  func rests() throws {
    let run = try #require(
      Combination(named: "sign-up/root/full/15/standard/scroll/on-change/explicit"))
    let rows = Trial.stills(of: run)
    let times = ["before tap", "after tap", "after typing", "at the end"]
    #expect(
      rows.map { $0.map(\.caption) }
        == ["Without", "With"].map { word in
          times.map { "\(word): \($0)" }
        })
    let files = try rows.map { try $0.map { try #require($0.still.image).pngData() } }
    // The rows differ only while the keyboard is up, because the library has moved the input.
    #expect(zip(files[0], files[1]).map { $0 == $1 } == [true, false, false, true])
  }
}
