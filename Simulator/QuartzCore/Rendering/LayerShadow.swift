import Synchronization

/// A layer's shadow, blurred, at its place in the layer's own space.
///
/// It is cast by `shadowPath`, else by the background's rounded rect, else by the contents; the
/// sublayers cast none of it (on iOS they do).
struct LayerShadow {
  let image: CGImage
  let rect: CGRect
  let opacity: CGFloat

  private struct Key: Hashable {
    let size: CGSize
    let radii: CGMutablePath.CornerRadii
    let path: [CGPath.Element]?
    let contents: UInt64?
    let color: CGColor
    let blur: CGFloat
    let scale: CGFloat
  }

  private static let cache = Mutex<[Key: CGImage]>([:])

  init?(_ state: LayerState, scale: CGFloat) {
    guard state.shadowOpacity > 0, let color = state.shadowColor, color.alpha > 0 else {
      return nil
    }
    let isSolid = (state.backgroundColor?.alpha ?? 0) > 0
    let picture = isSolid ? nil : LayerPicture.pictures(of: state).last
    var caster = state.bounds
    if let path = state.shadowPath {
      caster = path.boundingBoxOfPath
    } else if let picture {
      caster = picture.rect
    } else if !isSolid {
      return nil
    }
    guard caster.width > 0, caster.height > 0, max(caster.width, caster.height) * scale <= 8192
    else { return nil }
    // Three box blurs reach one and a half times three standard deviations at most.
    let margin = ((state.shadowRadius * 3).rounded(.up) + 1)
    let area = caster.insetBy(dx: -margin, dy: -margin)
    let key = Key(
      size: caster.size, radii: state.shadowPath == nil ? state.cornerRadii : .zero,
      path: state.shadowPath?.elements, contents: picture?.image.contentHash, color: color,
      blur: state.shadowRadius, scale: scale)
    let made =
      Self.cache.withLock { $0[key] }
      ?? Self.make(area: area, scale: scale, color: color, blur: state.shadowRadius) { context in
        if let path = state.shadowPath {
          context.addPath(path)
          context.fillPath()
        } else if let picture {
          context.drawUpright(picture.image, in: picture.rect)
        } else {
          context.addRoundedRect(caster, radii: state.cornerRadii)
          context.fillPath()
        }
      }
    guard let made else { return nil }
    Self.cache.withLock { cache in
      if cache.count >= 64 { cache.removeAll() }
      cache[key] = made
    }
    image = made
    rect = CGRect(
      x: area.minX + state.shadowOffset.width, y: area.minY + state.shadowOffset.height,
      width: CGFloat(made.width) / scale, height: CGFloat(made.height) / scale)
    opacity = CGFloat(min(state.shadowOpacity, 1))
  }

  private static func make(
    area: CGRect, scale: CGFloat, color: CGColor, blur: CGFloat, draw: (CGContext) -> Void
  ) -> CGImage? {
    let context = CGContext(
      width: Int((area.width * scale).rounded(.up)),
      height: Int((area.height * scale).rounded(.up)),
      transform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: -area.minX * scale, ty: -area.minY * scale))
    draw(context)
    var alpha = AlphaMask(context.takeImage())
    alpha.blur(sigma: Double(blur * scale))
    return alpha.image(color: color)
  }
}
