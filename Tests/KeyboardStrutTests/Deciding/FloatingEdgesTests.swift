import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// Section headers and footers that float over a list's rows. Like the keyboard, they can cover a
/// field.
@MainActor
@Suite(.attachingStage) struct FloatingEdgesTests {
  private static let gap: CGFloat = 8

  @Test(
    "A focused field in a plain table ends above the section's floating footer",
    arguments: [20, 44, 80] as [CGFloat])
  func footer(height: CGFloat) throws {
    for device in ["iPhone 15", "iPhone SE (3rd generation)"] {
      let phone = try Stages.make(device)
      let screen = FieldTable(rows: [30, 12], footer: height)
      phone.show(UINavigationController(rootViewController: screen))
      screen.view.avoidKeyboard(gap: Self.gap)
      let field = try #require(screen.field(near: phone.window.bounds.maxY - 150))
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
      let footer = try #require(screen.table.footerView(forSection: 0))
      #expect(abs(windowFrame(footer).minY - Self.gap - windowFrame(field).maxY) <= 0.5)
      phone.dismissKeyboard()
      phone.untilKeyboardRests()
      #expect(screen.table.contentOffset.y == -screen.table.adjustedContentInset.top)
    }
  }

  @Test(
    "A field covered by a table's floating section header scrolls clear of the header",
    arguments: [24, 44, 90] as [CGFloat])
  func header(height: CGFloat) throws {
    let phone = try Stages.make("iPhone 15")
    let screen = FieldTable(rows: [40], header: height)
    phone.show(UINavigationController(rootViewController: screen))
    screen.view.avoidKeyboard(gap: Self.gap)
    screen.table.contentOffset.y += 300
    phone.settle()
    let bars = screen.view.safeAreaInsets.top
    let field = try #require(screen.field(near: bars + height - 10))
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    let header = try #require(screen.table.headerView(forSection: 0))
    #expect(windowFrame(field).minY >= windowFrame(header).maxY - 0.5)
  }

  @Test("A grouped table's footers do not float: the focused field ends just above the keyboard")
  func grouped() throws {
    let phone = try Stages.make("iPhone 15")
    let screen = FieldTable(rows: [30], footer: 44, style: .grouped)
    phone.show(screen)
    screen.view.avoidKeyboard(gap: Self.gap)
    let field = try #require(screen.field(near: 700))
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(abs(phone.keyboardFrame.minY - Self.gap - windowFrame(field).maxY) <= 0.5)
  }

  @Test("A collection view has a pinned header and footer: the focused field ends between them")
  func collection() throws {
    for (header, footer) in [(0, 44), (60, 30)] as [(CGFloat, CGFloat)] {
      let phone = try Stages.make("iPhone 15")
      let screen = PinnedCollection(header: header, footer: footer)
      phone.show(screen)
      screen.view.avoidKeyboard(gap: Self.gap)
      let field = try #require(screen.field(near: 700))
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
      let pinned = try #require(screen.edge(UICollectionView.elementKindSectionFooter))
      #expect(abs(windowFrame(pinned).minY - Self.gap - windowFrame(field).maxY) <= 0.5)

      screen.list.contentOffset.y += 200
      phone.settle()
      let upper = try #require(screen.field(near: screen.view.safeAreaInsets.top + header / 2))
      upper.becomeFirstResponder()
      phone.untilKeyboardRests()
      let lowestHeader = screen.edge(UICollectionView.elementKindSectionHeader)
      #expect(windowFrame(upper).minY >= (lowestHeader.map(windowFrame)?.maxY ?? 0) - 0.5)
    }
  }
}
