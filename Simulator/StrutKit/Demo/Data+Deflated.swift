import CZlib
import Foundation

extension Data {
  /// The bytes in zlib's format, as small as it makes them.
  var deflated: Data {
    var length = compressBound(uLong(count))
    var packed = Data(count: Int(length))
    let code = packed.withUnsafeMutableBytes { packed in
      withUnsafeBytes { bytes in
        compress2(
          packed.bindMemory(to: Bytef.self).baseAddress, &length,
          bytes.bindMemory(to: Bytef.self).baseAddress, uLong(count), Z_BEST_COMPRESSION)
      }
    }
    precondition(code == Z_OK, "zlib has no memory")
    return packed.prefix(Int(length))
  }
}
