// Never compiled here, because we had no Mac. The file calls the recorder, which is tested on
// Linux. Only this file and DemoUITests use XCTest.
import Recorder
import XCTest

/// Records every screen inside the sample app: focus, letters, another focus, dismissal.
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

  /// Returns the folder that `Scripts/test-on-simulator` names, or else the temporary directory.
  private static func folder() throws -> URL {
    if let path = ProcessInfo.processInfo.environment["KEYBOARDSTRUT_RECORDINGS"] {
      return URL(fileURLWithPath: path)
    }
    return FileManager.default.temporaryDirectory
  }
}
