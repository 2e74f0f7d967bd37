import Foundation
import Phone
import Testing

@testable import StrutKit

/// What the page shows is what was drawn, and smaller than Cairo's own files.
@Suite struct PagePNGTests {
  private func image(_ width: Int, _ height: Int, _ color: (Int, Int) -> CGColor) throws -> CGImage
  {
    let context = CGContext(size: CGSize(width: width, height: height), scale: 1)
    for y in 0..<height {
      for x in 0..<width {
        context.setFillColor(color(x, y))
        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return try #require(context.makeImage())
  }

  private func expectSame(_ image: CGImage) throws {
    let ours = try #require(CGImage(pngData: PagePNG.data(of: image)))
    let theirs = try #require(CGImage(pngData: image.pngData()))
    #expect(ours.width == image.width && ours.height == image.height)
    #expect(ours.pixels == theirs.pixels)
  }

  @Test("One color, few, translucent ones, and too many for a palette")
  func pixels() throws {
    try expectSame(image(1, 1) { _, _ in .white })
    try expectSame(image(7, 5) { x, y in x < y ? .black : CGColor(gray: 0.5, alpha: 0) })
    try expectSame(
      image(64, 3) { x, y in
        CGColor(red: 0.9, green: 0.3, blue: CGFloat(y) / 3, alpha: CGFloat(x) / 63)
      })
    try expectSame(
      image(40, 40) { x, y in
        CGColor(red: CGFloat(x) / 39, green: CGFloat(y) / 39, blue: 0.2, alpha: 1)
      })
  }

  @Test("Text takes less than Cairo needs for it")
  func size() throws {
    let text = TextLayout("Nothing moves more than it must.", font: FontDescription(size: 17))
    let context = CGContext(size: CGSize(width: 280, height: 30), scale: 3)
    text.draw(at: CGPoint(x: 4, y: 4), in: context, color: .black)
    let image = try #require(context.makeImage())
    try expectSame(image)
    #expect(PagePNG.data(of: image).count < image.pngData().count * 9 / 10)
  }
}
