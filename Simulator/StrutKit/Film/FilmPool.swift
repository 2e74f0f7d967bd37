import Foundation
import Phone

/// The images and styles of all films of a page, each once.
@MainActor
final class FilmPool {
  private(set) var images: [CGImage] = []
  private(set) var styles: [FilmStyle] = []
  private var imageIndex: [String: Int] = [:]
  private var styleIndex: [FilmStyle: Int] = [:]

  func index(of image: CGImage, id: String) -> Int {
    if let index = imageIndex[id] { return index }
    imageIndex[id] = images.count
    images.append(image)
    return images.count - 1
  }

  func index(of style: FilmStyle) -> Int {
    if let index = styleIndex[style] { return index }
    styleIndex[style] = styles.count
    styles.append(style)
    return styles.count - 1
  }
}
