/// A window, as far as the phone needs one. Only its implementation knows who opens it.
@MainActor
package protocol PhoneSurface: AnyObject {
  /// Seconds of a clock that never goes back.
  var now: Double { get }

  /// The largest picture that has room on the display, in pixels, and pixels for a point that the
  /// display is meant to be used with.
  var room: (width: Int, height: Int, density: Double) { get }

  /// Waits until the person does something.
  ///
  /// - Parameter seconds: For how long at most; nil for as long as it takes.
  /// - Returns: All that the person did; nothing where the time was up.
  func wait(_ seconds: Double?) -> [WindowEvent]

  /// Shows parts of a picture; the window takes its size.
  func show(_ picture: any WindowPicture, _ rects: [PixelRect]) throws

  func setTitle(_ title: String)

  /// Closes it for good.
  func close()
}
