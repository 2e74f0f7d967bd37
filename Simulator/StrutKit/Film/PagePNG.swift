import CZlib
import Foundation
import Phone

/// Writes images as small PNG files.
///
/// A page holds hundreds of pictures of text and keys: flat colors with soft edges. A palette,
/// where 256 colors do, and rows as they are pack these by a fifth and more better than the filters
/// that Cairo's writer chooses.
struct PagePNG {
  private let image: CGImage
  /// The place of each color in the palette, in the order in which they come.
  private var palette: [UInt32: UInt8] = [:]
  private var colors: [UInt32] = []

  /// The file's bytes.
  static func data(of image: CGImage) -> Data {
    var writer = PagePNG(image: image)
    return writer.file()
  }

  private init(image: CGImage) { self.image = image }

  private mutating func file() -> Data {
    let pixels = image.pixels
    let rows = indexed(pixels) ?? plain(pixels)
    let hasPalette = !colors.isEmpty
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var header = Self.bytes(UInt32(image.width)) + Self.bytes(UInt32(image.height))
    // Eight bits; a palette, or red, green, blue and alpha.
    header += [8, hasPalette ? 3 : 6, 0, 0, 0]
    Self.add("IHDR", header, to: &file)
    if hasPalette {
      let straight = colors.map(Self.straight)
      Self.add("PLTE", Data(straight.flatMap { [$0.red, $0.green, $0.blue] }), to: &file)
      Self.add("tRNS", Data(straight.map(\.alpha)), to: &file)
    }
    Self.add("IDAT", Data(rows).deflated, to: &file)
    Self.add("IEND", Data(), to: &file)
    return file
  }

  /// A byte for each pixel, each row after a zero: no filter. Nil where there are too many colors.
  private mutating func indexed(_ pixels: [UInt32]) -> [UInt8]? {
    var rows = [UInt8](repeating: 0, count: (image.width + 1) * image.height)
    // Mostly the pixel before has the same color.
    var (last, place) = (UInt32(0), UInt8(0))
    var (pixel, end) = (0, 0)
    for _ in 0..<image.height {
      end += 1
      for _ in 0..<image.width {
        let color = pixels[pixel]
        if color != last || colors.isEmpty {
          guard let known = self.place(of: color) else { return nil }
          (last, place) = (color, known)
        }
        rows[end] = place
        pixel += 1
        end += 1
      }
    }
    return rows
  }

  private mutating func place(of color: UInt32) -> UInt8? {
    if let place = palette[color] { return place }
    guard colors.count < 256 else {
      colors = []
      return nil
    }
    palette[color] = UInt8(colors.count)
    colors.append(color)
    return UInt8(colors.count - 1)
  }

  private func plain(_ pixels: [UInt32]) -> [UInt8] {
    var rows = [UInt8](repeating: 0, count: (4 * image.width + 1) * image.height)
    var (pixel, end) = (0, 0)
    for _ in 0..<image.height {
      end += 1
      for _ in 0..<image.width {
        let color = Self.straight(pixels[pixel])
        rows[end] = color.red
        rows[end + 1] = color.green
        rows[end + 2] = color.blue
        rows[end + 3] = color.alpha
        pixel += 1
        end += 4
      }
    }
    return rows
  }

  private typealias Color = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

  /// The colors no longer multiplied by alpha; rounded as Cairo does.
  private static func straight(_ pixel: UInt32) -> Color {
    let alpha = pixel >> 24
    guard alpha > 0 else { return (0, 0, 0, 0) }
    func part(_ shift: UInt32) -> UInt8 {
      UInt8(((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha)
    }
    return (part(16), part(8), part(0), UInt8(alpha))
  }

  private static func add(_ name: String, _ content: Data, to file: inout Data) {
    let part = Data(name.utf8) + content
    let sum = part.withUnsafeBytes {
      crc32(0, $0.bindMemory(to: Bytef.self).baseAddress, uInt(part.count))
    }
    file += bytes(UInt32(content.count)) + part + bytes(UInt32(sum))
  }

  private static func bytes(_ number: UInt32) -> Data {
    Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
  }
}
