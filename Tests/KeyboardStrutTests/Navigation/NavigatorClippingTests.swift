import KeyboardStrut
import ScreenTesting
import Testing

/// A navigator skips inputs that a view with `clipsToBounds` hides, as it skips hidden inputs.
@MainActor
@Suite(.attachingStage) struct NavigatorClippingTests {
  /// Makes a screen with two fields in a clipping section, between two other fields.
  private func makeStage(height: CGFloat) throws -> (stage: NavigationStage, section: UIView) {
    let section = UIView(frame: CGRect(x: 0, y: 150, width: 393, height: height))
    section.clipsToBounds = true
    let stack = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
    stack.addField("b", 20, 0)
    stack.addField("c", 20, 50)
    section.addSubview(stack)
    let stage = try NavigationStage { view in
      view.addField("a", 20, 100)
      view.addSubview(section)
      view.addField("d", 20, 260)
    }
    return (stage, section)
  }

  @Test(
    "The Return key skips the fields in a collapsed section until the section opens",
    .needs(.touches))
  func closed() throws {
    let (stage, section) = try makeStage(height: 0)
    stage.focus("a")
    stage.pressReturn()
    #expect(stage.current == "d")
    let lines = stage.navigator.explanation.split(separator: "\n").suffix(2)
    #expect(lines == ["b skipped: clipped away", "c skipped: clipped away"])
    section.bounds.size.height = 100
    #expect(stage.names == ["a", "b", "c", "d"])
    section.clipsToBounds = false
    section.bounds.size.height = 0
    #expect(stage.names == ["a", "b", "c", "d"], "nothing is clipped")
    stage.hide()
  }

  @Test("The Next button moves to partly clipped fields, but not to fully clipped ones")
  func part() throws {
    let (stage, section) = try makeStage(height: 44)
    #expect(stage.names == ["a", "b", "d"])
    section.subviews[0].frame.origin.y = -20
    #expect(stage.names == ["a", "b", "c", "d"], "14 points of it are seen")
    section.subviews[0].frame.origin = CGPoint(x: -393, y: 0)
    #expect(stage.names == ["a", "d"])
  }

  @Test("The Next button moves to fields that are scrolled out of sight")
  func scrolled() throws {
    let (stage, section) = try makeStage(height: 60)
    let scrollView = UIScrollView(frame: section.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    scrollView.addField("far", 20, 1500)
    section.addSubview(scrollView)
    #expect(stage.names.contains("far"))
    scrollView.contentOffset.y = 1900
    #expect(stage.names.contains("far"))
    section.frame.size.height = 0
    #expect(!stage.names.contains("far"), "the section around it is closed")
  }

  @Test(
    "The focused field's section collapses: the Next button moves on from where the field was",
    arguments: [0, 44])
  func firstResponder(height: CGFloat) throws {
    let (stage, section) = try makeStage(height: 100)
    stage.focus("c")
    section.frame.size.height = height
    stage.field("d").frame.origin.y = 154 + height
    #expect(stage.names == (height == 0 ? ["a", "d"] : ["a", "b", "d"]))
    #expect(stage.navigator.explanation.contains("c, the first responder, is hidden"))
    #expect(stage.navigator.moveToNext() && stage.current == "d")
    stage.hide()
  }

  @Test("moveToPrevious() reaches a field clipped away above the top edge of its superview")
  func moved() throws {
    let (stage, section) = try makeStage(height: 100)
    stage.view.clipsToBounds = true
    section.subviews[0].frame.origin.y = -50
    stage.focus("c")
    #expect(stage.navigator.moveToPrevious() && stage.current == "b")
    stage.view.bounds.origin.y = 150
    #expect(stage.navigator.moveToPrevious() && stage.current == "a")
    stage.hide()
  }

  @Test("The Next button skips a field below a clipping cell's bottom edge")
  func cell() throws {
    final class Source: NSObject, UITableViewDataSource {
      let cells = (0..<2).map { index in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.clipsToBounds = true
        cell.contentView.addField("\(index)", 20, 5)
        cell.contentView.addField("\(index) more", 20, 60)
        return cell
      }
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        cells[path.row]
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    table.rowHeight = 44
    table.dataSource = source
    let stage = try NavigationStage { view in view.addSubview(table) }
    #expect(stage.names == ["0", "1"])
    stage.hide()
  }

  // MARK: Pages

  enum Pages: CaseIterable { case sideways, upright, sidewaysInScrollView }

  @Test(
    "In a paging scroll view, the Next button does not leave the visible page",
    arguments: Pages.allCases)
  func pages(_ pages: Pages) throws {
    let size = CGSize(width: 393, height: 300)
    let pager = UIScrollView(frame: CGRect(origin: CGPoint(x: 0, y: 100), size: size))
    pager.isPagingEnabled = true
    let step = pages == .upright ? CGPoint(x: 0, y: 300) : CGPoint(x: 393, y: 0)
    pager.contentSize = CGSize(width: size.width + step.x, height: size.height + step.y)
    for (index, names) in [["a", "b"], ["c", "d"]].enumerated() {
      let share = CGFloat(index)
      let page = UIView(
        frame: CGRect(origin: CGPoint(x: share * step.x, y: share * step.y), size: size))
      page.addField(names[0], 20, 20)
      page.addField(names[1], 20, 80)
      pager.addSubview(page)
    }
    let stage = try NavigationStage { view in
      guard pages == .sidewaysInScrollView else { return view.addSubview(pager) }
      let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      outer.contentSize = CGSize(width: 393, height: 2000)
      outer.addSubview(pager)
      view.addSubview(outer)
    }
    #expect(stage.names == ["a", "b"])
    stage.focus("b")
    #expect(!stage.navigator.moveToNext() && stage.current == "b")
    #expect(pager.contentOffset == .zero)
    stage.hide()
    pager.contentOffset = step
    #expect(stage.names == ["c", "d"])
  }
}
