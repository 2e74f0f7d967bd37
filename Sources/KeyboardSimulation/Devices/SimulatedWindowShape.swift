import Foundation

/// The shape of an app's window on an iPad.
public enum SimulatedWindowShape: Hashable, Sendable {
  /// The whole screen; the only shape on an iPhone.
  case fullScreen
  /// One side of Split View.
  case splitView(Share, Side)
  /// A narrow window above another app, with a gap above and below it.
  case slideOver
  /// A window of Stage Manager, with its frame in screen points.
  case stageManager(CGRect)

  /// How much of the width a side of Split View has.
  public enum Share: String, CaseIterable, Hashable, Sendable {
    /// As wide as a phone.
    case compact
    /// Half of the screen; in portrait the wide side.
    case half
    /// The rest of the width beside a compact window.
    case wide
  }

  /// Which side of Split View, seen from the user.
  public enum Side: String, CaseIterable, Hashable, Sendable {
    /// The left one.
    case left
    /// The right one.
    case right
  }
}
