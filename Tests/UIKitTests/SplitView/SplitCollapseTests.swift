import KeyboardSimulation
import Phone
import Testing

/// A split view in a compact width: one stack, and the same controllers when there is room again.
@MainActor
@Suite struct SplitCollapseTests {
  @MainActor
  final class Delegate: NSObject, UISplitViewControllerDelegate {
    var top: UISplitViewController.Column?
    var takesSecondary = false
    var mode: UISplitViewController.DisplayMode?
    var lines: [String] = []

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      lines.append("proposed \(proposedTopColumn.rawValue)")
      return top ?? proposedTopColumn
    }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
        .DisplayMode
    ) -> UISplitViewController.DisplayMode { mode ?? proposedDisplayMode }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { takesSecondary }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("expanded") }
  }

  // commandshift.co.uk, "Understanding split view controller".
  @Test("It is expanded until it comes into a window of a compact width")
  func born() throws {
    let rows: [(String, SimulatedDevice.Orientation, Bool)] = [
      ("iPhone 15", .portrait, true), ("iPhone 15", .landscape, true),
      ("iPhone 15 Pro Max", .portrait, true), ("iPhone 15 Pro Max", .landscape, false),
      (SplitStage.pad, .portrait, false), (SplitStage.pad, .landscape, false),
    ]
    for (device, orientation, collapses) in rows {
      let stage = try SplitStage(device, orientation) { #expect(!$0.split.isCollapsed) }
      #expect(stage.split.isCollapsed == collapses, "\(device) \(orientation)")
      #expect(stage.split.viewControllers.count == (collapses ? 1 : 2))
      #expect(stage.detail.splitViewController === stage.split)
      #expect(stage.detail.view.window != nil)
    }
  }

  @Test("The columns collapse into one stack with the secondary one on top")
  func stacks() throws {
    for style in [UISplitViewController.Style.doubleColumn, .tripleColumn] {
      let delegate = Delegate()
      let stage = try SplitStage("iPhone 15", .portrait, style: style) {
        $0.split.delegate = delegate
      }
      let navigation = try #require(stage.navigation(stage.list))
      #expect(delegate.lines == ["proposed 2", "collapsed"])
      #expect(stage.split.viewControllers == [navigation])
      #expect(navigation.viewControllers.first === stage.list)
      #expect(navigation.viewControllers.count == (style == .tripleColumn ? 3 : 2))
      #expect(navigation.topViewController === stage.navigation(stage.detail))
      #expect(stage.detail.lines == ["will appear", "did appear"])
      #expect(stage.list.lines == [])
      // One bar, below the status bar, with a way back.
      let view: UIView = stage.detail.view
      #expect(view.convert(view.bounds, to: nil) == stage.phone.window.bounds)
      #expect(view.safeAreaInsets.top == stage.phone.window.safeAreaInsets.top + 44)
      #expect(stage.split.isShowing(.secondary))
      let inner = try #require(stage.navigation(stage.detail))
      stage.phone.tap(try #require(inner.navigationBar.backButton))
      stage.phone.advance(by: 1)
      let below = style == .tripleColumn ? stage.middle : stage.list
      #expect(below.lines == ["will appear", "did appear"])
      #expect(below.view.safeAreaInsets.top == stage.phone.window.safeAreaInsets.top + 44)
    }
  }

  @Test("An app begins with its list by saying so, and shows the detail when it wants to")
  func list() throws {
    let delegate = Delegate()
    delegate.top = .primary
    let stage = try SplitStage("iPhone 15", .portrait) { $0.split.delegate = delegate }
    let navigation = try #require(stage.navigation(stage.list))
    #expect(navigation.viewControllers == [stage.list])
    #expect(stage.split.isShowing(.primary) && stage.detail.viewIfLoaded?.window == nil)
    stage.split.show(.secondary)
    stage.phone.advance(by: 1)
    #expect(stage.detail.lines == ["will appear", "did appear"])
    #expect(stage.split.isShowing(.secondary))
    stage.split.show(.primary)
    stage.phone.advance(by: 1)
    #expect(navigation.viewControllers == [stage.list])
  }

  // Apple's page on UISplitViewController.Column.compact.
  @Test("A controller for the compact width shows instead of the columns")
  func compact() throws {
    let compact = SplitStage.Plain("compact")
    let delegate = Delegate()
    let stage = try SplitStage(SplitStage.pad, .landscape) {
      $0.split.delegate = delegate
      $0.split.setViewController(compact, for: .compact)
    }
    #expect(stage.split.viewControllers.count == 2 && compact.lines == [])
    stage.phone.resizeScene(to: .slideOver)
    #expect(delegate.lines == ["proposed 3", "collapsed"])
    #expect(stage.split.viewControllers == [compact])
    #expect(compact.view.frame == stage.split.view.bounds)
    #expect(stage.list.view.window == nil && stage.detail.view.window == nil)
    stage.phone.resizeScene(to: .fullScreen)
    #expect(delegate.lines.last == "expanded")
    #expect(compact.view.window == nil)
    #expect(stage.list.view.window != nil && stage.detail.view.window != nil)
  }

  @Test("The same controllers stand in the columns after a narrow window, with their focus")
  func thereAndBack() throws {
    for style in [UISplitViewController.Style.unspecified, .doubleColumn, .tripleColumn] {
      let stage = try SplitStage(SplitStage.pad, .landscape, style: style) {
        guard style == .unspecified else { return }
        let roots: [UIViewController] = [$0.list, $0.detail]
        $0.split.viewControllers = roots.map { UINavigationController(rootViewController: $0) }
      }
      let (controllers, frames) = (
        stage.split.viewControllers, [stage.list, stage.detail].map(stage.column)
      )
      #expect(stage.detail.field.becomeFirstResponder())
      stage.phone.advance(by: 1)
      stage.phone.resizeScene(to: .slideOver)
      stage.phone.advance(by: 1)
      #expect(stage.split.isCollapsed && stage.split.viewControllers.count == 1)
      #expect(stage.column(stage.detail) == stage.split.view.bounds)
      #expect(stage.detail.view.safeAreaInsets.left == 0)
      #expect(stage.detail.field.isFirstResponder)
      stage.phone.resizeScene(to: .fullScreen)
      stage.phone.advance(by: 1)
      #expect(stage.split.viewControllers == controllers)
      #expect([stage.list, stage.detail].map(stage.column) == frames)
      #expect(stage.detail.field.isFirstResponder)
      for controller in controllers { #expect(controller.parent === stage.split) }
    }
  }

  // Apple's page on splitViewController(_:displayModeForExpandingToProposedDisplayMode:).
  @Test("The delegate says in which mode the interface expands")
  func expands() throws {
    for mode in [nil, UISplitViewController.DisplayMode.secondaryOnly, .oneOverSecondary] {
      let delegate = Delegate()
      delegate.mode = mode
      let stage = try SplitStage(SplitStage.pad, .landscape) { $0.split.delegate = delegate }
      stage.phone.resizeScene(to: .slideOver)
      stage.phone.resizeScene(to: .fullScreen)
      #expect(stage.split.displayMode == mode ?? .oneBesideSecondary)
      #expect((stage.list.view.window == nil) == (mode == .secondaryOnly))
    }
  }

  // Apple's page on splitViewController(_:collapseSecondary:onto:).
  @Test("A classic delegate may drop the secondary controller")
  func dropped() throws {
    for takes in [false, true] {
      let delegate = Delegate()
      delegate.takesSecondary = takes
      let stage = try SplitStage("iPhone 15", .portrait, style: .unspecified) {
        $0.split.delegate = delegate
        let list = UINavigationController(rootViewController: $0.list)
        $0.split.viewControllers = [list, $0.detail]
      }
      let navigation = try #require(stage.navigation(stage.list))
      #expect(stage.split.viewControllers == [navigation])
      #expect(navigation.viewControllers == (takes ? [stage.list] : [stage.list, stage.detail]))
    }
  }

  @Test("A detail is shown beside the list, or on top of it")
  func showDetail() throws {
    for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
      for (device, collapses) in [("iPhone 15", true), (SplitStage.pad, false)] {
        let stage = try SplitStage(device, collapses ? .portrait : .landscape, style: style) {
          guard style == .unspecified else { return }
          let list = UINavigationController(rootViewController: $0.list)
          $0.split.viewControllers = [list, $0.detail]
        }
        let new = SplitStage.Plain("new")
        stage.list.showDetailViewController(
          UINavigationController(rootViewController: new), sender: nil)
        stage.phone.advance(by: 1)
        #expect(new.lines == ["will appear", "did appear"], "\(style.rawValue) \(device)")
        #expect(new.splitViewController === stage.split)
        #expect(stage.detail.lines.last == "did disappear")
        #expect(stage.column(new).maxX == stage.width)
        #expect((stage.column(new).minX == 0) == collapses)
        let navigation = try #require(stage.navigation(stage.list))
        #expect(navigation.viewControllers.contains(new.navigationController ?? new) == collapses)
      }
    }
  }

  // Apple's answer to FB8640357 (zhaoxin.pro).
  @Test("A plain controller for the secondary column is pushed where there is a stack already")
  func pushes() throws {
    let stage = try SplitStage()
    let inner = try #require(stage.navigation(stage.detail))
    let next = SplitStage.Plain("next")
    stage.split.setViewController(next, for: .secondary)
    stage.phone.advance(by: 1)
    #expect(inner.viewControllers == [stage.detail, next])
    #expect(stage.split.viewController(for: .secondary) === next)
    let other = SplitStage.Plain("other")
    stage.split.setViewController(nil, for: .secondary)
    stage.split.setViewController(other, for: .secondary)
    stage.phone.settle()
    #expect(other.navigationController !== inner)
    #expect(other.navigationController?.viewControllers == [other])
  }
}
