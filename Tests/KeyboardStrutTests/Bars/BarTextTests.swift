import KeyboardBars
import SampleScreens
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// A keyboard bar that grows with its text.
@MainActor
@Suite(.needs(.systemKeyboard)) struct BarTextTests {
  @Test("Typed lines grow the KeyboardBar up to its maximum height, then the bar's text scrolls")
  func growth() throws {
    let stage = try BarStage(ConversationViewController(messageCount: 60))
    stage.scroll()
    let rest = stage.rest
    stage.show()
    let line = try #require(stage.text.font).lineHeight
    var heights: [CGFloat] = []
    for number in 1...20 {
      stage.phone.type(number == 1 ? "x" : "\nx")
      var worst: CGFloat = 0
      let scrolled = stage.text.contentOffset.y
      let before = stage.text.drawnOnScreen.height
      var frames: [(height: CGFloat, scroll: CGFloat)] = []
      stage.phone.advance(by: 0.5) {
        worst = max(worst, abs(stage.listEnd - stage.barTop))
        #expect(abs(stage.barBottom - stage.keyboardTop) <= 0.5)
        frames.append((stage.text.drawnOnScreen.height, stage.text.contentOffset.y))
      }
      #expect(worst <= 0.5, "line \(number)")
      let grows = frames.contains { abs($0.height - before) > 0.5 }
      let scrolls = frames.contains { abs($0.scroll - scrolled) > 0.5 }
      #expect(!(grows && scrolls), "line \(number)")
      if grows, number > 1 {
        #expect(frames.contains { $0.height > before + 1 && $0.height < before + line - 1 })
      }
      heights.append(stage.text.bounds.height)
    }
    let limit = try #require(heights.last)
    #expect(limit <= 852.0 / 3 && limit > 852.0 / 3 - line)
    #expect(stage.text.isScrollEnabled)
    #expect(stage.caret(of: stage.text).maxY <= stage.keyboardTop)
    for _ in 0..<60 { stage.phone.simulated.deleteBackward() }
    stage.phone.untilKeyboardRests()
    #expect(!stage.text.isScrollEnabled && stage.text.bounds.height == heights[0])
    stage.phone.dismissKeyboard()
    stage.phone.untilKeyboardRests()
    #expect(stage.rest == rest)
  }

  @Test("Long text is pasted and sent: KeyboardBar grows and then shrinks again")
  func jumps() throws {
    let stage = try BarStage(ConversationViewController(messageCount: 60))
    stage.scroll()
    stage.show()
    let low = stage.text.bounds.height
    stage.text.insertText(String(repeating: "word ", count: 400))
    stage.phone.untilKeyboardRests()
    #expect(stage.text.isScrollEnabled && stage.text.bounds.height > 200)
    #expect(stage.caret(of: stage.text).maxY <= stage.keyboardTop)
    #expect(abs(stage.listEnd - stage.barTop) <= 0.5)
    let send = try #require(stage.bar.descendant(UIButton.self))
    stage.phone.tap(send)
    stage.phone.untilKeyboardRests()
    #expect(!stage.text.isScrollEnabled && stage.text.bounds.height == low)
    #expect(abs(stage.listEnd - stage.barTop) <= 0.5)
    stage.hide()
  }

  @Test("The keyboard grows or the device rotates: the caret in KeyboardBar stays visible")
  func caret() throws {
    let stage = try BarStage(ConversationViewController(messageCount: 60))
    stage.show()
    stage.text.insertText((1...15).map { "Line \($0)" }.joined(separator: "\n"))
    stage.phone.untilKeyboardRests()
    stage.phone.switchToThirdPartyKeyboard(height: 560)
    stage.phone.untilKeyboardRests()
    #expect(stage.caret(of: stage.text).maxY <= stage.keyboardTop)
    stage.phone.switchToLetters()
    stage.phone.rotate(to: .landscape)
    stage.phone.advance(by: 2)
    #expect(stage.caret(of: stage.text).maxY <= stage.keyboardTop)
    stage.phone.rotate(to: .portrait)
    stage.phone.advance(by: 2)
    stage.hide()
  }

  /// How a text view leaves a keyboard bar.
  enum Leaving: CaseIterable { case isReplaced, isRemoved, outlivesBar }

  @Test(
    "A text view leaves a KeyboardBar: only the app's own constraint on the text view remains",
    arguments: Leaving.allCases, [1, 40])
  func leaving(leaving: Leaving, lines: Int) throws {
    let (phone, screen) = (try Stages.make("iPhone 15"), UIViewController())
    phone.show(screen)
    let text = UITextView(frame: .zero)
    text.translatesAutoresizingMaskIntoConstraints = false
    let own = text.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
    own.isActive = true
    for _ in 0..<2 {
      var bar: KeyboardBar? = KeyboardBar()
      let content = try #require(bar?.contentView)
      content.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: content.topAnchor),
        text.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      ])
      bar.map(screen.view.addSubview)
      bar?.textView = text
      text.text = String(repeating: "x\n", count: lines)
      phone.advance(by: 0.5)
      text.becomeFirstResponder()
      phone.untilKeyboardRests()
      #expect(text.bounds.height > 25 && text.isScrollEnabled == (lines > 1))
      switch leaving {
      case .isReplaced:
        bar?.textView = nil
        #expect(text.isScrollEnabled)
      case .isRemoved: text.removeFromSuperview()
      case .outlivesBar:
        bar?.removeFromSuperview()
        bar = nil
        text.removeFromSuperview()
      }
      phone.advance(by: 0.5)
      #expect(text.constraints.filter { $0.isActive } == [own])
      bar?.removeFromSuperview()
    }
  }

  @Test("A KeyboardBar with long text grows no higher than the safe area's top")
  func room() throws {
    let stage = try BarStage(ConversationViewController(messageCount: 60))
    stage.bar.maximumTextHeight = 2000
    stage.show()
    stage.text.insertText(String(repeating: "word ", count: 900))
    stage.phone.untilKeyboardRests()
    #expect(stage.barTop >= stage.screen.view.safeAreaInsets.top - 0.5)
    stage.phone.rotate(to: .landscape)
    stage.phone.advance(by: 2)
    #expect(stage.barTop >= stage.screen.view.safeAreaInsets.top - 0.5)
    #expect(abs(stage.barBottom - stage.keyboardTop) <= 0.5)
    stage.phone.rotate(to: .portrait)
    stage.phone.advance(by: 2)
    #expect(stage.barTop >= stage.screen.view.safeAreaInsets.top - 0.5)
    stage.hide()
  }
}
