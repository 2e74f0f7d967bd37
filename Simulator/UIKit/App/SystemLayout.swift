/// Layout that our UIKit forces because the keyboard moves.
///
/// Apple's UIKit puts it off where it would do harm: to a list in the middle of an update. So does
/// ours: what a list owes is laid out when the update is over. Layout that an app forces is not
/// spared.
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
