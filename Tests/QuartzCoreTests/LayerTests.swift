import QuartzCore
import Testing

@MainActor struct LayerTests {
  @Test("A new layer has Apple's defaults")
  func newLayerApples() {
    let layer = CALayer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds)
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.contentsScale == 1 && layer.contentsGravity == .resize)
    #expect(layer.sublayers == nil && layer.animationKeys() == nil && layer.speed == 1)
    #expect(CATransform3DIsIdentity(layer.transform))
  }

  struct Placed: Sendable {
    let anchor: CGPoint
    let scale: CGFloat
  }

  @Test(
    "The frame that is set is the frame that is read",
    arguments: [
      Placed(anchor: CGPoint(x: 0.5, y: 0.5), scale: 1), Placed(anchor: .zero, scale: 1),
      Placed(anchor: CGPoint(x: 1, y: 0.25), scale: 2),
      Placed(anchor: CGPoint(x: 0, y: 1), scale: 0.5),
    ])
  func frameSetFrame(_ row: Placed) {
    let layer = CALayer()
    layer.anchorPoint = row.anchor
    layer.setAffineTransform(CGAffineTransform(scaleX: row.scale, y: row.scale))
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.frame = frame
    #expect(layer.frame == frame, "\(row)")
    #expect(layer.bounds.size == CGSize(width: 30 / row.scale, height: 40 / row.scale), "\(row)")
  }

  @Test("Frames set one after the other leave no rounding in the last")
  func framesLeaveNothing() {
    let layer = CALayer()
    for step in 1...200 {
      layer.frame = CGRect(
        x: 0, y: CGFloat(step) * 0.1, width: 430, height: 44 + CGFloat(step) / 3)
      layer.frame = CGRect(x: 0, y: 59, width: 430, height: 96)
      #expect(layer.position.y == 107)
      #expect(layer.frame.minY == 59)
    }
  }

  @Test("A frame is the same wherever the bounds begin, under a transform, too")
  func frameWithoutOrigin() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 100, height: 91.67)
    layer.position = CGPoint(x: 50.3, y: 400.1)
    layer.setAffineTransform(CGAffineTransform(translationX: 0.1, y: -37.2))
    let frame = layer.frame
    for third in -300...300 {
      layer.bounds.origin.y = CGFloat(third) / 3
      #expect(layer.frame == frame)
    }
  }

  /// The position is part of the transform that maps the corners; sizes are differences of these.
  @Test("Each corner of a scaled frame is rounded once")
  func cornersRoundedOnce() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 393, height: 91)
    for third in 1...300 {
      layer.position = CGPoint(x: CGFloat(third) / 3, y: 852.1 - CGFloat(third) / 7)
      for scale: CGFloat in [0.5, -1, 2, 0.25] {
        layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
        // Scaling by powers of two rounds nothing, so each edge is one exact sum, rounded.
        let x = [-196.5, 196.5].map { layer.position.x + scale * $0 }.sorted()
        let y = [-45.5, 45.5].map { layer.position.y + scale * $0 }.sorted()
        #expect(layer.frame.origin == CGPoint(x: x[0], y: y[0]))
        #expect(layer.frame.size == CGSize(width: x[1] - x[0], height: y[1] - y[0]))
      }
    }
  }

  @Test("A rotated frame is the bounding box")
  func rotatedFrameBounding() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 20)
    layer.position = CGPoint(x: 50, y: 50)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(near(layer.frame.minX, 40) && near(layer.frame.width, 20))
    #expect(near(layer.frame.minY, 0) && near(layer.frame.height, 100))
  }

  @Test("Points convert through the tree")
  func pointsConvert() {
    let root = CALayer()
    root.frame = CGRect(x: 5, y: 5, width: 400, height: 800)
    let scroll = CALayer()
    scroll.frame = CGRect(x: 0, y: 100, width: 400, height: 400)
    scroll.bounds.origin.y = 50
    let cell = CALayer()
    cell.frame = CGRect(x: 10, y: 60, width: 100, height: 44)
    cell.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    let other = CALayer()
    other.frame = CGRect(x: 300, y: 0, width: 50, height: 50)
    root.addSublayer(scroll)
    scroll.addSublayer(cell)
    root.addSublayer(other)
    // The cell's middle stays where it was; its corner is half its size further out.
    #expect(cell.convert(.zero, to: scroll) == CGPoint(x: -40, y: 38))
    #expect(cell.convert(.zero, to: root) == CGPoint(x: -40, y: 88))
    #expect(cell.convert(.zero, to: nil) == CGPoint(x: -35, y: 93))
    #expect(other.convert(CGPoint(x: 0, y: 0), from: cell) == CGPoint(x: -340, y: 88))
    #expect(cell.convert(CGPoint(x: -40, y: 88), from: root) == .zero)
    #expect(cell.convert(cell.bounds, to: root) == CGRect(x: -40, y: 88, width: 200, height: 88))
    #expect(cell.convert(CGPoint(x: 7, y: 8), to: cell) == CGPoint(x: 7, y: 8))
  }

  @Test("Hit testing takes the topmost visible layer")
  func hitTestingTakes() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (below, above) = (CALayer(), CALayer())
    for layer in [below, above] {
      layer.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
      root.addSublayer(layer)
    }
    let point = CGPoint(x: 30, y: 30)
    #expect(root.hitTest(point) === above)
    below.zPosition = 1
    #expect(root.hitTest(point) === below)
    below.isHidden = true
    #expect(root.hitTest(point) === above)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
    #expect(root.hitTest(CGPoint(x: 500, y: 5)) == nil)
  }

  @Test("Presentation layers hit test where they are shown")
  func presentationLayersHit() throws {
    let clock = freshClock()
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 500)
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 400, width: 100, height: 100)
    root.addSublayer(child)
    root.commitTree()
    let slide = CABasicAnimation(keyPath: "position.y")
    slide.fromValue = 50
    slide.toValue = 450
    slide.duration = 1
    child.add(slide, forKey: nil)
    clock.advance(by: 0.25)
    let shown = try #require(root.presentation())
    let hit = try #require(shown.hitTest(CGPoint(x: 50, y: 150)))
    #expect(hit.model() === child && hit.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(hit.superlayer?.model() === root)
    #expect(root.hitTest(CGPoint(x: 50, y: 150)) === root)
  }

  @Test("Sublayers keep the order they are given")
  func sublayersKeepOrder() {
    let root = CALayer()
    let layers = (0..<4).map { index -> CALayer in
      let layer = CALayer()
      layer.name = "\(index)"
      return layer
    }
    func names() -> String { (root.sublayers ?? []).compactMap(\.name).joined() }
    root.addSublayer(layers[0])
    root.addSublayer(layers[1])
    root.insertSublayer(layers[2], at: 0)
    #expect(names() == "201")
    root.insertSublayer(layers[3], below: layers[1])
    #expect(names() == "2031")
    root.insertSublayer(layers[2], above: layers[0])
    #expect(names() == "0231")
    root.replaceSublayer(layers[3], with: layers[1])
    #expect(names() == "021")
    #expect(layers[3].superlayer == nil)
    root.addSublayer(layers[0])
    #expect(names() == "210")
    layers[1].removeFromSuperlayer()
    #expect(names() == "20")
    root.sublayers = [layers[3], layers[2]]
    #expect(names() == "32" && layers[0].superlayer == nil)
  }

  final class Owner: NSObject, CALayerDelegate {
    var log: [String] = []
    var answer: (any CAAction)?

    func layoutSublayers(of layer: CALayer) { log.append("layout \(layer.name ?? "")") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
      log.append("draw \(layer.name ?? "")")
      ctx.setFillColor(.black)
      ctx.fill(layer.bounds)
    }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      log.append("action \(event) \(layer.modelValue(forKeyPath: event) ?? "")")
      return answer
    }
  }

  @Test("Layout runs from the root down and once")
  func layoutRunsRoot() {
    let owner = Owner()
    owner.answer = NSNull()
    let (root, child) = (CALayer(), CALayer())
    (root.name, child.name) = ("root", "child")
    root.addSublayer(child)
    (root.delegate, child.delegate) = (owner, owner)
    child.setNeedsLayout()
    root.setNeedsLayout()
    child.layoutIfNeeded()
    #expect(owner.log == ["layout root", "layout child"])
    root.layoutIfNeeded()
    #expect(owner.log.count == 2)
    owner.log = []
    root.bounds.origin.y = 5
    root.layoutIfNeeded()
    #expect(owner.log == ["action bounds \(CGRect.zero)", "layout root"])
  }

  @Test("Drawing fills contents until asked again")
  func drawingFillsContents() throws {
    let owner = Owner()
    owner.answer = NSNull()
    let layer = CALayer()
    layer.delegate = owner
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 4.5)
    layer.contentsScale = 2
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(owner.log.filter { $0.hasPrefix("draw") }.count == 1)
    let image = try #require(layer.contents as? CGImage)
    #expect((image.width, image.height) == (20, 9))
    #expect(image.pixel(x: 19, y: 8) == 0xFF00_0000)
  }

  @Test("A layer that draws nothing has no contents")
  func layerDraws() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.contents == nil && !layer.needsDisplay())
  }

  @Test(
    "Sizes nobody can draw leave a layer empty", arguments: [CGFloat.nan, .infinity, 0, -5, 1e9])
  func sizesNobodyDraw(side: CGFloat) {
    let owner = Owner()
    owner.answer = NSNull()
    let layer = CALayer()
    layer.delegate = owner
    layer.bounds = CGRect(x: 0, y: 0, width: side, height: 10)
    layer.display()
    #expect(layer.contents == nil || side < 0)
  }

  @MainActor
  final class MainActorOwner: NSObject, @MainActor CALayerDelegate,
    @MainActor CAAnimationDelegate
  {
    var count = 0
    func layoutSublayers(of layer: CALayer) { count += 1 }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { count += 1 }
  }

  /// How UIView owns its layer: a main-actor class as the delegate of a layer without an actor.
  @Test("A main actor class can own a layer")
  func mainActorClass() {
    let owner = MainActorOwner()
    let layer = CALayer()
    layer.delegate = owner
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(owner.count == 1)
    let clock = freshClock()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.delegate = owner
    layer.add(animation, forKey: nil)
    clock.schedule(after: 0.1) { owner.count += 1 }
    clock.advance(by: 1)
    #expect(owner.count == 3)
  }
}
