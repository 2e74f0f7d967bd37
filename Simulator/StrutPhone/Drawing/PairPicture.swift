import Foundation

/// Two screens beside each other, as the window shows them.
@MainActor
final class PairPicture: WindowPicture {
  private(set) var width = 0
  private(set) var height = 0
  private var words: [UInt32] = []
  /// The size of the left screen, and all of the right one.
  private var left = (width: 0, height: 0)
  private var right = (width: 0, height: 0, words: [UInt32]())

  /// Pixels between the screens.
  static let gap = 16
  private static let background: UInt32 = 0xFF3A_3A3C

  /// Takes over what is new.
  ///
  /// - Parameters:
  ///   - picture: The left screen.
  ///   - rects: What is new in it.
  ///   - frame: What is new on the right.
  /// - Returns: What is new in the pair.
  func update(_ picture: PhonePicture, _ rects: [PixelRect], _ frame: BesideFrame) -> [PixelRect] {
    let isSame =
      left == (picture.width, picture.height) && frame.width == right.width
      && frame.height == right.height
    if frame.width != right.width || frame.height != right.height {
      let count = frame.width * frame.height
      right = (frame.width, frame.height, Array(repeating: Self.background, count: count))
    }
    takeRight(frame)
    guard isSame else { return compose(picture) }
    copyLeft(picture, rects)
    copyRight(frame.rects)
    return rects + frame.rects.map(beside)
  }

  /// Puts both together anew at the next update.
  func forget() { left = (0, 0) }

  private func compose(_ picture: PhonePicture) -> [PixelRect] {
    left = (picture.width, picture.height)
    width = left.width + Self.gap + right.width
    height = max(left.height, right.height)
    words = Array(repeating: Self.background, count: width * height)
    copyLeft(picture, [PixelRect(x: 0, y: 0, width: left.width, height: left.height)])
    copyRight([PixelRect(x: 0, y: 0, width: right.width, height: right.height)])
    return [PixelRect(x: 0, y: 0, width: width, height: height)]
  }

  private func takeRight(_ frame: BesideFrame) {
    let rowLength = right.width
    frame.pixels.withUnsafeBytes { bytes in
      right.words.withUnsafeMutableBytes { words in
        var start = 0
        for rect in frame.rects {
          Self.copy(bytes, from: start, rect.width, to: words, rect, rowLength)
          start += rect.area
        }
      }
    }
  }

  private func copyLeft(_ picture: PhonePicture, _ rects: [PixelRect]) {
    let rowLength = width
    picture.withPixels { pixels in
      words.withUnsafeMutableBytes { words in
        for rect in rects {
          let start = rect.y * picture.width + rect.x
          Self.copy(.init(pixels), from: start, picture.width, to: words, rect, rowLength)
        }
      }
    }
  }

  private func copyRight(_ rects: [PixelRect]) {
    let rowLength = width
    right.words.withUnsafeBytes { pixels in
      words.withUnsafeMutableBytes { words in
        for rect in rects {
          let start = rect.y * right.width + rect.x
          Self.copy(pixels, from: start, right.width, to: words, beside(rect), rowLength)
        }
      }
    }
  }

  private func beside(_ rect: PixelRect) -> PixelRect {
    PixelRect(
      x: rect.x + left.width + Self.gap, y: rect.y, width: rect.width, height: rect.height)
  }

  /// Copies rows of words, from a word on, to a rect of a picture; each with the length of a row.
  private static func copy(
    _ source: UnsafeRawBufferPointer, from start: Int, _ sourceRow: Int,
    to target: UnsafeMutableRawBufferPointer, _ rect: PixelRect, _ targetRow: Int
  ) {
    guard let from = source.baseAddress, let to = target.baseAddress else { return }
    for row in 0..<rect.height {
      memcpy(
        to + 4 * ((rect.y + row) * targetRow + rect.x), from + 4 * (start + row * sourceRow),
        4 * rect.width)
    }
  }

  func withPixels(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    words.withUnsafeMutableBufferPointer { body($0) }
  }
}
