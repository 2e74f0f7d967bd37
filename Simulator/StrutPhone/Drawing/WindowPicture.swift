/// What a window shows: pixels, and how many there are.
@MainActor
package protocol WindowPicture: AnyObject {
  var width: Int { get }
  var height: Int { get }

  /// Hands over the pixels where they lie: words of `0xFFRRGGBB`, rows from the top.
  func withPixels(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void)
}
