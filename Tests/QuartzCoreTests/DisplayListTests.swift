import QuartzCore
import Testing

/// The display list, painted as a player would, must give the renderer's picture.
@MainActor struct DisplayListTests {
  final class Label: NSObject, CALayerDelegate {
    let layout: TextLayout
    init(_ text: String) { layout = TextLayout(text, font: FontDescription(size: 17)) }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
    func draw(_ layer: CALayer, in ctx: CGContext) {
      layout.draw(at: CGPoint(x: 8, y: 7), in: ctx, color: .black)
    }
  }

  /// A scene with one of everything; `labels` keeps the delegates alive.
  static func scene() -> (root: CALayer, labels: [Label]) {
    let root = RenderingTests.box(CGRect(x: 0, y: 0, width: 200, height: 300), .white)
    let field = RenderingTests.box(
      CGRect(x: 20, y: 20, width: 160, height: 34), CGColor(gray: 0.93, alpha: 1))
    field.cornerRadius = 8
    field.borderWidth = 1
    field.borderColor = CGColor(gray: 0.6, alpha: 1)
    let label = Label("Name of field")
    field.delegate = label
    field.contentsScale = 2
    field.setNeedsDisplay()
    root.addSublayer(field)

    let scroll = RenderingTests.box(CGRect(x: 20, y: 70, width: 160, height: 80), nil)
    scroll.masksToBounds = true
    scroll.cornerRadius = 12
    scroll.bounds.origin.y = 30
    for row in 0..<4 {
      let cell = RenderingTests.box(
        CGRect(x: 0, y: CGFloat(row) * 44, width: 160, height: 43),
        CGColor(red: 0.2 * CGFloat(row), green: 0.5, blue: 0.8, alpha: 1))
      scroll.addSublayer(cell)
    }
    root.addSublayer(scroll)

    let faded = RenderingTests.box(CGRect(x: 20, y: 160, width: 60, height: 60), RenderingTests.red)
    faded.opacity = 0.5
    faded.addSublayer(
      RenderingTests.box(CGRect(x: 10, y: 10, width: 80, height: 20), RenderingTests.blue))
    root.addSublayer(faded)

    let turned = RenderingTests.box(
      CGRect(x: 120, y: 160, width: 50, height: 30), RenderingTests.blue)
    turned.setAffineTransform(CGAffineTransform(rotationAngle: 0.4))
    turned.addSublayer(
      RenderingTests.box(CGRect(x: 5, y: 5, width: 10, height: 10), RenderingTests.red))
    root.addSublayer(turned)

    let scaled = RenderingTests.box(
      CGRect(x: 110, y: 220, width: 40, height: 20), RenderingTests.red)
    scaled.setAffineTransform(CGAffineTransform(scaleX: 1.5, y: 1.5))
    scaled.cornerRadius = 6
    scaled.opacity = 0.7
    root.addSublayer(scaled)

    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 20, y: 240, width: 40, height: 40)
    shape.path = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 36, height: 36), transform: nil)
    shape.fillColor = CGColor(red: 0, green: 0.6, blue: 0.2, alpha: 1)
    shape.strokeColor = .black
    root.addSublayer(shape)

    let card = RenderingTests.box(CGRect(x: 70, y: 250, width: 40, height: 30), .white)
    card.cornerRadius = 6
    card.shadowOpacity = 0.4
    card.shadowRadius = 4
    card.shadowOffset = CGSize(width: 0, height: 2)
    root.addSublayer(card)

    let masked = RenderingTests.box(
      CGRect(x: 150, y: 255, width: 40, height: 40), RenderingTests.red)
    let mask = RenderingTests.box(CGRect(x: 0, y: 0, width: 40, height: 40), .black)
    mask.cornerRadius = 20
    masked.mask = mask
    root.addSublayer(masked)
    root.commitTree()
    return (root, [label])
  }

  static func compare(_ root: CALayer, _ size: CGSize, scale: CGFloat) throws -> (
    worst: Int, share: Double
  ) {
    let drawn = try #require(Renderer.image(of: [root], size: size, scale: scale))
    let context = CGContext(size: size, scale: scale)
    DisplayList.capture([root], scale: scale).draw(in: context)
    let painted = try #require(context.makeImage())
    var (worst, different) = (0, 0)
    for (a, b) in zip(drawn.pixels, painted.pixels) where a != b {
      var distance = 0
      for shift: UInt32 in [0, 8, 16, 24] {
        distance = max(distance, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
      }
      worst = max(worst, distance)
      if distance > 8 { different += 1 }
    }
    return (worst, Double(different) / Double(drawn.pixels.count))
  }

  @Test("The painted list is the rendered picture", arguments: [2, 3] as [CGFloat])
  func paintedListRendered(scale: CGFloat) throws {
    _ = freshClock()
    let scene = Self.scene()
    let difference = try Self.compare(
      scene.root, CGSize(width: 200, height: 300), scale: scale)
    // Only the edge of the rotated layer, which is resampled, may differ.
    #expect(difference.share < 0.0015, "\(difference)")
    withExtendedLifetime(scene.labels) {}
  }

  @Test("Without a rotation they agree to the last bit but one")
  func withoutRotationAgree() throws {
    _ = freshClock()
    let scene = Self.scene()
    for layer in scene.root.sublayers ?? [] where layer.affineTransform().b != 0 {
      layer.removeFromSuperlayer()
    }
    let difference = try Self.compare(scene.root, CGSize(width: 200, height: 300), scale: 2)
    #expect(difference.worst <= 2, "\(difference)")
    withExtendedLifetime(scene.labels) {}
  }

  @Test("They agree in the middle of an animation")
  func agreeMiddleAnimation() throws {
    let clock = freshClock()
    let scene = Self.scene()
    let field = try #require(scene.root.sublayers?.first)
    let slide = CABasicAnimation(keyPath: "position.y")
    slide.fromValue = 200
    slide.duration = 1
    field.add(slide, forKey: nil)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 1
    field.add(fade, forKey: nil)
    clock.advance(by: 0.25)
    let frame = DisplayList.capture([scene.root], scale: 2)
    let item = try #require(frame.items.dropFirst().first { $0.opacity == 0.25 })
    #expect(near(item.frame.midY, 200 - 163 * 0.25))
    let difference = try Self.compare(scene.root, CGSize(width: 200, height: 300), scale: 2)
    #expect(difference.share < 0.0015, "\(difference)")
    withExtendedLifetime(scene.labels) {}
  }

  /// As chats have it: a list upside down, whose cells are turned back.
  @Test("What is mirrored twice is no image of the whole", arguments: [2, 3] as [CGFloat])
  func mirrored(scale: CGFloat) throws {
    _ = freshClock()
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    let root = RenderingTests.box(CGRect(x: 0, y: 0, width: 200, height: 300), .white)
    let list = RenderingTests.box(
      CGRect(x: 20, y: 10, width: 160, height: 120), RenderingTests.blue)
    list.masksToBounds = true
    list.cornerRadius = 10
    list.borderWidth = 1
    list.borderColor = .black
    list.bounds.origin.y = 20
    list.setAffineTransform(flip)
    root.addSublayer(list)
    let labels = (0..<5).map { Label("Message \($0)") }
    for (row, label) in labels.enumerated() {
      let cell = RenderingTests.box(
        CGRect(x: 10, y: CGFloat(row) * 34, width: 140, height: 33), .white)
      cell.setAffineTransform(flip)
      cell.delegate = label
      cell.contentsScale = scale
      cell.setNeedsDisplay()
      list.addSublayer(cell)
    }
    root.commitTree()
    let frame = DisplayList.capture([root], scale: scale)
    #expect(frame.items.allSatisfy { $0.transform == nil })
    #expect(frame.items.count { $0.picture != nil } == 5)
    let difference = try Self.compare(root, CGSize(width: 200, height: 300), scale: scale)
    #expect(difference.worst <= 2, "\(difference)")
    withExtendedLifetime(labels) {}
  }

  @Test("Items say what and where")
  func itemsSay() throws {
    _ = freshClock()
    let scene = Self.scene()
    let frame = DisplayList.capture([scene.root], scale: 2)
    let first = frame.items[0]
    #expect(first.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(first.background == .white && first.picture == nil && first.opacity == 1)
    let field = frame.items[1]
    #expect(field.frame == CGRect(x: 20, y: 20, width: 160, height: 34))
    #expect(field.radii.topLeft == 8)
    let text = frame.items[2]
    #expect(text.picture?.rect == field.frame)
    #expect(frame.items[3].border?.width == 1)
    let cell = try #require(frame.items.first { !$0.clips.isEmpty })
    #expect(cell.clips[0].rect == CGRect(x: 20, y: 70, width: 160, height: 80))
    #expect(cell.clips[0].radii.topLeft == 12)
    #expect(cell.frame == CGRect(x: 20, y: 40, width: 160, height: 43))
    for item in frame.items {
      if let id = item.picture?.contentID { #expect(frame.images[id]?.contentID == id) }
    }
    withExtendedLifetime(scene.labels) {}
  }

  @Test("Equal pictures are one image")
  func equalPicturesImage() {
    _ = freshClock()
    let root = RenderingTests.box(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
    for index in 0..<3 {
      let layer = RenderingTests.box(CGRect(x: index * 20, y: 0, width: 10, height: 10), nil)
      layer.contents = CGImage(width: 1, height: 1, pixels: [0xFF12_3456])
      root.addSublayer(layer)
    }
    let frame = DisplayList.capture([root], scale: 2)
    #expect(frame.items.count == 3 && frame.images.count == 1)
  }

  @Test("A still scene is the same every time")
  func stillSceneSame() throws {
    func bytes() throws -> (Data, [DisplayItem]) {
      _ = freshClock()
      let scene = Self.scene()
      let image = try #require(
        Renderer.image(of: [scene.root], size: CGSize(width: 200, height: 300), scale: 3))
      let items = DisplayList.capture([scene.root], scale: 3).items
      return withExtendedLifetime(scene.labels) { (image.pngData(), items) }
    }
    let (first, second) = (try bytes(), try bytes())
    #expect(first.0 == second.0)
    #expect(first.1 == second.1)
  }
}
