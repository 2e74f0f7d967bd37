import Glibc

/// The memory of a picture: premultiplied words of `0xAARRGGBB`, rows from the top, clear at first.
///
/// Unchecked because a context that draws into one hands it to an image when it has finished, and
/// nobody writes into an image.
final class Bitmap: @unchecked Sendable {
  let words: UnsafeMutableBufferPointer<UInt32>

  /// Memory that the system clears when somebody touches it; most of a layer's picture is clear.
  init(count: Int) {
    guard let memory = calloc(count, MemoryLayout<UInt32>.stride) else {
      preconditionFailure("there is no memory for \(count) pixels")
    }
    words = UnsafeMutableBufferPointer(
      start: memory.bindMemory(to: UInt32.self, capacity: count), count: count)
  }

  convenience init(copying source: some Collection<UInt32>) {
    self.init(count: source.count)
    _ = words.update(fromContentsOf: source)
  }

  deinit { free(words.baseAddress) }
}
