import Foundation
import Testing

@testable import UIKit

/// Bytes that no Interface Builder writes. libFuzzer has found those at which Foundation's parser
/// for Linux ends the process.
@MainActor
@Suite struct NibBytesTests {
  @Test(
    "What is no nib is an error, and ends nothing",
    arguments: [
      (Array("<document><object\u{FFFD}".utf8.dropLast(3)) + [0xFF, 0x3E], "no UTF-8"),
      (Array("<?o-82?><oudc".utf8), "processing instruction"),
      (Array("<document/><?late?>".utf8), "processing instruction"),
      (Array("<?xml version=\"1.0\"?><document>".utf8), "no well-formed XML"),
      ([], "no well-formed XML"),
    ] as [([UInt8], String)])
  func bytes(bytes: [UInt8], words: String) {
    let error = #expect(throws: NibError.self) { try NibDocument(Data(bytes), file: "Odd.xib") }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "none")")
  }
}
