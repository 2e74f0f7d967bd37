import Testing
import UIKit

/// Enumerations from Objective-C keep raw values without a name (Apple Developer Forums, thread
/// 701769: the keyboard's curve 7 makes an `AnimationCurve`).
@Suite struct EnumerationTests {
  @Test("Any raw value is kept", arguments: [-99, 7, 123])
  func anyRawValue(_ value: Int) {
    #expect(UIView.AnimationCurve(rawValue: value)?.rawValue == value)
    #expect(UIKeyboardType(rawValue: value)?.rawValue == value)
    #expect(UIScrollView.KeyboardDismissMode(rawValue: value)?.rawValue == value)
    #expect(NSLayoutConstraint.Attribute(rawValue: value)?.rawValue == value)
    #expect(UITableView.Style(rawValue: value)?.rawValue == value)
  }

  @Test("A switch takes what has no name as unknown")
  func unknown() throws {
    let curve = try #require(UIView.AnimationCurve(rawValue: 7))
    let name =
      switch curve {
      case .easeInOut, .easeIn, .easeOut, .linear: "known"
      @unknown default: "unknown"
      }
    #expect(name == "unknown")
    #expect(curve != .easeInOut)
  }

  @MainActor
  @Test("An attribute is described by its name")
  func descriptions() {
    #expect(UIView().leadingAnchor.name == "leading")
  }
}
