import Foundation

@testable import UIKit

/// Bytes that libFuzzer chooses are read as a picture, and what is one is drawn.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzImages(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: start, count: count))
  if let image = UIImage(data: data), image.size.width * image.size.height < 1_000_000 {
    precondition(image.size.width > 0 && image.size.height > 0, "a picture without a size")
  }
  return 0
}
