/// A picture at its place in a layer's own space: what `contents` comes down to.
struct LayerPicture {
  let image: CGImage
  let rect: CGRect
  let opacity: CGFloat

  /// The pictures of a layer's contents, one; two while contents fade.
  static func pictures(of state: LayerState) -> [LayerPicture] {
    var pictures: [LayerPicture] = []
    let progress = state.contentsFade?.progress ?? 1
    if let from = state.contentsFade?.from, progress < 1 {
      pictures.append(picture(of: from, state, opacity: 1 - progress))
    }
    if let image = state.image, progress > 0 {
      pictures.append(picture(of: image, state, opacity: progress))
    }
    return pictures
  }

  private static func picture(
    of whole: CGImage, _ state: LayerState, opacity: CGFloat
  ) -> LayerPicture {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    var image = whole
    if state.contentsRect != unit {
      let part = state.contentsRect
      let pixels = CGRect(
        x: part.minX * CGFloat(whole.width), y: part.minY * CGFloat(whole.height),
        width: part.width * CGFloat(whole.width), height: part.height * CGFloat(whole.height))
      image = whole.cropping(to: pixels) ?? whole
    }
    let rect = rect(of: image, state)
    if state.contentsCenter != unit {
      image = stretched(image, to: rect.size, state) ?? image
    }
    return LayerPicture(image: image, rect: rect, opacity: opacity)
  }

  private static func rect(of image: CGImage, _ state: LayerState) -> CGRect {
    let bounds = state.bounds
    let scale = max(state.contentsScale, 0.01)
    let natural = CGSize(
      width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    var size = natural
    switch state.contentsGravity {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      let (x, y) = (bounds.width / natural.width, bounds.height / natural.height)
      let factor = state.contentsGravity == .resizeAspect ? min(x, y) : max(x, y)
      size = CGSize(width: natural.width * factor, height: natural.height * factor)
    default: break
    }
    var origin = CGPoint(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    switch state.contentsGravity {
    case .left, .topLeft, .bottomLeft: origin.x = bounds.minX
    case .right, .topRight, .bottomRight: origin.x = bounds.maxX - size.width
    default: break
    }
    switch state.contentsGravity {
    case .top, .topLeft, .topRight: origin.y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: origin.y = bounds.maxY - size.height
    default: break
    }
    return CGRect(origin: origin, size: size)
  }

  /// The picture at its new size, with only the middle (`contentsCenter`) stretched.
  private static func stretched(
    _ image: CGImage, to size: CGSize, _ state: LayerState
  ) -> CGImage? {
    let scale = max(state.contentsScale, 0.01)
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let (newWidth, newHeight) = (size.width * scale, size.height * scale)
    let center = state.contentsCenter
    func cuts(_ low: CGFloat, _ high: CGFloat, _ old: CGFloat, _ new: CGFloat) -> [[CGFloat]] {
      let (start, end) = ((low * old).rounded(), (high * old).rounded())
      return [[0, start, end, old], [0, start, max(new - (old - end), start), new]]
    }
    let columns = cuts(center.minX, center.maxX, width, newWidth)
    let rows = cuts(center.minY, center.maxY, height, newHeight)
    let context = CGContext(
      width: Int(newWidth.rounded(.up)), height: Int(newHeight.rounded(.up)), transform: .identity)
    func span(_ cuts: [CGFloat], _ index: Int) -> (CGFloat, CGFloat) {
      (cuts[index], cuts[index + 1] - cuts[index])
    }
    for row in 0..<3 {
      for column in 0..<3 {
        let ((x, w), (y, h)) = (span(columns[0], column), span(rows[0], row))
        let ((newX, newW), (newY, newH)) = (span(columns[1], column), span(rows[1], row))
        guard let part = image.cropping(to: CGRect(x: x, y: y, width: w, height: h)) else {
          continue
        }
        context.drawUpright(part, in: CGRect(x: newX, y: newY, width: newW, height: newH))
      }
    }
    return context.takeImage()
  }
}
