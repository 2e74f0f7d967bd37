import Foundation
import Testing

@testable import KeyboardGeometry

/// Keyboard frames that are posted in window coordinates, as on iPadOS 26 (FB18129544).
@Suite struct WindowCoordinateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let posted: CGRect
    let window: CGRect
    let placement: KeyboardPlacement
    /// The expected frame, in screen coordinates.
    let frame: CGRect

    init(
      _ testDescription: String, _ posted: CGRect, in window: CGRect,
      is placement: KeyboardPlacement, at frame: CGRect? = nil
    ) {
      self.testDescription = testDescription
      (self.posted, self.window, self.placement) = (posted, window, placement)
      self.frame = frame ?? posted
    }
  }

  static let screen = CGRect(x: 0, y: 0, width: 1_032, height: 1_376)
  static let docked = rect(0, 976, 1_032, 400)

  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  static let cases = [
    Case(
      "the screen's width, from a window below the origin", rect(0, 876, 1_032, 400),
      in: rect(0, 100, 1_032, 1_200), is: .docked, at: docked),
    Case(
      "the screen's width, from a window aside and below", rect(-90, 916, 1_032, 400),
      in: rect(90, 60, 700, 1_200), is: .docked, at: docked),
    Case(
      "the window's width, in a window above the lower edge", rect(0, 876, 700, 324),
      in: rect(90, 60, 700, 1_200), is: .docked, at: rect(90, 936, 700, 324)),
    Case("in screen coordinates", docked, in: rect(90, 60, 700, 1_200), is: .docked),
    Case(
      "undocked, in a window at the origin", rect(0, 876, 1_032, 400),
      in: rect(0, 0, 1_032, 1_200), is: .undocked),
    Case(
      "undocked, elsewhere", rect(0, 700, 1_032, 400), in: rect(0, 100, 1_032, 1_200),
      is: .undocked),
    Case(
      "floating, narrower than the window", rect(100, 800, 320, 254),
      in: rect(90, 60, 700, 1_200), is: .floating),
    Case("hidden", rect(0, 1_376, 1_032, 400), in: rect(0, 100, 1_032, 1_200), is: .hidden),
  ]

  @Test("A keyboard frame posted in window coordinates is converted and docked", arguments: cases)
  func fits(one: Case) {
    var state = KeyboardState()
    state.windows = [one.window]
    _ = state.apply(KeyboardTransition(.willShow, to: one.posted, screen: Self.screen), at: 0)
    #expect(state.placement == one.placement)
    #expect(state.frame == (one.placement == .hidden ? .zero : one.frame))
  }
}
