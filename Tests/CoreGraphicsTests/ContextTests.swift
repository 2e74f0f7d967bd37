import CoreGraphics
import Testing

struct ContextTests {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  static func draw(
    _ size: CGSize = CGSize(width: 10, height: 10), scale: CGFloat = 2, _ body: (CGContext) -> Void
  ) throws -> CGImage {
    let context = CGContext(size: size, scale: scale)
    body(context)
    return try #require(context.makeImage())
  }

  @Test("Points are scaled to pixels from the top left")
  func pointsScaledPixels() throws {
    let image = try Self.draw { context in
      context.setFillColor(Self.red)
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect((image.width, image.height) == (20, 20))
    #expect(image.pixel(x: 2, y: 4) == 0xFFFF_0000)
    #expect(image.pixel(x: 7, y: 11) == 0xFFFF_0000)
    #expect(image.pixel(x: 1, y: 4) == 0)
    #expect(image.pixel(x: 2, y: 12) == 0)
  }

  @Test("An edge between pixels is antialiased")
  func edgeBetweenPixels() throws {
    let image = try Self.draw(scale: 1) { context in
      context.setFillColor(.black)
      context.fill(CGRect(x: 0.5, y: 0, width: 2, height: 10))
    }
    #expect(image.pixel(x: 0, y: 5) >> 24 == 128)
    #expect(image.pixel(x: 1, y: 5) >> 24 == 255)
  }

  @Test("Saved state comes back")
  func savedStateComes() throws {
    let image = try Self.draw(scale: 1) { context in
      context.setFillColor(Self.red)
      context.saveGState()
      context.setFillColor(.white)
      context.setAlpha(0.5)
      context.translateBy(x: 100, y: 100)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(Set(image.pixels) == [0xFFFF_0000])
  }

  @Test(
    "A scale of nothing draws nothing until restored", arguments: [0, .nan, .infinity] as [CGFloat])
  func scaleNothingDraws(scale: CGFloat) throws {
    let image = try Self.draw(scale: 1) { context in
      context.saveGState()
      context.scaleBy(x: scale, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.setFillColor(Self.red)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    #expect(Set(image.pixels) == [0, 0xFFFF_0000], "\(scale)")
  }

  @Test("Restoring too often does nothing")
  func restoringTooOften() throws {
    let image = try Self.draw(scale: 1) { context in
      context.restoreGState()
      context.setFillColor(Self.red)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(image.pixel(x: 9, y: 9) == 0xFFFF_0000)
  }

  @Test("A transparency layer is one picture")
  func transparencyLayerPicture() throws {
    let image = try Self.draw(scale: 1) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(.black)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      context.endTransparencyLayer()
    }
    #expect(image.pixel(x: 2, y: 5) == image.pixel(x: 7, y: 5))
    #expect(image.pixel(x: 2, y: 5) >> 24 == 128)
  }

  /// Apple's `draw(_:in:)` puts the image's top at the rect's larger y.
  @Test("Images stand on their head unless drawn upright")
  func imagesStand() throws {
    let source = CGImage(width: 1, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF])
    let rect = CGRect(x: 0, y: 0, width: 1, height: 2)
    let flipped = try Self.draw(CGSize(width: 1, height: 2), scale: 1) {
      $0.draw(source, in: rect)
    }
    let upright = try Self.draw(CGSize(width: 1, height: 2), scale: 1) {
      $0.drawUpright(source, in: rect)
    }
    #expect(flipped.pixels == [0xFF00_00FF, 0xFFFF_0000])
    #expect(upright.pixels == source.pixels)
  }

  @Test("A context nobody drew in is untouched")
  func contextNobodyDrew() {
    let context = CGContext(size: CGSize(width: 1000, height: 1000), scale: 3)
    #expect(context.isUntouched)
    context.fill(.zero)
    #expect(!context.isUntouched)
  }

  @Test("An image that is taken keeps its pixels, and the context is clear")
  func takenImage() {
    let context = CGContext(size: CGSize(width: 2, height: 1), scale: 1)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = context.makeImage()
    let taken = context.takeImage()
    #expect(context.isUntouched)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(taken.pixels == [0xFFFF_0000, 0])
    #expect(copy?.pixels == taken.pixels)
    #expect(context.takeImage().pixels == [0, 0xFFFF_0000])
  }

  @Test("Gradients run from end to end")
  func gradientsRunEnd() throws {
    let image = try Self.draw(CGSize(width: 100, height: 1), scale: 1) { context in
      context.drawLinearGradient(
        CGGradient(colors: [.black, .white]), start: .zero, end: CGPoint(x: 100, y: 0), options: [])
    }
    let reds = (0..<100).map { image.pixel(x: $0, y: 0) >> 16 & 0xFF }
    #expect(reds[0] < 5 && reds[99] > 250)
    #expect(zip(reds, reds.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
