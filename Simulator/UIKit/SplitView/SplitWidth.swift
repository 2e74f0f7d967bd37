/// How wide an app wants a sidebar.
@MainActor
struct SplitWidth {
  /// A sidebar that nobody has given a width: 320 points at most, and no minimum (useyourloaf,
  /// "How do you change the width of the master view in a Split View Controller?"). That it takes
  /// them on every device is our choice.
  static let usual: CGFloat = 320

  /// Points.
  var preferred = UISplitViewController.automaticDimension
  /// A part of the split view's width, 0 to 1; points go before it.
  var preferredFraction = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension

  /// The width in a split view that is `whole` wide, in points.
  func resolved(in whole: CGFloat) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    let most = maximum == automatic ? Self.usual : maximum
    let least = minimum == automatic ? 0 : minimum
    var width = most
    if preferred != automatic {
      width = preferred
    } else if preferredFraction != automatic {
      width = preferredFraction * whole
    }
    return min(max(min(width, most), least), whole)
  }
}
