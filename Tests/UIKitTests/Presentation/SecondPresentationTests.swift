import Phone
import ScreenTesting
import Testing

/// A controller that is presented, dismissed and presented again.
///
/// Apple's page on `UIPresentationController`: one manages a presentation from when a controller is
/// presented until it is dismissed. So what was set on the first one is gone with it.
@MainActor
@Suite struct SecondPresentationTests {
  /// The heights of the sheet in presentations that follow each other.
  private func heights(
    _ count: Int = 3, by way: (Phone, UIViewController) -> Void,
    prepare: (Int, UIViewController) -> Void
  ) throws -> [CGFloat] {
    let phone = try Phone("iPhone 15")
    let (root, sheet) = (UIViewController(), UIViewController())
    phone.show(root)
    return (0..<count).map { round in
      prepare(round, sheet)
      root.present(sheet, animated: true)
      phone.advance(by: 1)
      let height = sheet.view.onScreen().height
      way(phone, sheet)
      phone.advance(by: 1)
      return height
    }
  }

  private static func flick(_ phone: Phone, _ sheet: UIViewController) {
    let top = sheet.view.onScreen().minY
    phone.drag(
      from: CGPoint(x: 196, y: top + 30), to: CGPoint(x: 196, y: 830), duration: 0.2, rest: 0)
  }

  private static func dismiss(_ phone: Phone, _ sheet: UIViewController) {
    sheet.dismiss(animated: true)
  }

  @Test("A sheet whose detents are set before each presentation has them each time")
  func setEachTime() throws {
    for way in [Self.dismiss, Self.flick] {
      let heights = try heights(by: way) { $1.sheetPresentationController?.detents = [.medium()] }
      #expect(Set(heights).count == 1 && heights[0] < 500, "\(heights)")
    }
  }

  @Test("A sheet whose detents were set once is large when it is presented again")
  func setOnce() throws {
    for way in [Self.dismiss, Self.flick] {
      let heights = try heights(by: way) { round, sheet in
        if round == 0 { sheet.sheetPresentationController?.detents = [.medium()] }
      }
      #expect(heights[0] < 500 && heights[1] > 700 && heights[2] == heights[1], "\(heights)")
    }
  }

  @Test("A presentation controller is there until the end of the dismissal, then another one")
  func lifetime() throws {
    let phone = try Phone("iPhone 15")
    let (root, sheet) = (UIViewController(), UIViewController())
    phone.show(root)
    let first = try #require(sheet.sheetPresentationController)
    root.present(sheet, animated: true)
    phone.advance(by: 1)
    #expect(sheet.sheetPresentationController === first)
    sheet.dismiss(animated: true)
    #expect(sheet.sheetPresentationController === first)
    phone.advance(by: 1)
    #expect(sheet.sheetPresentationController !== first)
  }
}
