/// Layout that our UIKit forces because the keyboard moves.
///
/// Such a layout would harm a list in the middle of an update. Apple's UIKit puts it off, and so
/// does ours: the list is laid out when the update is over. Layout that the app forces is not put
/// off.
@MainActor
enum SystemLayout {
  /// Whether such a layout is under way.
  private(set) static var isUnderWay = false

  static func perform(_ layout: () -> Void) {
    let before = isUnderWay
    isUnderWay = true
    layout()
    isUnderWay = before
  }
}
