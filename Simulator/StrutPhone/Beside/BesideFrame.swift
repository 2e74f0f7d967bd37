import Foundation
import StrutKit

/// What the phone beside answers: which parts of its picture are new, and their pixels.
struct BesideFrame: Equatable, Sendable {
  /// The whole picture, in pixels.
  let width: Int
  let height: Int
  /// When the phone has something to do, on its clock; nil for never.
  let next: Double?
  let rects: [PixelRect]
  /// Words of `0xFFRRGGBB`: the rows of the first rect, then those of the next.
  let pixels: Data

  /// A line of numbers, a line for each rect, and the pixels.
  var data: Data {
    let next = next.map { "\($0)" } ?? "never"
    var text = "\(width) \(height) \(next) \(rects.count)\n"
    for rect in rects { text += "\(rect.x) \(rect.y) \(rect.width) \(rect.height)\n" }
    return Data(text.utf8) + pixels
  }

  init(width: Int, height: Int, next: Double?, rects: [PixelRect], pixels: Data) {
    (self.width, self.height, self.next) = (width, height, next)
    (self.rects, self.pixels) = (rects, pixels)
  }

  /// Reads what ``data`` has written.
  ///
  /// - Parameter read: Returns so many bytes that follow.
  init(reading read: (_ count: Int) throws -> Data) throws {
    func line() throws -> [Substring] {
      var text = ""
      while case let byte = String(decoding: try read(1), as: UTF8.self), byte != "\n" {
        text += byte
      }
      return text.split(separator: " ")
    }
    func numbers(_ words: [Substring]) throws -> [Int] {
      let numbers = words.compactMap { Int($0) }
      guard numbers.count == words.count, numbers.count >= 3 else {
        throw UsageError("The phone beside answers \"\(words.joined(separator: " "))\".")
      }
      return numbers
    }
    let words = try line()
    guard words.count == 4 else {
      throw UsageError("The phone beside answers \"\(words.joined(separator: " "))\".")
    }
    let head = try numbers([words[0], words[1], words[3]])
    (width, height, next) = (head[0], head[1], Double(words[2]))
    rects = try (0..<head[2]).map { _ in
      let four = try numbers(line())
      return PixelRect(x: four[0], y: four[1], width: four[2], height: four[3])
    }
    pixels = try read(rects.reduce(0) { $0 + $1.area } * 4)
  }
}
