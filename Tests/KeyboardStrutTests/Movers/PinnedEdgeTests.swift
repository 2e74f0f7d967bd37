import KeyboardNavigation
import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// Section headers and footers that stay visible while a list scrolls, so that they may cover a
/// focused field.
@Suite struct PinnedEdgeTests {
  @MainActor
  @Suite(.attachingStage) struct Slow {
    private static let gap: CGFloat = 8

    /// Returns the height of the part of a field that a header or footer covers, in points. If
    /// several views cover the field, returns the largest of the heights.
    private static func covered(_ field: UIView, by edges: [UIView?]) -> CGFloat {
      edges.compactMap { edge -> CGFloat? in
        guard let edge, !edge.isHidden, edge.window != nil else { return nil }
        let common = windowFrame(edge).intersection(windowFrame(field))
        return common.isNull ? nil : common.height
      }.max() ?? 0
    }

    private static func edges(_ table: UITableView) -> [UIView?] {
      (0..<table.numberOfSections).flatMap {
        [table.headerView(forSection: $0), table.footerView(forSection: $0)]
      }
    }

    @Test(
      "A plain table's sticky headers and footers never cover the focused field",
      .needs([.virtualTime, .padIdiom, .rotation]), arguments: Held.all, Mode.allCases)
    func plainTable(held: Held, mode: Mode) throws {
      let places: [Place] =
        held.device == Held.pad.device
        ? [.navigation, .split, .formSheet, .popover] : Place.onPhone
      for place in places {
        for (header, footer) in [(28, 0), (0, 44), (40, 36)] as [(CGFloat, CGFloat)] {
          let phone = try held.make()
          let screen = FieldTable(rows: [6, 9, 20, 3], header: header, footer: footer)
          place.show(screen, on: phone)
          mode.serve(screen) {
            for (section, row) in [(0, 5), (1, 0), (1, 8), (2, 0), (2, 12), (2, 19), (3, 2)] {
              screen.table.scrollToRow(
                at: IndexPath(row: row, section: section), at: .bottom, animated: false)
              phone.settle()
              guard let field = screen.field(row, section: section) else { continue }
              field.becomeFirstResponder()
              phone.untilKeyboardRests()
              let what: Comment = "\(place), header \(header), footer \(footer), \(section) \(row)"
              #expect(Self.covered(field, by: Self.edges(screen.table)) <= 0.5, what)
              #expect(phone.keyboardFrame.minY >= windowFrame(field).maxY - 0.5, what)
            }
            phone.dismissKeyboard()
            phone.untilKeyboardRests()
            #expect(screen.table.contentInset.bottom == 0, "\(place)")
          }
        }
      }
    }

    @Test(
      "An upside-down table's sticky headers and footers never cover the focused field",
      .needs(.virtualTime),
      arguments: [CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(rotationAngle: .pi)],
      Held.phones + [.pad])
    func upsideDownTable(turn: CGAffineTransform, held: Held) throws {
      for (header, footer) in [(28, 0), (0, 44), (40, 36)] as [(CGFloat, CGFloat)] {
        let phone = try held.make()
        let screen = FieldTable(rows: [6, 40, 9], header: header, footer: footer)
        screen.loadViewIfNeeded()
        screen.table.transform = turn
        screen.table.contentInsetAdjustmentBehavior = .never
        screen.prepare = { $0.contentView.transform = turn }
        phone.show(UINavigationController(rootViewController: screen))
        screen.view.avoidKeyboard(gap: Self.gap)
        for y in [150, 300, 500, 640, 800] as [CGFloat] {
          screen.table.contentOffset.y = 300
          phone.settle()
          let field = try #require(screen.field(near: y))
          field.becomeFirstResponder()
          phone.untilKeyboardRests()
          let what: Comment = "header \(header), footer \(footer), y \(y)"
          #expect(Self.covered(field, by: Self.edges(screen.table)) <= 0.5, what)
          #expect(phone.keyboardFrame.minY - windowFrame(field).maxY >= Self.gap - 0.5, what)
          phone.dismissKeyboard()
          phone.untilKeyboardRests()
          #expect(screen.table.contentOffset.y == 300, what)
        }
      }
    }

    @Test(
      "A collection view's pinned headers and footers never cover the focused field",
      .needs([.virtualTime, .padIdiom, .rotation]), arguments: Held.all,
      [CGAffineTransform.identity, CGAffineTransform(scaleX: 1, y: -1)])
    func collection(held: Held, turn: CGAffineTransform) throws {
      for place in [Place.navigation, .sheet] {
        for mode in Mode.allCases {
          for (header, footer) in [(44, 0), (0, 40), (36, 30)] as [(CGFloat, CGFloat)] {
            let phone = try held.make()
            let screen = PinnedCollection(header: header, footer: footer)
            screen.items = [5, 30, 12]
            screen.turn = turn
            screen.loadViewIfNeeded()
            if !turn.isIdentity { screen.list.contentInsetAdjustmentBehavior = .never }
            screen.list.transform = turn
            place.show(screen, on: phone)
            try mode.serve(screen) {
              for (offset, y) in [(0, 0.9), (200, 0.5), (420, 0.85), (600, 0.2)]
                as [(CGFloat, CGFloat)]
              {
                phone.dismissKeyboard()
                phone.untilKeyboardRests()
                screen.list.contentOffset.y = offset
                phone.settle()
                let field = try #require(screen.field(near: phone.window.bounds.height * y))
                field.becomeFirstResponder()
                phone.untilKeyboardRests()
                let edges = screen.list.subviews.filter {
                  !($0 is UICollectionViewCell) && $0 is UICollectionReusableView
                }
                let what: Comment = "\(place) \(mode) \(header) \(footer) \(offset) \(y)"
                #expect(Self.covered(field, by: edges) <= 0.5, what)
                #expect(phone.keyboardFrame.minY >= windowFrame(field).maxY - 0.5, what)
              }
              phone.dismissKeyboard()
              phone.untilKeyboardRests()
              #expect(screen.list.contentInset == .zero, "\(place) \(mode)")
            }
          }
        }
      }
    }

    @Test(
      "The Next or Previous button is tapped: sticky headers and footers cover no focused field",
      .needs([.rotation, .padIdiom]),
      arguments: Held.all, [UITableView.Style.plain, .grouped])
    func steps(held: Held, style: UITableView.Style) throws {
      for (header, footer) in [(34, 0), (30, 30)] as [(CGFloat, CGFloat)] {
        let phone = try held.make()
        let screen = FieldTable(rows: [5, 12, 8], header: header, footer: footer, style: style)
        phone.show(UINavigationController(rootViewController: screen))
        screen.view.avoidKeyboard(gap: Self.gap)
        let navigator = screen.view.navigateInputs()
        try #require(screen.field(0)).becomeFirstResponder()
        phone.untilKeyboardRests()
        for isForward in [true, false] {
          for step in 0..<24 {
            _ = isForward ? navigator.moveToNext() : navigator.moveToPrevious()
            phone.advance(by: 0.7)
            let field = try #require(phone.firstResponder as? UITextField)
            let what: Comment = "\(header), \(footer), step \(step), forward: \(isForward)"
            #expect(Self.covered(field, by: Self.edges(screen.table)) <= 0.5, what)
            #expect(phone.keyboardFrame.minY >= windowFrame(field).maxY, what)
            #expect(windowFrame(field).minY >= screen.view.safeAreaInsets.top - 0.5, what)
          }
        }
      }
    }

    @Test(
      "A grouped table has no sticky headers: the field ends just above the keyboard",
      .needs(.padIdiom),
      arguments: [UITableView.Style.grouped, .insetGrouped], Held.phones + [.pad])
    func grouped(style: UITableView.Style, held: Held) throws {
      let phone = try held.make()
      let screen = FieldTable(rows: [30], header: 60, footer: 44, style: style)
      phone.show(UINavigationController(rootViewController: screen))
      screen.view.avoidKeyboard(gap: Self.gap)
      let field = try #require(screen.field(near: phone.window.bounds.maxY - 120))
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
      #expect(abs(phone.keyboardFrame.minY - Self.gap - windowFrame(field).maxY) <= 0.5)
    }
  }
}

/// Views that the app itself keeps at the top of a scroll view's visible area and marks with
/// `isKeyboardCover`.
@MainActor
@Suite(.attachingStage) struct StickyViewTests {
  /// Keeps a view at the top of a scroll view's visible area.
  private final class Sticker: NSObject, UIScrollViewDelegate {
    var top: UIView?

    func scrollViewDidScroll(_ list: UIScrollView) {
      top?.frame.origin.y = list.contentOffset.y + list.adjustedContentInset.top
    }
  }

  @Test(
    "The app marks a sticky header with isKeyboardCover: focused fields end below the header",
    arguments: Held.phones, [36, 64, 110] as [CGFloat])
  func header(held: Held, height: CGFloat) throws {
    for place in [Place.navigation, .tab, .child, .sheet] {
      let phone = try held.make()
      let (screen, list, sticker) = (UIViewController(), UIScrollView(frame: .zero), Sticker())
      list.frame = screen.view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize = CGSize(width: 300, height: 2400)
      let fields = (0..<38).map {
        UITextField(frame: CGRect(x: 20, y: 16 + CGFloat($0) * 62, width: 200, height: 34))
      }
      fields.forEach(list.addSubview)
      let top = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: height))
      list.addSubview(top)
      (list.delegate, sticker.top) = (sticker, top)
      screen.view.addSubview(list)
      place.show(screen, on: phone)
      screen.view.avoidKeyboard(gap: 8)
      top.isKeyboardCover = true
      list.contentOffset.y = 900
      phone.advance(by: 0.1)
      for field in fields where windowFrame(field).intersects(windowFrame(top)) {
        field.becomeFirstResponder()
        phone.untilKeyboardRests()
        #expect(windowFrame(field).minY >= windowFrame(top).maxY - 0.5, "\(place)")
      }
      let field = fields[30]
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
      #expect(phone.keyboardFrame.minY - windowFrame(field).maxY >= 7.5, "\(place)")
      #expect(windowFrame(field).minY >= windowFrame(top).maxY - 0.5, "\(place)")
      phone.dismissKeyboard()
      phone.untilKeyboardRests()
      #expect(list.contentInset.bottom == 0)
    }
  }

}
