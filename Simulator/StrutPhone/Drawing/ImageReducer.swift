import Phone

/// Makes images as small as they are shown, each once, and puts them on whole pixels.
///
/// Layers have images with the device's pixels, up to three a point, and a display often shows one.
/// Drawn as they are, only some of their pixels would be looked at, so that thin lines break up;
/// here each pixel is the mean of all that it stands for.
@MainActor
struct ImageReducer {
  /// How many times larger an image may be than it is shown.
  private static let slack: CGFloat = 1.25

  private struct Key: Hashable {
    let contentID: String
    let width: Int
    let height: Int

    /// The name of the small image in a frame.
    var smallID: String { "\(contentID) \(width) \(height)" }
  }
  private var known: [Key: CGImage] = [:]

  /// A frame that looks the same at a scale, in pixels a point. Images that it has no more are
  /// forgotten.
  mutating func reduced(_ frame: DisplayFrame, scale: CGFloat) -> DisplayFrame {
    var used: [Key: CGImage] = [:]
    var result = frame
    for index in frame.items.indices where frame.items[index].transform == nil {
      guard let picture = frame.items[index].picture,
        let image = frame.images[picture.contentID]
      else { continue }
      let (rect, key) = Self.place(of: picture, scale: scale)
      guard CGFloat(image.width) > CGFloat(key.width) * Self.slack,
        CGFloat(image.height) > CGFloat(key.height) * Self.slack
      else { continue }
      let small = used[key] ?? known[key] ?? image.reduced(width: key.width, height: key.height)
      used[key] = small
      result.images[key.smallID] = small
      result.items[index].picture?.contentID = key.smallID
      result.items[index].picture?.rect = rect
    }
    known = used
    return result
  }

  /// The whole pixels next to where an image is shown.
  private static func place(
    of picture: DisplayItem.Picture, scale: CGFloat
  ) -> (rect: CGRect, key: Key) {
    let key = Key(
      contentID: picture.contentID,
      width: max(1, Int((picture.rect.width * scale).rounded())),
      height: max(1, Int((picture.rect.height * scale).rounded())))
    let rect = CGRect(
      x: (picture.rect.minX * scale).rounded() / scale,
      y: (picture.rect.minY * scale).rounded() / scale,
      width: CGFloat(key.width) / scale, height: CGFloat(key.height) / scale)
    return (rect, key)
  }
}
