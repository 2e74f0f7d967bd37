import KeyboardSimulation
import SampleScreens
import ScreenTesting
import Testing

@testable import KeyboardBars
@testable import KeyboardStrut

/// A keyboard bar in an app's container view controllers, and with keyboards of all kinds.
@MainActor
@Suite(.needs(.systemKeyboard)) struct BarPlaceTests {
  enum Place: CaseIterable {
    case navigation, tab, tabAndNavigation, sheet, mediumSheet, formSheet

    var device: String { self == .formSheet ? "iPad Pro 11-inch" : "iPhone 15" }

    @MainActor
    func stage(_ chat: UIViewController) throws -> BarStage {
      switch self {
      case .navigation:
        return try BarStage(chat) { UINavigationController(rootViewController: $0) }
      case .tab:
        return try BarStage(chat) { chat in
          let tabs = UITabBarController()
          tabs.viewControllers = [chat]
          return tabs
        }
      case .tabAndNavigation:
        return try BarStage(chat) { chat in
          let tabs = UITabBarController()
          tabs.viewControllers = [UINavigationController(rootViewController: chat)]
          return tabs
        }
      case .sheet, .mediumSheet, .formSheet:
        return try BarStage(
          chat, on: device, presented: self == .formSheet ? .formSheet : .pageSheet
        ) {
          if self == .mediumSheet {
            $0.sheetPresentationController?.detents = [.medium(), .large()]
          }
        }
      }
    }
  }

  @Test(
    "In every kind of container controller, a KeyboardBar moves up and down with the keyboard",
    arguments: Place.allCases)
  func places(place: Place) throws {
    let stage = try place.stage(ConversationViewController(messageCount: 60))
    stage.scroll()
    let rest = stage.rest
    #expect(abs(stage.listEnd - stage.barTop) <= 0.5)
    var (worst, worstEnd) = (CGFloat(0), CGFloat(0))
    func look() {
      worst = max(worst, abs(stage.barBottom - stage.guideTop))
      worstEnd = max(worstEnd, abs(stage.listEnd - stage.barTop))
    }
    stage.phone.tap(stage.text)
    stage.phone.advance(by: 1.5, eachFrame: look)
    #expect(abs(stage.barBottom - stage.keyboardTop) <= 0.5)
    stage.phone.dismissKeyboard()
    stage.phone.advance(by: 1.5, eachFrame: look)
    #expect(worst <= 0.5 && worstEnd <= 0.5, "bar \(worst), newest message \(worstEnd)")
    #expect(stage.rest == rest)
  }

  @Test(
    "After a push and pop or a canceled swipe back, KeyboardBar is on top of the keyboard again")
  func navigation() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].view.backgroundColor = .systemBackground
    let chat = ConversationViewController(messageCount: 60)
    navigation.pushViewController(chat, animated: false)
    let stage = try BarStage(chat) { _ in navigation }
    stage.scroll()
    let rest = stage.rest
    stage.show()
    navigation.pushViewController(UIViewController(), animated: true)
    stage.phone.advance(by: 1.5)
    navigation.popViewController(animated: true)
    stage.phone.advance(by: 1.5)
    #expect(abs(stage.barBottom - stage.guideTop) <= 0.5)
    #expect(abs(stage.listEnd - stage.barTop) <= 0.5)
    stage.show()
    let swipe = try #require(stage.phone.simulated.beginSwipeBack(navigation))
    for step in 1...5 {
      swipe.move(to: CGFloat(step) / 10)
      stage.phone.advance(by: 0.05)
    }
    swipe.cancel()
    stage.phone.advance(by: 1.5)
    #expect(abs(stage.barBottom - stage.guideTop) <= 0.5, "swiped back, and not")
    #expect(abs(stage.listEnd - stage.barTop) <= 0.5)
    stage.hide()
    #expect(stage.rest == rest)
    stage.show()
    navigation.popViewController(animated: true)
    stage.phone.advance(by: 1.5)
    #expect(chat.view.window == nil)
  }

  @Test("The iPad keyboard floats, splits or undocks: KeyboardBar returns to the screen's bottom")
  func pads() throws {
    let stage = try BarStage(ConversationViewController(messageCount: 80), on: "iPad Pro 11-inch")
    stage.scroll()
    let rest = stage.rest
    stage.show()
    let up = stage.rest
    #expect(up != rest)
    for (leave, name) in [
      (stage.phone.floatKeyboard, "floating"), (stage.phone.splitKeyboard, "split"),
      (stage.phone.undockKeyboard, "undocked"),
    ] {
      leave()
      stage.phone.advance(by: 1.5)
      #expect(stage.rest == rest, "\(name)")
      stage.phone.dockKeyboard()
      stage.phone.advance(by: 1.5)
      #expect(stage.rest == up, "docked after \(name)")
    }
    stage.phone.connectHardwareKeyboard()
    stage.phone.advance(by: 1.5)
    #expect(abs(stage.barBottom - stage.guideTop) <= 0.5, "the bar of shortcuts")
    #expect(abs(stage.listEnd - stage.barTop) <= 0.5)
    stage.phone.disconnectHardwareKeyboard()
    stage.phone.advance(by: 1.5)
    stage.hide()
    #expect(stage.rest == rest)
  }

  @Test("A KeyboardBar added while the keyboard is up appears directly above the keyboard")
  func late() throws {
    let stage = try BarStage(ConversationViewController(messageCount: 60))
    stage.scroll()
    stage.show()
    let bar = KeyboardBar(frame: .zero)
    let field = UITextField(frame: .zero)
    field.translatesAutoresizingMaskIntoConstraints = false
    bar.contentView.addSubview(field)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: bar.contentView.topAnchor),
      field.bottomAnchor.constraint(equalTo: bar.contentView.bottomAnchor),
      field.leadingAnchor.constraint(equalTo: bar.contentView.leadingAnchor),
    ])
    stage.screen.view.addSubview(bar)
    stage.phone.settle()
    #expect(abs(stage.frame(bar.contentView).maxY - stage.keyboardTop) <= 0.5)
    stage.hide()
    #expect(abs(stage.frame(bar.contentView).maxY - stage.barBottom) <= 0.5)
  }

  @Test("becomeFirstResponder inside UIView.animate: KeyboardBar is on the keyboard in every frame")
  func insideAnimation() throws {
    let stage = try BarStage(ConversationViewController(messageCount: 60))
    stage.scroll()
    var worst: CGFloat = 0
    UIView.animate(withDuration: 0.8, delay: 0, options: [.curveLinear]) {
      _ = stage.text.becomeFirstResponder()
    }
    stage.phone.untilKeyboardRests { worst = max(worst, abs(stage.barBottom - stage.guideTop)) }
    #expect(worst <= 0.5)
    stage.hide()
  }

  @Test(
    "The keyboard's height changes: KeyboardBar and chat list move with the keyboard in each frame")
  func heights() throws {
    let stage = try BarStage(ConversationViewController(messageCount: 60))
    stage.scroll()
    let rest = stage.rest
    stage.show()
    var worst: CGFloat = 0
    func look() {
      worst = max(worst, abs(stage.barBottom - stage.keyboardTop))
      worst = max(worst, abs(stage.listEnd - stage.barTop))
    }
    let changes: [() -> Void] = [
      stage.phone.switchToEmoji, { stage.phone.switchToThirdPartyKeyboard(height: 420) },
      stage.phone.switchToLetters, { stage.phone.showsPredictiveBar = false },
    ]
    for change in changes {
      change()
      stage.phone.advance(by: 0.8, eachFrame: look)
    }
    #expect(worst <= 0.5)
    stage.hide()
    #expect(stage.rest == rest)
  }

  @Test("While KeyboardBar.isFrozen is true, the bar does not move when the keyboard hides")
  func panel() throws {
    let stage = try BarStage(ConversationViewController(messageCount: 60))
    stage.scroll()
    let rest = stage.rest
    stage.show()
    let up = stage.rest
    var moved: CGFloat = 0
    func look() {
      moved = max(moved, abs(stage.barBottom - 516), abs(stage.listEnd - stage.barTop))
    }
    stage.bar.isFrozen = true
    stage.phone.dismissKeyboard()
    stage.phone.advance(by: 1, eachFrame: look)
    #expect(stage.rest == up)
    stage.phone.tap(stage.text)
    stage.phone.advance(by: 1, eachFrame: look)
    stage.bar.isFrozen = false
    stage.phone.advance(by: 1, eachFrame: look)
    #expect(moved <= 0.5 && stage.rest == up)
    stage.bar.isFrozen = true
    stage.phone.dismissKeyboard()
    stage.phone.untilKeyboardRests()
    stage.bar.isFrozen = false
    #expect(stage.barBottom < 600, "it is animated")
    stage.phone.untilKeyboardRests()
    #expect(stage.rest == rest, "what was missed is made up for")
  }

  @Test("KeyboardBar adds at most one animation block per keyboard event")
  func animations() throws {
    let stage = try BarStage(ConversationViewController(messageCount: 60))
    stage.scroll()
    // Both counts include UIKit's own animation of its keyboard layout guide.
    func blocks(_ deed: () -> Void) -> Int {
      let before = UIView.animationBlockCount
      deed()
      stage.phone.untilKeyboardRests()
      return UIView.animationBlockCount - before
    }
    func all() -> [Int] {
      [
        blocks { stage.phone.tap(stage.text) },
        blocks { stage.phone.switchToThirdPartyKeyboard(height: 420) },
        blocks { stage.phone.dragKeyboard(by: 0.6, dismissing: false) },
        blocks(stage.phone.dismissKeyboard),
      ]
    }
    let ours = all()
    stage.phone.switchToLetters()
    stage.bar.isFrozen = true
    let without = all()
    #expect(
      zip(ours, without).map { $0 - $1 } == [1, 0, 1, 1], "another keyboard jumps into place")
    stage.bar.isFrozen = false
  }
}
