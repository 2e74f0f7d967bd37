import KeyboardSimulation
import KeyboardStrut
import ScreenTesting
import Testing

/// KeyboardFailures 66–76: layout guides, sheets and SwiftUI.
@MainActor
@Suite(.attachingStage) struct GuideFailureTests {
  @Test(
    "The iPad keyboard floats: Keyboard.state is floating, Keyboard.overlap is 0 (failure case 70)",
    .needs(.floatingKeyboard))
  func floatingState() throws {
    let stage = try EdgeStage("iPad Pro 11-inch")
    stage.focus()
    stage.phone.floatKeyboard()
    stage.phone.untilKeyboardRests()
    #expect(Keyboard.state(of: stage.phone.screen).placement == .floating)
    #expect(Keyboard.overlap(with: stage.screen.view) == 0)
  }

  @Test(
    "A view is re-added after the keyboard moved: the view ends at the keyboard (failure case 72)")
  func detachedView() throws {
    let stage = try EdgeStage { screen in
      let root = UIViewController()
      root.addChild(screen)
      root.view.addSubview(screen.view)
      return root
    }
    let root = try #require(stage.screen.view.superview)
    for (scenario, top) in [(.show, 516), (.hide, 852)] as [(KeyboardScript.Scenario, CGFloat)] {
      stage.screen.view.removeFromSuperview()
      stage.play(scenario)
      stage.phone.untilKeyboardRests()
      root.addSubview(stage.screen.view)
      stage.phone.settle()
      stage.expectEdges(at: top)
    }
  }

  @Test("A screen is popped while editing, then pushed again: no view is lifted (failure case 73)")
  func screenLeft() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = try EdgeStage { screen in
      navigation.pushViewController(screen, animated: false)
      return navigation
    }
    stage.focus()
    navigation.popViewController(animated: true)
    stage.phone.untilKeyboardRests()
    navigation.pushViewController(stage.screen, animated: false)
    stage.phone.settle()
    stage.expectEdges(at: 852)
    stage.focus()
    stage.expectEdges(at: 516)
  }

  @Test(
    "A tab bar is below the content: content ends at the keyboard without a gap (failure case 74)")
  func tabBar() throws {
    let tabs = try EdgeStage { screen in
      let tabs = UITabBarController()
      tabs.viewControllers = [screen]
      return tabs
    }
    tabs.focus()
    tabs.expectEdges(at: 516)
    tabs.hide()
    // With a custom tab bar the content's view ends above the bar.
    let homeMade = try EdgeStage { screen in
      let root = UIViewController()
      root.addChild(screen)
      screen.view.autoresizingMask = []
      screen.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852 - 83)
      root.view.addSubview(screen.view)
      return root
    }
    homeMade.focus()
    homeMade.expectEdges(at: 516)
    homeMade.hide()
    homeMade.expectEdges(at: 852 - 83)
  }

  #if canImport(Phone)
    @Test(
      "keyboardLayoutGuide is stuck: pinned views still end at the keyboard (failure case 75)",
      .needs(.worlds))
    func stuckGuide() throws {
      let stage = try EdgeStage()
      stage.phone.simulated.keyboard.guideDefect = { _ in .hidden }
      stage.focus()
      stage.expectEdges(at: 516)
      stage.hide()
      stage.expectEdges(at: 852)
    }
  #endif

  @Test(
    "A medium sheet grows for the keyboard: its content ends at the keyboard (failure case 76)",
    .needs(.homeIndicator))
  func mediumSheet() throws {
    let stage = try EdgeStage { _ in UIViewController() }
    stage.screen.modalPresentationStyle = .pageSheet
    stage.screen.sheetPresentationController?.detents = [.medium()]
    stage.phone.window.rootViewController?.present(stage.screen, animated: true)
    stage.phone.untilKeyboardRests()
    stage.focus()
    stage.expectEdges(at: 516)
    stage.hide()
    stage.expectEdges(at: 852)
  }
}
