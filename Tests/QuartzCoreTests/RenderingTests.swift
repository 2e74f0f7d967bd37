import QuartzCore
import Testing

@MainActor struct RenderingTests {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  static func box(_ frame: CGRect, _ color: CGColor?) -> CALayer {
    let layer = QuietLayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  static func render(_ layer: CALayer, _ size: CGSize, scale: CGFloat = 1) throws -> CGImage {
    try #require(Renderer.image(of: [layer], size: size, scale: scale))
  }

  static let size = CGSize(width: 20, height: 20)

  @Test("Backgrounds lie where the frames say")
  func backgroundsLieFrames() throws {
    _ = freshClock()
    let root = Self.box(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
    root.addSublayer(Self.box(CGRect(x: 5, y: 6, width: 4, height: 3), Self.red))
    let image = try Self.render(root, Self.size, scale: 2)
    #expect(image.pixel(x: 10, y: 12) == 0xFFFF_0000 && image.pixel(x: 17, y: 17) == 0xFFFF_0000)
    #expect(image.pixel(x: 9, y: 12) == 0xFFFF_FFFF && image.pixel(x: 18, y: 17) == 0xFFFF_FFFF)
  }

  @Test("Clipping stops at the bounds")
  func clippingStopsBounds() throws {
    _ = freshClock()
    for clips in [false, true] {
      let root = Self.box(CGRect(x: 0, y: 0, width: 10, height: 10), .white)
      root.masksToBounds = clips
      root.addSublayer(Self.box(CGRect(x: 5, y: 5, width: 10, height: 10), Self.red))
      let image = try Self.render(root, Self.size)
      #expect(image.pixel(x: 8, y: 8) == 0xFFFF_0000)
      #expect(image.pixel(x: 12, y: 12) == (clips ? 0 : 0xFFFF_0000))
    }
  }

  @Test("Rounded corners are antialiased")
  func roundedCornersAntialiased() throws {
    _ = freshClock()
    let layer = Self.box(CGRect(x: 0, y: 0, width: 20, height: 20), .black)
    layer.cornerRadius = 8
    let image = try Self.render(layer, Self.size)
    let corner = (0..<6).map { image.pixel(x: $0, y: $0) >> 24 }
    #expect(corner[0] == 0 && corner[5] == 255)
    #expect(Set(image.pixels.map { $0 >> 24 }).count > 4)
    layer.maskedCorners = [.layerMaxXMaxYCorner]
    let one = try Self.render(layer, Self.size)
    #expect(one.pixel(x: 0, y: 0) >> 24 == 255 && one.pixel(x: 19, y: 19) >> 24 == 0)
  }

  @Test("Borders lie inside and above sublayers")
  func bordersLie() throws {
    _ = freshClock()
    let layer = Self.box(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
    layer.borderWidth = 2
    layer.borderColor = Self.blue
    layer.addSublayer(Self.box(CGRect(x: 0, y: 0, width: 20, height: 20), Self.red))
    let image = try Self.render(layer, Self.size)
    #expect(image.pixel(x: 1, y: 10) == 0xFF00_00FF && image.pixel(x: 2, y: 10) == 0xFFFF_0000)
  }

  @Test("Opacity acts on the whole group")
  func opacityActsWhole() throws {
    _ = freshClock()
    let layer = Self.box(CGRect(x: 0, y: 0, width: 20, height: 20), Self.red)
    layer.addSublayer(Self.box(CGRect(x: 0, y: 0, width: 10, height: 20), Self.blue))
    layer.opacity = 0.5
    let image = try Self.render(layer, Self.size)
    #expect(image.pixel(x: 5, y: 5) == 0x8000_0080)
    #expect(image.pixel(x: 15, y: 5) == 0x8080_0000)
  }

  @Test("A mask shows only where it is opaque")
  func maskShowsOpaque() throws {
    _ = freshClock()
    let layer = Self.box(CGRect(x: 0, y: 0, width: 20, height: 20), Self.red)
    layer.mask = Self.box(CGRect(x: 0, y: 0, width: 10, height: 20), .black)
    let image = try Self.render(layer, Self.size)
    #expect(image.pixel(x: 5, y: 5) == 0xFFFF_0000 && image.pixel(x: 15, y: 5) == 0)
  }

  @Test("Hidden layers and their sublayers are not drawn")
  func hiddenLayers() throws {
    _ = freshClock()
    let layer = Self.box(CGRect(x: 0, y: 0, width: 20, height: 20), Self.red)
    layer.addSublayer(Self.box(CGRect(x: 0, y: 0, width: 10, height: 20), Self.blue))
    layer.isHidden = true
    #expect(Set(try Self.render(layer, Self.size).pixels) == [0])
  }

  @Test(
    "A layer flattened to nothing spoils no other",
    arguments: [
      CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 1, y: 0),
      CGAffineTransform(translationX: .nan, y: 0), CGAffineTransform(scaleX: .infinity, y: 1),
    ])
  func layerFlattened(transform: CGAffineTransform) throws {
    _ = freshClock()
    let root = Self.box(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
    let flat = Self.box(CGRect(x: 5, y: 5, width: 10, height: 10), Self.blue)
    flat.setAffineTransform(transform)
    root.addSublayer(flat)
    root.addSublayer(Self.box(CGRect(x: 0, y: 0, width: 5, height: 5), Self.red))
    let image = try Self.render(root, Self.size)
    #expect(Set(image.pixels) == [0xFFFF_FFFF, 0xFFFF_0000], "\(transform)")
    #expect(DisplayList.capture([root], scale: 1).items.count == 2)
  }

  @Test("Z position comes before order")
  func zPositionComes() throws {
    _ = freshClock()
    let root = Self.box(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
    let (first, second) = (
      Self.box(root.bounds, Self.red), Self.box(root.bounds, Self.blue)
    )
    root.addSublayer(first)
    root.addSublayer(second)
    #expect(try Self.render(root, Self.size).pixel(x: 5, y: 5) == 0xFF00_00FF)
    first.zPosition = 1
    #expect(try Self.render(root, Self.size).pixel(x: 5, y: 5) == 0xFFFF_0000)
  }

  struct Gravity: Sendable {
    let gravity: CALayerContentsGravity
    let covered: CGRect
  }

  /// A 4 × 2 picture in a layer of 12 × 12.
  @Test(
    "Contents go where the gravity puts them",
    arguments: [
      Gravity(gravity: .resize, covered: CGRect(x: 0, y: 0, width: 12, height: 12)),
      Gravity(gravity: .resizeAspect, covered: CGRect(x: 0, y: 3, width: 12, height: 6)),
      Gravity(gravity: .resizeAspectFill, covered: CGRect(x: 0, y: 0, width: 18, height: 12)),
      Gravity(gravity: .center, covered: CGRect(x: 4, y: 5, width: 4, height: 2)),
      Gravity(gravity: .top, covered: CGRect(x: 4, y: 0, width: 4, height: 2)),
      Gravity(gravity: .bottomRight, covered: CGRect(x: 8, y: 10, width: 4, height: 2)),
      Gravity(gravity: .left, covered: CGRect(x: 0, y: 5, width: 4, height: 2)),
    ])
  func contentsGoGravity(_ row: Gravity) throws {
    _ = freshClock()
    let layer = Self.box(CGRect(x: 0, y: 0, width: 12, height: 12), nil)
    layer.contents = CGImage(width: 4, height: 2, pixels: Array(repeating: 0xFF00_FF00, count: 8))
    layer.contentsGravity = row.gravity
    let image = try Self.render(layer, Self.size)
    for (x, y) in [(0, 0), (4, 0), (4, 5), (0, 5), (11, 11), (15, 5), (0, 3), (7, 6)] {
      let isCovered = row.covered.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
      #expect(image.pixel(x: x, y: y) == (isCovered ? 0xFF00_FF00 : 0), "\(row) at \(x), \(y)")
    }
  }

  @Test("Only the middle stretches")
  func middleStretches() throws {
    _ = freshClock()
    let layer = Self.box(CGRect(x: 0, y: 0, width: 9, height: 1), nil)
    layer.contents = CGImage(width: 3, height: 1, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
    let image = try Self.render(layer, CGSize(width: 9, height: 1))
    #expect(image.pixels == [0xFFFF_0000] + Array(repeating: 0xFF00_FF00, count: 7) + [0xFF00_00FF])
  }

  @Test("A shadow fades out around its layer")
  func shadowFades() throws {
    _ = freshClock()
    let layer = Self.box(CGRect(x: 20, y: 20, width: 20, height: 20), .white)
    layer.shadowOpacity = 1
    layer.shadowOffset = .zero
    layer.shadowRadius = 3
    let image = try Self.render(layer, CGSize(width: 60, height: 60))
    let alphas = (5..<20).map { image.pixel(x: $0, y: 30) >> 24 }
    #expect(alphas.first == 0 && (alphas.last ?? 0) > 90 && (alphas.last ?? 255) < 140)
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 <= $1 }, "\(alphas)")
  }

  @Test("Shapes are filled stroked and trimmed")
  func shapesFilledStroked() throws {
    _ = freshClock()
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
    layer.path = path
    layer.strokeColor = Self.red
    layer.lineWidth = 4
    layer.strokeEnd = 0.5
    let image = try Self.render(layer, Self.size)
    #expect(image.pixel(x: 5, y: 9) == 0xFFFF_0000 && image.pixel(x: 15, y: 9) == 0)
  }

  @Test("Gradients fill the bounds")
  func gradientsFillBounds() throws {
    _ = freshClock()
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.colors = [CGColor.black, CGColor.white]
    let image = try Self.render(layer, Self.size)
    #expect(image.pixel(x: 10, y: 0) & 0xFF < 20 && image.pixel(x: 10, y: 19) & 0xFF > 235)
  }

  @Test("Contents fade into each other")
  func contentsFade() throws {
    let clock = freshClock()
    let layer = Self.box(CGRect(x: 0, y: 0, width: 4, height: 4), nil)
    let (old, new) = (
      CGImage(width: 1, height: 1, pixels: [0xFFFF_0000]),
      CGImage(width: 1, height: 1, pixels: [0xFF00_00FF])
    )
    layer.contents = new
    let fade = CABasicAnimation(keyPath: "contents")
    fade.fromValue = old
    fade.toValue = new
    fade.duration = 1
    layer.add(fade, forKey: "contents")
    let size = CGSize(width: 4, height: 4)
    #expect(try Self.render(layer, size).pixel(x: 1, y: 1) == 0xFFFF_0000)
    clock.advance(by: 0.5)
    let half = try Self.render(layer, size).pixel(x: 1, y: 1)
    #expect(half >> 16 & 0xFF > 50 && half & 0xFF > 100)
    clock.advance(by: 0.5)
    #expect(try Self.render(layer, size).pixel(x: 1, y: 1) == 0xFF00_00FF)
  }

  @Test("Model and presentation are drawn apart")
  func modelPresentationDrawn() throws {
    let clock = freshClock()
    let root = Self.box(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
    let child = Self.box(CGRect(x: 10, y: 0, width: 10, height: 20), Self.red)
    root.addSublayer(child)
    let slide = CABasicAnimation(keyPath: "position.x")
    slide.fromValue = 5
    slide.toValue = 15
    slide.duration = 1
    child.add(slide, forKey: nil)
    clock.advance(by: 0.5)
    let shown = try Self.render(root, Self.size)
    let context = CGContext(size: Self.size, scale: 1)
    root.render(in: context)
    let model = try #require(context.makeImage())
    #expect(shown.pixel(x: 7, y: 5) == 0xFFFF_0000 && model.pixel(x: 7, y: 5) == 0xFFFF_FFFF)
    #expect(shown.pixel(x: 17, y: 5) == 0xFFFF_FFFF && model.pixel(x: 17, y: 5) == 0xFFFF_0000)
  }

  /// Evidence: apps make pictures of views in no window by `render(in:)`, text included.
  @Test("Rendering in a context draws what was never on screen")
  func renderingContextDraws() throws {
    final class Ink: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        ctx.fill(bounds)
      }
    }
    let root = CALayer()
    let ink = Ink()
    root.addSublayer(ink)
    root.frame = CGRect(origin: .zero, size: Self.size)
    ink.frame = root.bounds
    ink.setNeedsDisplay()
    let context = CGContext(size: Self.size, scale: 1)
    root.render(in: context)
    let image = try #require(context.makeImage())
    #expect(image.pixel(x: 5, y: 5) == 0xFFFF_0000)
  }
}
