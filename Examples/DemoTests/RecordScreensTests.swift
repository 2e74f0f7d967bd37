// Never compiled here: nobody who wrote this had a Mac. What it calls is the recorder, which is
// tested on Linux; what names XCTest stands in these lines and in DemoUITests.
import Recorder
import XCTest

/// Inside the sample app: focus, letters, another focus, dismissal on every screen, recorded.
@MainActor
final class RecordScreensTests: XCTestCase {
  func testEveryScreenIsRecorded() async throws {
    let window = try XCTUnwrap(
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows.first)
    let names = RecordedScreen.all.flatMap { screen in
      RecordedScreen.containers.map { (name: "\(screen.name)@\($0)", deeds: [Deed]?.none) }
    }
    let folder = try Self.folder()
    let done = expectation(description: "recorded")
    var files: [URL] = []
    let run = RecordingRun(
      names + Probe.all.map { (name: $0.screen, deeds: $0.deeds) }, in: window, writingTo: folder
    ) {
      files = $0
      done.fulfill()
    }
    await fulfillment(of: [done], timeout: 1800)
    withExtendedLifetime(run) {}
    XCTAssertGreaterThan(files.count, names.count / 2)
    for file in files { add(XCTAttachment(contentsOfFile: file)) }
  }

  /// What `Scripts/test-on-simulator` names, or a folder of the test's.
  private static func folder() throws -> URL {
    if let path = ProcessInfo.processInfo.environment["KEYBOARDSTRUT_RECORDINGS"] {
      return URL(fileURLWithPath: path)
    }
    return FileManager.default.temporaryDirectory
  }
}
