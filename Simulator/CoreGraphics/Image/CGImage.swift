import Synchronization

/// Pixels that never change: premultiplied, 8 bits a channel, rows from the top.
public final class CGImage: Sendable {
  public let width: Int
  public let height: Int

  private let bitmap: Bitmap

  /// An odd constant with no pattern: 2⁶⁴ over the golden ratio.
  private static let mixer: UInt64 = 0x9E37_79B9_7F4A_7C15

  private let hashCache = Mutex<UInt64?>(nil)

  package convenience init(width: Int, height: Int, pixels: some Collection<UInt32>) {
    self.init(width: width, height: height, bitmap: Bitmap(copying: pixels))
  }

  /// Takes the bitmap over; nobody may write into it any more.
  init(width: Int, height: Int, bitmap: Bitmap) {
    precondition(bitmap.words.count == width * height, "an image needs width × height pixels")
    self.width = width
    self.height = height
    self.bitmap = bitmap
  }

  /// One word a pixel, `0xAARRGGBB` premultiplied, `width` words a row: Cairo's ARGB32.
  ///
  /// A copy. O(pixels).
  package var pixels: [UInt32] { Array(bitmap.words) }

  /// Hands over the words of `pixels` where they lie.
  package func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    withExtendedLifetime(bitmap) { body(UnsafeBufferPointer(bitmap.words)) }
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }

  /// The part inside `rect`, in pixels from the top left; nil where they do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
    let (x, y) = (Int(area.minX), Int(area.minY))
    let (columns, rows) = (Int(area.width), Int(area.height))
    var cropped: [UInt32] = []
    cropped.reserveCapacity(columns * rows)
    for row in y..<(y + rows) {
      cropped.append(contentsOf: bitmap.words[(row * width + x)..<(row * width + x + columns)])
    }
    return CGImage(width: columns, height: rows, pixels: cropped)
  }

  /// The word at a pixel, `0xAARRGGBB` premultiplied.
  package func pixel(x: Int, y: Int) -> UInt32 {
    bitmap.words[y * width + x]
  }

  /// A 64-bit hash of size and pixels, the same in every process and on every run.
  ///
  /// O(pixels) the first time, then cached. Not cryptographic.
  package var contentHash: UInt64 {
    hashCache.withLock { cache in
      if let cache { return cache }
      var hash = (UInt64(width) << 32 | UInt64(height)) ^ Self.mixer
      let bytes = UnsafeRawBufferPointer(bitmap.words)
      // Two pixels a step. A plain loop over raw memory stays quick in a debug build too.
      var offset = 0
      while offset + 8 <= bytes.count {
        hash = (hash ^ bytes.load(fromByteOffset: offset, as: UInt64.self)) &* Self.mixer
        hash ^= hash >> 29
        offset += 8
      }
      if offset < bytes.count {
        let last = UInt64(bytes.load(fromByteOffset: offset, as: UInt32.self))
        hash = (hash ^ last) &* Self.mixer
        hash ^= hash >> 29
      }
      cache = hash
      return hash
    }
  }

  /// The content hash as 16 hex digits: a name for the image in a display list.
  package var contentID: String {
    let digits = String(contentHash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
