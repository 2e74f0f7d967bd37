/// One thing to paint, in the root's space: points, y down.
///
/// Painting order within an item: background, then image, then border. An item with a transform is
/// an image only; its `frame` is then in the space that the transform maps to the root's.
package struct DisplayItem: Equatable, Sendable {
  /// A rounded rect to which painting is limited.
  package struct Clip: Equatable, Sendable {
    package let rect: CGRect
    package let radii: CGMutablePath.CornerRadii
  }

  package struct Border: Equatable, Sendable {
    /// Points, inside the frame.
    package let width: CGFloat
    package let color: CGColor
  }

  package struct Picture: Equatable, Sendable {
    /// Names the image in `DisplayFrame.images`: the same pixels have the same name.
    package var contentID: String
    /// Where its whole lies; it need not be the item's frame.
    package var rect: CGRect
  }

  package var frame: CGRect
  package var radii: CGMutablePath.CornerRadii
  /// All of them limit what is painted.
  package var clips: [Clip]
  /// 0…1. Below 1 the item has one part only: background, picture or border.
  package var opacity: CGFloat
  package var background: CGColor?
  package var border: Border?
  package var picture: Picture?
  /// Nil for the identity. Otherwise from `frame`'s space to the root's.
  package var transform: CGAffineTransform?
}

/// Everything that is visible at one time, back to front, and the images it needs.
package struct DisplayFrame: Sendable {
  package var items: [DisplayItem] = []
  package var images: [String: CGImage] = [:]

  package init() {}

  /// Paints the frame: how a player has to read it. The context counts in the root's points.
  package func draw(in context: CGContext) {
    for item in items {
      context.saveGState()
      for clip in item.clips { context.clip(to: clip.rect, radii: clip.radii) }
      context.setAlpha(item.opacity)
      if let transform = item.transform { context.concatenate(transform) }
      if let background = item.background {
        context.setFillColor(background)
        context.beginPath()
        context.addRoundedRect(item.frame, radii: item.radii)
        context.fillPath()
      }
      if let picture = item.picture, let image = images[picture.contentID] {
        context.drawUpright(image, in: picture.rect)
      }
      if let border = item.border {
        context.drawBorder(
          of: item.frame, radii: item.radii, width: border.width, color: border.color)
      }
      context.restoreGState()
    }
  }
}
