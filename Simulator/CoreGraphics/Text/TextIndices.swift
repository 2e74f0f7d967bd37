/// Translates between UTF-16 offsets, as UIKit counts, and UTF-8 offsets, as Pango does; knows
/// where characters as people see them begin.
struct TextIndices {
  let utf8: [Int]
  let utf16: [Int]
  /// UTF-16 offsets of the starts of all characters, and of the end.
  let boundaries: [Int]

  /// O(length).
  init(_ string: String) {
    var utf8: [Int] = []
    var utf16: [Int] = []
    var byte = 0
    for scalar in string.unicodeScalars {
      let (bytes, units) = (scalar.utf8.count, scalar.utf16.count)
      utf16 += Array(repeating: utf8.count, count: bytes)
      // The middle of a surrogate pair counts as its start.
      utf8 += Array(repeating: byte, count: units)
      byte += bytes
    }
    utf16.append(utf8.count)
    utf8.append(byte)
    self.utf8 = utf8
    self.utf16 = utf16
    var boundaries = [0]
    for character in string {
      boundaries.append(boundaries[boundaries.count - 1] + character.utf16.count)
    }
    self.boundaries = boundaries
  }

  var count: Int { utf8.count - 1 }

  func clamped(_ index: Int) -> Int { min(max(index, 0), count) }

  /// The start of the character that holds `index`; the index itself when it is a boundary.
  func boundary(at index: Int) -> Int {
    boundaries[position(index)]
  }

  func boundary(before index: Int) -> Int {
    let position = position(index)
    return boundaries[position] < index ? boundaries[position] : boundaries[max(position - 1, 0)]
  }

  func boundary(after index: Int) -> Int {
    boundaries[min(position(index) + 1, boundaries.count - 1)]
  }

  /// The last boundary at or before `index`.
  private func position(_ index: Int) -> Int {
    var (low, high) = (0, boundaries.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if boundaries[middle] <= index { low = middle } else { high = middle }
    }
    return low
  }
}
