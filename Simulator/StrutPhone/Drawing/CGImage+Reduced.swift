import CoreGraphics

extension CGImage {
  /// The image with fewer pixels, each the mean of those it covers. O(pixels).
  func reduced(width: Int, height: Int) -> CGImage {
    let columns = PixelShare.all(of: self.width, among: width)
    let rows = PixelShare.all(of: self.height, among: height)
    // A column and a row more, for the empty second share of the last ones.
    let stride = width + 1
    var sums = [SIMD4<Float>](repeating: .zero, count: stride * (height + 1))
    withPixels { pixels in
      sums.withUnsafeMutableBufferPointer { sums in
        columns.withUnsafeBufferPointer { columns in
          for y in 0..<self.height {
            let row = rows[y]
            for x in 0..<self.width {
              let word = pixels[y * self.width + x]
              // Most of what shows text is clear.
              guard word != 0 else { continue }
              let (color, column) = (SIMD4<Float>(word: word), columns[x])
              let place = row.index * stride + column.index
              sums[place] += row.first * column.first * color
              if column.second > 0 { sums[place + 1] += row.first * column.second * color }
              guard row.second > 0 else { continue }
              sums[place + stride] += row.second * column.first * color
              sums[place + stride + 1] += row.second * column.second * color
            }
          }
        }
      }
    }
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { words.append(sums[y * stride + x].word) }
    }
    return CGImage(width: width, height: height, pixels: words)
  }
}

/// How a pixel is shared among fewer and larger ones: by one, or by two that are neighbors.
private struct PixelShare {
  /// The first larger pixel.
  let index: Int
  /// What the pixel adds to the mean of that one, and to the next one's.
  let first: Float
  let second: Float

  static func all(of count: Int, among fewer: Int) -> [PixelShare] {
    let size = Double(fewer) / Double(count)
    return (0..<count).map { pixel in
      let (start, end) = (Double(pixel) * size, Double(pixel + 1) * size)
      let index = min(Int(start), fewer - 1)
      let first = min(end, Double(index + 1)) - start
      return PixelShare(
        index: index, first: Float(first), second: Float(max(0, size - first)))
    }
  }
}

extension SIMD4<Float> {
  /// The bytes of a word, the lowest first. One by one, because the conversion of vectors is slow.
  fileprivate init(word: UInt32) {
    self.init(
      Float(word & 0xFF), Float(word >> 8 & 0xFF), Float(word >> 16 & 0xFF), Float(word >> 24))
  }

  /// The nearest word.
  fileprivate var word: UInt32 {
    func byte(_ value: Float) -> UInt32 { Swift.min(UInt32(value + 0.5), 255) }
    return byte(x) | byte(y) << 8 | byte(z) << 16 | byte(w) << 24
  }
}
