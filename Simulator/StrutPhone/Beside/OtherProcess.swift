import Foundation
import StrutKit

/// The phone beside, in a process of this tool that reads lines and writes pixels.
@MainActor
package final class OtherProcess: OtherPhone {
  /// What tells the tool that it is the phone beside; not in its help, because nobody types it.
  static let option = "--beside"

  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())

  package init() throws {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [Self.option]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // The process alone has these ends now: without them each side hears when the other is gone.
    try input.fileHandleForReading.close()
    try output.fileHandleForWriting.close()
  }

  package func send(_ lines: [String]) throws {
    try Descriptor.write(
      Data((lines.joined(separator: "\n") + "\n").utf8),
      to: input.fileHandleForWriting.fileDescriptor, called: "to the phone beside")
  }

  package func read(_ count: Int) throws -> Data {
    var data = Data(count: count)
    var start = 0
    while start < count {
      let got = data.withUnsafeMutableBytes { bytes in
        Foundation.read(
          output.fileHandleForReading.fileDescriptor, bytes.baseAddress.map { $0 + start },
          count - start)
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { throw UsageError("The phone beside has ended.") }
      start += got
    }
    return data
  }

  package func end() {
    // It reads to the end of its lines, and goes.
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
