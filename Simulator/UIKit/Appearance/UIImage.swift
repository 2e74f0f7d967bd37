import CUIKitEnums

/// A picture.
open class UIImage: NSObject, @unchecked Sendable {
  // Sendable: nothing in it changes after initialisation; an open class cannot be checked for it.

  /// Whether the picture's own colors are drawn, or the tint color through its shape.
  public typealias RenderingMode = UIImageRenderingMode

  /// Nil for an empty picture.
  private var pixels: CGImage?
  public private(set) var scale: CGFloat = 1
  public private(set) var renderingMode = RenderingMode.automatic

  /// An empty picture, and the only designated initializer. A subclass outside this module inherits
  /// the others only if it can see every designated one.
  public override init() { super.init() }

  convenience init(pixels: CGImage?, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
    self.init()
    self.pixels = pixels
    self.scale = scale
    self.renderingMode = renderingMode
  }

  public convenience init(cgImage: CGImage) { self.init(pixels: cgImage, scale: 1) }

  /// Reads a PNG; the simulator knows no other format.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = CGImage(pngData: data) else { return nil }
    self.init(pixels: image, scale: scale)
  }

  /// Reads a PNG file; `@2x` or `@3x` at the end of its name is the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// A PNG among the main bundle's resources, the sharpest version there is.
  ///
  /// Asset catalogues are compiled by Xcode only: their images are not found here.
  public convenience init?(named name: String) {
    let base = (name as NSString).pathExtension == "png" ? String(name.dropLast(4)) : name
    let paths = ["@3x", "@2x", ""].lazy.compactMap {
      Bundle.main.path(forResource: base + $0, ofType: "png")
    }
    guard let path = paths.first else { return nil }
    self.init(contentsOfFile: path)
  }

  /// Points.
  public var size: CGSize {
    guard let pixels else { return .zero }
    return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  public var cgImage: CGImage? { pixels }

  public func pngData() -> Data? { pixels?.pngData() }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(pixels: pixels, scale: scale, renderingMode: renderingMode)
  }

  /// The picture's shape in one color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(pixels: pixels?.filled(with: color.cgColor), scale: scale, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  // MARK: Drawing into the current context

  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  public func draw(in rect: CGRect) {
    guard let pixels else { return }
    UIGraphicsGetCurrentContext()?.drawUpright(pixels, in: rect)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (pixels === other.pixels && scale == other.scale && renderingMode == other.renderingMode)
  }

  open override var hash: Int { pixels.map(ObjectIdentifier.init).hashValue }
}

extension CGImage {
  /// The same coverage, every pixel in one color.
  func filled(with color: CGColor) -> CGImage {
    func channel(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
    let (red, green, blue) = (channel(color.red), channel(color.green), channel(color.blue))
    func filled(_ pixel: UInt32) -> UInt32 {
      let alpha = CGFloat(pixel >> 24) * channel(color.alpha)
      func part(_ value: CGFloat, _ shift: UInt32) -> UInt32 {
        UInt32((value * alpha).rounded()) << shift
      }
      return part(1, 24) | part(red, 16) | part(green, 8) | part(blue, 0)
    }
    return CGImage(width: width, height: height, pixels: withPixels { $0.map(filled) })
  }
}
