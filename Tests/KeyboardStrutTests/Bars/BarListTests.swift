import KeyboardSimulation
import SampleScreens
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// The behavior of the list behind a keyboard bar.
@MainActor
@Suite(.needs(.systemKeyboard)) struct BarListTests {
  private func stage(_ count: Int = 60) throws -> BarStage {
    try BarStage(ConversationViewController(messageCount: count))
  }

  @Test(
    "The keyboard shows: a chat with KeyboardBar scrolls only if its messages no longer fit",
    arguments: [0, 3, 10, 12, 14, 17])
  func short(count: Int) throws {
    let stage = try stage(count)
    let rest = stage.rest
    let before = stage.listEnd - stage.barTop
    stage.show()
    let top = -stage.list.adjustedContentInset.top
    let room = stage.barTop - stage.screen.view.safeAreaInsets.top
    if stage.list.contentSize.height <= room {
      #expect(stage.list.contentOffset.y == top)
    } else {
      #expect(abs(stage.listEnd - stage.barTop - max(before, 0)) <= 0.5)
    }
    stage.hide()
    #expect(stage.rest == rest)
  }

  @Test("The app changes the insets of a KeyboardBar's list: the changes remain after editing")
  func ownInset() throws {
    let stage = try stage()
    stage.list.contentInset.bottom += 12
    stage.list.verticalScrollIndicatorInsets.bottom += 5
    stage.scroll()
    #expect(abs(stage.barTop - stage.listEnd - 12) <= 0.5)
    let rest = stage.rest
    stage.show()
    #expect(abs(stage.barTop - stage.listEnd - 12) <= 0.5)
    stage.list.contentInset.bottom += 8
    stage.list.contentInset.top = 40
    stage.hide()
    #expect(stage.rest.inset.bottom == rest.inset.bottom + 8 && stage.rest.inset.top == 40)
    #expect(stage.rest.indicatorInset == rest.indicatorInset)
  }

  @Test("KeyboardBar.list is set to nil: the former list has only the app's own inset again")
  func givenBack() throws {
    let stage = try stage()
    stage.list.contentInset.bottom += 7
    stage.show()
    stage.bar.list = nil
    #expect(stage.list.contentInset.bottom == 7)
    #expect(stage.list.verticalScrollIndicatorInsets.bottom == 0)
    stage.bar.list = stage.list
    stage.phone.settle()
    #expect(stage.list.contentInset.bottom > 300)
    stage.bar.removeFromSuperview()
    stage.phone.settle()
    #expect(stage.list.contentInset.bottom == 7)
    stage.screen.view.addSubview(stage.bar)
    stage.phone.settle()
    #expect(stage.list.contentInset.bottom > 50)
    stage.bar.removeFromSuperview()
    stage.hide()
    #expect(stage.list.contentInset.bottom == 7)
  }

  @Test(
    "The keyboard shows: a list scrolls only if its covered height exceeds KeyboardBar.blankSpace",
    arguments: [100, 600] as [CGFloat])
  func blankSpace(blank: CGFloat) throws {
    let stage = try stage()
    stage.bar.blankSpace = blank
    stage.phone.settle()
    stage.scroll()
    let bottom = stage.phone.screenBounds.maxY
    let covered = bottom - stage.barTop
    #expect(abs(bottom - stage.listEnd - max(covered, blank)) <= 0.5)
    let rest = stage.rest
    stage.show()
    let coveredNow = bottom - stage.barTop
    #expect(abs(bottom - stage.listEnd - max(coveredNow, blank)) <= 0.5)
    #expect((stage.list.contentOffset == rest.offset) == (blank == 600))
    stage.hide()
    #expect(stage.rest == rest)
  }

  @Test("A chat with an AI assistant rotates: the last question can still be scrolled to the top")
  func turnedRoom() throws {
    let screen = AssistantViewController()
    let stage = try BarStage(screen)
    stage.text.text = "Why?"
    try #require(stage.bar.descendant(UIButton.self)).sendActions(for: .primaryActionTriggered)
    stage.phone.settle()
    screen.receive("Because.")
    for orientation in [SimulatedDevice.Orientation.landscape, .portrait] {
      stage.phone.rotate(to: orientation)
      stage.scroll()
      // The question and one line of the answer are at the top. Each is 44 points high, and they
      // are 10 points apart.
      let top = stage.list.contentOffset.y + stage.list.safeAreaInsets.top
      #expect(abs(stage.list.contentSize.height - 98 - top) <= 0.5)
    }
  }

  @Test(
    "The user scrolls a chat up to older messages: hiding the keyboard moves no message",
    arguments: [UIScrollView.KeyboardDismissMode.onDrag, .none])
  func finger(mode: UIScrollView.KeyboardDismissMode) throws {
    let stage = try stage()
    stage.list.keyboardDismissMode = mode
    stage.scroll(back: 900)
    stage.show()
    let rest = stage.list.contentOffset.y
    stage.phone.touchDown(at: CGPoint(x: 100, y: 150))
    for y in stride(from: 150, through: 350, by: 10) {
      stage.phone.touchMove(to: CGPoint(x: 100, y: CGFloat(y)))
      stage.phone.advance(by: stage.phone.frameInterval)
    }
    let dragged = rest - stage.list.contentOffset.y
    #expect(dragged > 150 && dragged <= 200, "as far as the finger went")
    stage.phone.untilKeyboardRests()
    stage.phone.touchUp()
    stage.phone.untilKeyboardRests()
    #expect(
      abs(rest - stage.list.contentOffset.y - dragged) <= 1, "a keyboard that goes moves nothing")
    #expect(stage.text.isFirstResponder == (mode == .none))
    stage.hide()
  }

  @Test("A drag at a chat list's end hides the keyboard: the list moves no farther than the finger")
  func fingerAtEnd() throws {
    for isHeld in [true, false] {
      let stage = try stage()
      stage.list.keyboardDismissMode = .onDrag
      stage.scroll()
      let rest = stage.rest
      stage.show()
      let (start, inset) = (stage.list.contentOffset.y, stage.list.contentInset.bottom)
      stage.phone.touchDown(at: CGPoint(x: 100, y: 150))
      for step in 1...(isHeld ? 20 : 4) {
        stage.phone.touchMove(to: CGPoint(x: 100, y: 150 + 5 * CGFloat(step)))
        stage.phone.advance(by: stage.phone.frameInterval)
        #expect(start - stage.list.contentOffset.y <= 5 * CGFloat(step) + 0.5)
        #expect(stage.list.contentInset.bottom == inset)
      }
      if isHeld { stage.phone.untilKeyboardRests() }
      stage.phone.touchUp()
      stage.phone.advance(by: 3)
      #expect(!stage.text.isFirstResponder)
      #expect(stage.rest.inset == rest.inset)
      #expect(stage.listEnd >= stage.barTop - 0.5)
    }
  }

  @Test("A message is added during the keyboard animation: the message ends above the KeyboardBar")
  func arriving() throws {
    for time in stride(from: 0.0, through: 0.4, by: 0.1) {
      let stage = try stage()
      stage.scroll()
      stage.phone.tap(stage.text)
      stage.phone.advance(by: time)
      let table = try #require(stage.list as? UITableView)
      stage.text.text = "One more"
      let send = try #require(stage.bar.descendant(UIButton.self))
      send.sendActions(for: .primaryActionTriggered)
      stage.phone.advance(by: 2)
      #expect(table.numberOfRows(inSection: 0) == 61)
      #expect(abs(stage.listEnd - stage.barTop) <= 0.5, "\(time)")
      stage.hide()
      #expect(abs(stage.listEnd - stage.barTop) <= 0.5, "\(time)")
      stage.bar.removeFromSuperview()
    }
  }

  @Test("The newest message scrolls out of or into view: endVisibilityDidChange is called once")
  func end() throws {
    let stage = try stage()
    var told: [Bool] = []
    stage.bar.endVisibilityDidChange = { told.append($0) }
    stage.scroll()
    stage.phone.advance(by: 0.5)
    #expect(told.last == true && stage.bar.isEndVisible)
    told = []
    stage.scroll(back: 500)
    stage.phone.advance(by: 0.5)
    #expect(told == [false] && !stage.bar.isEndVisible)
    stage.show()
    #expect(told == [false])
    stage.scroll()
    stage.phone.advance(by: 0.5)
    #expect(told == [false, true])
    stage.hide()
    #expect(told == [false, true])
  }

  @Test("A chat scrolled to its end rotates: the newest message stays above the KeyboardBar")
  func turned() throws {
    for isUp in [false, true] {
      let stage = try stage()
      stage.scroll()
      if isUp { stage.show() }
      for orientation in [SimulatedDevice.Orientation.landscape, .portrait] {
        stage.phone.rotate(to: orientation)
        stage.phone.advance(by: 2)
        #expect(
          abs(stage.listEnd - stage.barTop) <= 0.5,
          "\(orientation), \(isUp), \(stage.rest) \(stage.list.adjustedContentInset) \(stage.barTop) \(stage.list.contentSize)"
        )
        #expect(abs(stage.barBottom - stage.guideTop) <= 0.5)
      }
      if isUp { stage.hide() }
      stage.bar.removeFromSuperview()
    }
  }

  @Test("A hidden KeyboardBar adds nothing to its list's bottom inset")
  func hidden() throws {
    let stage = try stage()
    stage.show()
    stage.bar.isHidden = true
    stage.phone.settle()
    #expect(abs(stage.list.adjustedContentInset.bottom - 336) <= 0.5)
    stage.hide()
    #expect(abs(stage.list.adjustedContentInset.bottom - 34) <= 0.5)
    stage.bar.isHidden = false
    stage.phone.settle()
    #expect(abs(stage.list.adjustedContentInset.bottom - stage.bar.bounds.height) <= 0.5)
  }
}
