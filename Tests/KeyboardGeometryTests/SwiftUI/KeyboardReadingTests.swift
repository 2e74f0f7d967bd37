import Foundation
import KeyboardGeometry
import Testing

/// The arithmetic behind the lengths that SwiftUI views receive.
@Suite struct KeyboardReadingTests {
  private static let window = CGRect(x: 0, y: 0, width: 393, height: 852)
  private static let keyboard = CGRect(x: 0, y: 516, width: 393, height: 336)

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let place: CGRect
    let overlap: CGFloat
    let strut: CGFloat
  }

  @Test(
    "SwiftUI frames in different positions: overlap and strut height are correct",
    arguments: [
      Case(
        testDescription: "the whole window", place: window, overlap: 336, strut: 336),
      Case(
        testDescription: "it ends at a safe area",
        place: CGRect(x: 0, y: 59, width: 393, height: 759), overlap: 302, strut: 302),
      Case(
        testDescription: "above the keyboard", place: CGRect(x: 0, y: 0, width: 393, height: 516),
        overlap: 0, strut: 0),
      Case(
        testDescription: "of no height, at the bottom",
        place: CGRect(x: 0, y: 818, width: 393, height: 0), overlap: 0, strut: 302),
      Case(
        testDescription: "below the keyboard's top",
        place: CGRect(x: 0, y: 700, width: 393, height: 100), overlap: 100, strut: 284),
      Case(
        testDescription: "of no width", place: CGRect(x: 0, y: 0, width: 0, height: 852),
        overlap: 0, strut: 0),
      Case(
        testDescription: "above the window", place: CGRect(x: 0, y: -300, width: 393, height: 100),
        overlap: 0, strut: 0),
      Case(testDescription: "no number", place: .null, overlap: 0, strut: 0),
    ])
  func lengths(row: Case) {
    let overlap = KeyboardReading.overlap(of: Self.keyboard, with: row.place)
    let strut = KeyboardReading.strut(at: row.place, under: Self.keyboard, in: Self.window)
    #expect(overlap == row.overlap)
    #expect(strut == row.strut)
    #expect(KeyboardReading.overlap(of: .zero, with: row.place) == nil)
    #expect(KeyboardReading.strut(at: row.place, under: .zero, in: Self.window) == nil)
  }

  @Test("A growing SwiftUI strut moves its own bottom: its height converges")
  func fixedPoint() {
    for share: CGFloat in [0, 0.5] {
      var height: CGFloat = 0
      for _ in 0..<20 {
        let bottom = 700 + height * share
        let place = CGRect(x: 0, y: bottom - height, width: 393, height: height)
        height = KeyboardReading.strut(at: place, under: Self.keyboard, in: Self.window) ?? 0
      }
      // The strut's upper edge lies on the keyboard.
      #expect(abs(700 + height * share - height - 516) < 0.01)
    }
  }

  private static let targets: [(CGRect, CGFloat)] = [
    (CGRect(x: 20, y: 780, width: 300, height: 34), 306),
    (CGRect(x: 20, y: 480, width: 300, height: 34), 0),
    (CGRect(x: 20, y: 500, width: 300, height: 34), 26),
    // Taller than the visible part of the window: the target's top stays visible.
    (CGRect(x: 0, y: 100, width: 393, height: 700), 41),
  ]

  @Test("A SwiftUI view is lifted until its first target shows", arguments: targets)
  func lift(target: CGRect, rise: CGFloat) {
    let visible = CGRect(x: 0, y: 59, width: 393, height: 793)
    let reading = KeyboardReading.lift(
      of: Self.window, showing: [RevealTarget(target, gap: 8)], under: Self.keyboard, in: visible)
    #expect(KeyboardReading.areSame(reading, rise), "\(reading ?? -1)")
    let none = KeyboardReading.lift(
      of: Self.window, showing: [RevealTarget(target, gap: 8)], under: .zero, in: visible)
    #expect(none == nil)
  }

  @Test("A bar on the keyboard increases a view's lift, and without a target the lift is zero")
  func cover() {
    let target = RevealTarget(CGRect(x: 20, y: 600, width: 300, height: 34), gap: 8)
    let covered = KeyboardReading.lift(
      of: Self.window, showing: [target], coverHeight: 44, under: Self.keyboard, in: Self.window)
    #expect(covered == 170)
    let empty = KeyboardReading.lift(
      of: Self.window, showing: [], under: Self.keyboard, in: Self.window)
    #expect(empty == 0)
  }
}
