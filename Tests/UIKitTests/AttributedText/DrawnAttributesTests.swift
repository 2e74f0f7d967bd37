import Testing
import UIKit

/// What attributes draw, pixel by pixel.
@MainActor
@Suite struct DrawnAttributesTests {
  /// The pixels of a string of dashes in 40 points, which leave most of their line empty.
  private struct Picture {
    let pixels: [UInt32]
    let size: Int

    @MainActor
    init(_ attributes: [NSAttributedString.Key: Any]) throws {
      var all: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 40)]
      all.merge(attributes) { $1 }
      let text = NSAttributedString(string: "---", attributes: all)
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60))
      let image = renderer.image { _ in text.draw(at: CGPoint(x: 2, y: 2)) }
      let drawn = try #require(image.cgImage)
      size = drawn.width
      var pixels: [UInt32] = []
      for y in 0..<drawn.height {
        for x in 0..<drawn.width { pixels.append(drawn.pixel(x: x, y: y)) }
      }
      self.pixels = pixels
    }

    /// The rows, in points, in which a colour stands alone, opaque.
    func rows(of color: UInt32) -> [Int] {
      let scale = size / 60
      var rows: Set<Int> = []
      for (index, pixel) in pixels.enumerated() where pixel == color {
        rows.insert(index / size / scale)
      }
      return rows.sorted()
    }
  }

  private static let red: UInt32 = 0xFFFF_0000
  private static let blue: UInt32 = 0xFF00_00FF

  @Test("Letters have the colour of their attribute")
  func foregroundColor() throws {
    let picture = try Picture([.foregroundColor: UIColor.red])
    #expect(!picture.rows(of: Self.red).isEmpty)
    #expect(picture.pixels.allSatisfy { $0 & 0xFFFF == 0 }, "nothing is black, green or blue")
  }

  @Test("The ground is as high as the line, behind the letters")
  func backgroundColor() throws {
    let picture = try Picture([.foregroundColor: UIColor.red, .backgroundColor: UIColor.blue])
    let ground = picture.rows(of: Self.blue)
    #expect(ground.count >= 40, "40 points are set in a line of more")
    let letters = picture.rows(of: Self.red)
    #expect(!letters.isEmpty && letters.allSatisfy(ground.contains))
  }

  @Test("A line under the letters lies below them, one through them does not")
  func lines() throws {
    let letters = try Picture([.foregroundColor: UIColor.red]).rows(of: Self.red)
    let under = try Picture([
      .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue,
      .underlineColor: UIColor.blue,
    ])
    let (first, last) = (try #require(letters.first), try #require(letters.last))
    #expect(try #require(under.rows(of: Self.blue).first) > last)
    let through = try Picture([
      .foregroundColor: UIColor.red, .strikethroughStyle: NSUnderlineStyle.single.rawValue,
      .strikethroughColor: UIColor.blue,
    ]).rows(of: Self.blue)
    #expect(!through.isEmpty)
    #expect(through.allSatisfy { (first - 6...last + 6).contains($0) })
  }

  @Test("An offset from the baseline takes the letters up")
  func baselineOffset() throws {
    let plain = try Picture([.foregroundColor: UIColor.red]).rows(of: Self.red)
    let raised = try Picture([.foregroundColor: UIColor.red, .baselineOffset: 8])
      .rows(of: Self.red)
    #expect(try #require(raised.first) == #require(plain.first) - 8)
  }
}
