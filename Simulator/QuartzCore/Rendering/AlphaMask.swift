/// The opacity of an image, one byte a pixel, to blur.
struct AlphaMask {
  private let width: Int
  private let height: Int
  private var bytes: [UInt8]

  init(_ image: CGImage) {
    width = image.width
    height = image.height
    bytes = image.withPixels { $0.map { UInt8(truncatingIfNeeded: $0 >> 24) } }
  }

  /// A Gaussian blur, nearly: three box blurs of the same variance. O(pixels).
  mutating func blur(sigma: Double) {
    let box = Int((4 * sigma * sigma + 1).squareRoot().rounded()) | 1
    guard box > 1 else { return }
    for _ in 0..<3 {
      blurLines(count: height, length: width, step: 1, stride: width, box: box)
      blurLines(count: width, length: height, step: width, stride: 1, box: box)
    }
  }

  /// Replaces each byte by the mean of the `box` bytes around it on its line; outside is clear.
  private mutating func blurLines(count: Int, length: Int, step: Int, stride: Int, box: Int) {
    let half = box / 2
    var line = [Int](repeating: 0, count: length)
    for number in 0..<count {
      let first = number * stride
      for index in 0..<length { line[index] = Int(bytes[first + index * step]) }
      var sum = 0
      for index in 0..<min(half, length) { sum += line[index] }
      for index in 0..<length {
        if index + half < length { sum += line[index + half] }
        if index - half - 1 >= 0 { sum -= line[index - half - 1] }
        bytes[first + index * step] = UInt8((sum + half) / box)
      }
    }
  }

  /// The color, as opaque as the mask.
  func image(color: CGColor) -> CGImage {
    func share(_ value: CGFloat) -> Double { Double(min(max(value, 0), 1)) }
    let (red, green, blue) = (share(color.red), share(color.green), share(color.blue))
    let table: [UInt32] = (0...255).map { level in
      let alpha = Double(level) * share(color.alpha)
      func byte(_ value: Double) -> UInt32 { UInt32((value * alpha).rounded()) }
      return UInt32(alpha.rounded()) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
    return CGImage(width: width, height: height, pixels: bytes.map { table[Int($0)] })
  }
}
