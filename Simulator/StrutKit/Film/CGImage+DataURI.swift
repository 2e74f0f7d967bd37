import Foundation
import Phone

extension CGImage {
  /// The image as an address that holds all of it, so that a page has nothing to load.
  var dataURI: String { "data:image/png;base64," + PagePNG.data(of: self).base64EncodedString() }
}
