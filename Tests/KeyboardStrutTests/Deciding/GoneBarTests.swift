import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// A banner appears above a list while a field in the list is edited. The list then begins below
/// the navigation bar, and its top inset is smaller.
@MainActor
@Suite(.attachingStage) struct GoneBarTests {
  /// A table below a banner. The banner has no height at first.
  @MainActor
  private final class BannerScreen {
    let container = UIViewController()
    let child = FieldTable(rows: [30])
    let top: NSLayoutConstraint

    init() {
      let (view, list): (UIView, UIView) = (container.view, child.view)
      container.addChild(child)
      list.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(list)
      child.didMove(toParent: container)
      top = list.topAnchor.constraint(equalTo: view.topAnchor)
      NSLayoutConstraint.activate([
        top, list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }

    /// How far the first row is below the list's visible top, in points.
    var blank: CGFloat {
      let table = child.table
      return -table.contentOffset.y - table.adjustedContentInset.top
    }
  }

  @Test(
    "A banner pushes a table down while editing: the first row ends without blank space above it",
    .needs(.virtualTime), arguments: Mode.allCases, [44, 59, 150] as [CGFloat])
  func banner(mode: Mode, height: CGFloat) throws {
    for isAnimated in [false, true] {
      let stage = try Held.phones[1].make()
      let screen = BannerScreen()
      stage.show(UINavigationController(rootViewController: screen.container))
      stage.advance(by: 0.3)
      try mode.serve(screen.container) {
        let field = try #require(screen.child.field(12))
        field.becomeFirstResponder()
        stage.untilKeyboardRests()
        screen.top.constant = height
        if isAnimated {
          UIView.animate(withDuration: 0.3) { screen.container.view.layoutIfNeeded() }
        }
        stage.untilKeyboardRests()
        #expect(windowFrame(field).maxY <= stage.keyboardFrame.minY)
        stage.dismissKeyboard()
        stage.advance(by: 1.3)
        #expect(screen.blank == 0, "\(isAnimated)")
        #expect(screen.child.table.contentInset.bottom == 0, "\(isAnimated)")
      }
    }
  }
}
