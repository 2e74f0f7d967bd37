/// Where image and texts of a list's row lie, from left to right, in points.
@MainActor
struct ListContentArrangement {
  private let margins: NSDirectionalEdgeInsets
  private var start: CGFloat
  private let end: CGFloat
  private var image = CGRect.zero
  private var primary = CGRect.zero
  private var secondary = CGRect.zero
  /// Of both texts together.
  private var textHeight: CGFloat = 0

  init(width: CGFloat, margins: NSDirectionalEdgeInsets) {
    self.margins = margins
    start = margins.leading
    end = max(width - margins.trailing, margins.leading)
  }

  mutating func addImage(_ size: CGSize, limit: CGSize, padding: CGFloat) {
    var shrinking: CGFloat = 1
    if limit.width > 0, size.width > 0 { shrinking = min(shrinking, limit.width / size.width) }
    if limit.height > 0, size.height > 0 { shrinking = min(shrinking, limit.height / size.height) }
    let size = CGSize(width: size.width * shrinking, height: size.height * shrinking)
    image = CGRect(x: start, y: 0, width: size.width, height: size.height)
    start += size.width + padding
  }

  mutating func addTexts(
    _ first: UILabel, _ second: UILabel, sideBySide: Bool,
    gaps: (horizontal: CGFloat, vertical: CGFloat)
  ) {
    let width = max(end - start, 0)
    let whole = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let lines = (first.sizeThatFits(whole), second.sizeThatFits(whole))
    let hasBoth = lines.0.width > 0 && lines.1.width > 0
    if sideBySide, hasBoth, lines.0.width + gaps.horizontal + lines.1.width <= width {
      let height = max(lines.0.height, lines.1.height)
      primary = CGRect(x: start, y: 0, width: lines.0.width, height: height)
      secondary = CGRect(x: end - lines.1.width, y: 0, width: lines.1.width, height: height)
      textHeight = max(textHeight, height)
      return
    }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let heights = (
      lines.0.width > 0 ? first.sizeThatFits(room).height : 0,
      lines.1.width > 0 ? second.sizeThatFits(room).height : 0
    )
    primary = CGRect(x: start, y: 0, width: width, height: heights.0)
    let below = heights.0 + (hasBoth ? gaps.vertical : 0)
    secondary = CGRect(x: start, y: below, width: width, height: heights.1)
    textHeight = max(textHeight, below + heights.1)
  }

  /// With the margins.
  var height: CGFloat { margins.top + max(textHeight, image.height) + margins.bottom }

  /// Image, text and second text, in the middle of what the margins leave of a height.
  func placed(inHeight height: CGFloat) -> [CGRect] {
    let middle = margins.top + (height - margins.top - margins.bottom) / 2
    let texts = primary.union(secondary).height
    return [
      image.offsetBy(dx: 0, dy: middle - image.height / 2),
      primary.offsetBy(dx: 0, dy: middle - texts / 2),
      secondary.offsetBy(dx: 0, dy: middle - texts / 2),
    ]
  }
}
