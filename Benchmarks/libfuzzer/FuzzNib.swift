import Foundation

@testable import UIKit

/// Bytes that libFuzzer chooses are read as a XIB or a storyboard, and its objects are made. What
/// is wrong is an error; nothing may trap.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzNib(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated {
    guard let document = try? NibDocument(data, file: "Fuzzed.xib") else { return }
    _ = try? document.instantiate(owner: nil)
  }
  return 0
}
