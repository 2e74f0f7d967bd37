import Foundation
import KeyboardGeometry
import Testing

@Suite struct KeyboardOverlapTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var keyboard: CGRect
    var bounds: CGRect
    var rect: CGRect
    var height: CGFloat

    init(_ name: String, _ keyboard: CGRect, _ bounds: CGRect, rect: CGRect, height: CGFloat) {
      testDescription = name
      self.keyboard = keyboard
      self.bounds = bounds
      self.rect = rect
      self.height = height
    }
  }

  static let view = CGRect(x: 0, y: 0, width: 390, height: 844)

  static let cases: [Case] = [
    Case("full screen", docked(336), view, rect: docked(336), height: 336),
    Case(
      "a sheet 56 points down", CGRect(x: 0, y: 452, width: 390, height: 336),
      CGRect(x: 0, y: 0, width: 390, height: 788),
      rect: CGRect(x: 0, y: 452, width: 390, height: 336), height: 336),
    Case(
      "a view above the tab bar", docked(336), CGRect(x: 0, y: 0, width: 390, height: 761),
      rect: CGRect(x: 0, y: 508, width: 390, height: 253), height: 253),
    Case(
      "a view that ends above", docked(336), CGRect(x: 0, y: 0, width: 390, height: 508),
      rect: .zero, height: 0),
    Case(
      "a view wholly below", docked(336), CGRect(x: 0, y: 600, width: 390, height: 50),
      rect: CGRect(x: 0, y: 600, width: 390, height: 50), height: 50),
    Case(
      "a scrolled view's bounds", CGRect(x: 0, y: 1508, width: 390, height: 336),
      CGRect(x: 0, y: 1000, width: 390, height: 844),
      rect: CGRect(x: 0, y: 1508, width: 390, height: 336), height: 336),
    Case(
      "a window beyond the screen's edge", docked(336),
      CGRect(x: 0, y: 0, width: 390, height: 900),
      rect: CGRect(x: 0, y: 508, width: 390, height: 336), height: 392),
    Case(
      "a keyboard wider than the view", CGRect(x: -200, y: 508, width: 1000, height: 336), view,
      rect: docked(336), height: 336),
    Case("beside", CGRect(x: 390, y: 508, width: 390, height: 336), view, rect: .zero, height: 0),
    Case("0.9 points", docked(0.9), view, rect: .zero, height: 0),
    Case("one point", docked(1), view, rect: docked(1), height: 1),
    Case("off", CGRect(x: 0, y: 844, width: 390, height: 336), view, rect: .zero, height: 0),
    Case("zero rect", .zero, view, rect: .zero, height: 0),
    Case(
      "zero rect after a conversion (KeyboardFacts 1.5)",
      CGRect(x: 9.86e-32, y: -64, width: 0, height: 0), view, rect: .zero, height: 0),
    Case("null", .null, view, rect: .zero, height: 0),
    Case("no bounds", docked(336), .zero, rect: .zero, height: 0),
    Case(
      "NaN", CGRect(x: 0, y: CGFloat.nan, width: 390, height: 336), view, rect: .zero, height: 0),
    Case(
      "infinite", CGRect(x: 0, y: 508, width: 390, height: CGFloat.infinity), view, rect: .zero,
      height: 0),
    Case(
      "NaN bounds", docked(336), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 844), rect: .zero,
      height: 0),
    Case(
      "negative", CGRect(x: 390, y: 844, width: -390, height: -336), view, rect: docked(336),
      height: 336),
    Case(
      "huge", CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300), view, rect: view,
      height: 844),
    Case(
      "denormal", CGRect(x: 0, y: 508, width: CGFloat.leastNonzeroMagnitude, height: 336), view,
      rect: .zero, height: 0),
  ]

  @Test(
    "Ordinary and malformed keyboard frames: covered rect and height are correct", arguments: cases)
  func overlap(_ test: Case) {
    let overlap = KeyboardOverlap(of: test.keyboard, with: test.bounds)
    #expect(overlap.rect == test.rect)
    #expect(overlap.height == test.height)
    #expect((overlap == .none) == (test.height == 0))
  }

  @Test("Extreme keyboard frames: overlap stays between zero and the view's height")
  func heightNeverNegative() {
    let numbers: [CGFloat] = [-1e300, -844, -1, 0, 0.5, 1, 400, 844, 1e300]
    for y in numbers {
      for height in numbers {
        let keyboard = CGRect(x: 0, y: y, width: 390, height: height)
        let overlap = KeyboardOverlap(of: keyboard, with: Self.view)
        #expect((0...844).contains(overlap.height), "\(keyboard): \(overlap)")
      }
    }
  }
}
