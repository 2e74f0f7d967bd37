import KeyboardSimulation
import KeyboardStrut
import SampleScreens
import ScreenTesting
import Testing

/// KeyboardFailures 21–45: notifications that are posted twice, late, in bursts, by other apps or
/// not at all.
@MainActor
@Suite(.attachingStage) struct EventOrderFailureTests {
  @Test(
    "A hide also posts willChangeFrame: inset and offset end as before editing (failure case 21)")
  func hideAlsoChanges() throws {
    let form = try FormStage()
    let rest = form.layout
    for _ in 0..<3 {
      form.focus(11)
      #expect(form.scroll.contentOffset.y > rest.offset.y)
      form.hide()
      #expect(form.layout == rest)
    }
  }

  @Test("The keyboard hides during its show animation: pinned views move with it (failure case 22)")
  func hiddenAtOnce() throws {
    let stage = try EdgeStage()
    let rest = stage.frames
    for milliseconds in [8, 80, 240] as [Double] {
      stage.screen.fields[0].becomeFirstResponder()
      stage.phone.advance(by: milliseconds / 1000)
      stage.phone.dismissKeyboard()
      #expect(stage.watch(2).error <= 0.5)
      #expect(stage.frames == rest)
    }
  }

  #if canImport(Phone)
    @Test(
      "A secure field posts keyboardWillShow twice: pinned views never drop (failure case 23)",
      .needs(.worlds))
    func secureField() throws {
      let stage = try EdgeStage()
      stage.phone.simulated.offersPasswords = true
      stage.screen.fields[0].isSecureTextEntry = true
      stage.screen.fields[0].becomeFirstResponder()
      let film = stage.watch(1)
      #expect(film.fall < 0.01)
      #expect(film.error <= 0.5)
      stage.expectEdges(at: 516)
    }
  #endif

  #if canImport(Phone)
    @Test(
      "AutoFill posts one hide and two shows: pinned views stay on the keyboard (failure case 24)",
      .needs(.worlds))
    func autofill() throws {
      let stage = try EdgeStage()
      stage.focus()
      stage.phone.simulated.autofill(into: stage.screen.fields[1])
      #expect(stage.watch(1).error <= 0.5)
      stage.expectEdges(at: 516)
    }
  #endif

  @Test("The same keyboard frame is posted again: no view moves (failure case 25)")
  func sameRect() throws {
    let stage = try EdgeStage()
    stage.focus()
    for _ in 0..<5 {
      stage.play(.fieldSwitchWithAccessory)
      let film = stage.watch(0.1)
      #expect(film.highest == 516 && film.lowest == 516)
    }
  }

  @Test(
    "keyboardWillShow's begin and end frames are equal: pinned views still move (failure case 26)")
  func equalBeginAndEnd() throws {
    let stage = try EdgeStage()
    stage.focus()
    let plain = stage.phone.configuration.frame(of: .plain)
    stage.play(
      .transition(
        .show, from: stage.up, to: plain, on: stage.phone.configuration, timing: .instant,
        reportedBegin: plain))
    stage.expectEdges(at: plain.minY)
    stage.phone.untilKeyboardRests()
    stage.expectEdges(at: plain.minY)
  }

  @Test(
    "Focus switches quickly between fields: the bottom inset does not accumulate (failure case 27)")
  func quickSwitching() throws {
    let form = try FormStage()
    let rest = form.layout
    form.focus(11)
    let shown = form.layout
    for index in [3, 9, 0, 7, 11, 2, 11] {
      form.fields[index].becomeFirstResponder()
      form.phone.advance(by: 0.05)
    }
    form.phone.untilKeyboardRests()
    #expect(form.layout == shown)
    form.hide()
    #expect(form.layout == rest)
  }

  #if canImport(Phone)
    @Test(
      "The keyboard hides twice in a row: the app's own bottom inset remains (failure case 28)",
      .needs(.worlds))
    func hiddenTwice() throws {
      let form = try FormStage()
      form.scroll.contentInset.bottom = 10
      form.focus(11)
      form.phone.simulated.dismissKeyboardTwice()
      form.phone.untilKeyboardRests { #expect(form.scroll.contentInset.bottom >= 10) }
      #expect(form.scroll.contentInset.bottom == 10)
    }
  #endif

  @Test(
    "The keyboard hides: a form scrolls back unless the user has scrolled it (failure case 29)",
    .needs(.touches))
  func offsetComesBack() throws {
    let form = try FormStage("iPhone 4s")
    let rest = form.scroll.contentOffset
    form.focus(11)
    form.hide()
    #expect(form.scroll.contentOffset == rest)
    form.focus(7)
    form.phone.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 130), rest: 0.2)
    let place = form.scroll.contentOffset
    form.hide()
    #expect(form.scroll.contentOffset == place)
  }

  #if canImport(Phone)
    @Test(
      "A swipe back ends or is canceled: pinned views follow the keyboard (failure case 30)",
      .needs(.touches), arguments: [true, false])
    func swipeBack(isCancelled: Bool) throws {
      let below = EdgesViewController()
      let navigation = UINavigationController(rootViewController: below)
      let stage = try EdgeStage { screen in
        navigation.pushViewController(screen, animated: false)
        return navigation
      }
      stage.focus()
      stage.expectEdges(at: 516)
      let swipe = try #require(stage.phone.simulated.beginSwipeBack(navigation))
      swipe.move(to: 0.4)
      stage.phone.advance(by: 0.5)
      if isCancelled { swipe.cancel() } else { swipe.finish() }
      stage.phone.advance(by: 1.5)
      if isCancelled {
        stage.expectEdges(at: 516)
      } else {
        #expect(below.strut.bounds.height == 0 && below.following.frame.maxY == 852)
      }
    }
  #endif

  @Test(
    "An avoider is disabled while the keyboard is up: its view moves back down (failure case 31)")
  func switchedOff() throws {
    let stage = try FormStage.lifted()
    stage.focus(1)
    #expect(stage.view.frame.minY < 0)
    try #require(stage.view.keyboardAvoiders.first).isEnabled = false
    Keyboard.updateIfNeeded()
    #expect(stage.view.frame.minY == 0)
    stage.hide()
    #expect(stage.view.frame.minY == 0)
  }

  @Test(
    "After a modal closes, the keyboard shows: the presenter's pinned views rise (failure case 32)")
  func modalDismissed() throws {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      let stage = try EdgeStage()
      stage.focus()
      let modal = UIViewController()
      modal.modalPresentationStyle = style
      stage.screen.present(modal, animated: true)
      stage.phone.untilKeyboardRests()
      modal.dismiss(animated: true)
      stage.phone.advance(by: 2)
      #expect(stage.phone.keyboardFrame.minY == 516)
      stage.expectEdges(at: 516)
    }
  }

  @Test(
    "A view is added while the keyboard is up: the view ends above the keyboard (failure case 33)")
  func lateView() throws {
    let stage = try EdgeStage()
    stage.focus()
    let late = EdgesViewController()
    stage.screen.addChild(late)
    stage.screen.view.addSubview(late.view)
    stage.phone.settle()
    #expect(late.strut.frame.minY == 516)
    #expect(late.onGuide.frame.maxY == 516)
    #expect(late.following.frame.maxY == 516)
  }

  @Test(
    "Focus ends in the background: when the app returns, no view is lifted (failure case 34)",
    .needs(.background))
  func background() throws {
    let login = try FormStage.lifted()
    for stays in [true, false] {
      login.focus()
      let shown = login.view.frame.minY
      #expect(shown < 0)
      login.phone.enterBackground(losingFocus: !stays)
      login.phone.enterForeground()
      #expect(login.view.frame.minY == (stays ? shown : 0))
      #expect(Keyboard.overlap(with: login.phone.window) == (stays ? 336 : 0))
    }
  }

  #if canImport(Phone)
    @Test(
      "Another app in Split View shows its keyboard: no view moves (failure case 35)",
      .needs([.windowShapes, .worlds]))
    func otherApps() throws {
      let stage = try EdgeStage("iPad Pro 11-inch", .landscape)
      stage.phone.resizeScene(to: .splitView(.half, .left))
      let rest = stage.frames
      stage.phone.simulated.otherAppShowsKeyboard()
      stage.phone.untilKeyboardRests()
      #expect(stage.frames == rest)
      stage.phone.simulated.otherAppHidesKeyboard()
      stage.phone.untilKeyboardRests()
      #expect(stage.frames == rest)
    }
  #endif

  @Test("keyboardWillHide reports isLocal as false: pinned views still move down (failure case 36)")
  func foreignHide() throws {
    let stage = try EdgeStage()
    stage.focus()
    stage.play(
      .transition(
        .hide, from: stage.up, to: stage.up.offsetBy(dx: 0, dy: 336), on: stage.phone.configuration,
        isLocal: false))
    stage.expectEdges(at: 852)
    stage.phone.untilKeyboardRests()
    stage.expectEdges(at: 852)
  }

  @Test(
    "With Prefer Cross-Fade, iOS 26 posts didShow mid-fade: pinned views stay up (failure case 38)")
  func earlyDid() throws {
    let stage = try EdgeStage(system: .iOS26)
    stage.phone.prefersCrossFade = true
    stage.screen.fields[0].becomeFirstResponder()
    stage.phone.untilKeyboardRests { stage.expectEdges(at: stage.up.minY) }
  }

  @Test(
    "UIKit posts nothing in a keyboard drag: pinned views follow the keyboard (failure case 39)",
    .needs(.touches))
  func interactiveDrag() throws {
    let stage = try EdgeStage()
    stage.focus()
    let film = stage.film { look in
      stage.phone.dragKeyboard(by: 0.7, dismissing: true, eachFrame: look)
      stage.phone.advance(by: 1, eachFrame: look)
    }
    #expect(film.error <= 0.5 && film.lowest == 852)
    stage.expectEdges(at: 852)
  }

  @Test(
    "The user cancels a keyboard drag: pinned views move up with the keyboard (failure case 40)",
    .needs(.touches))
  func cancelledDrag() throws {
    let stage = try EdgeStage()
    stage.focus()
    let film = stage.film { look in
      stage.phone.dragKeyboard(by: 0.4, dismissing: false, eachFrame: look)
      stage.phone.advance(by: 1, eachFrame: look)
    }
    #expect(film.error <= 0.5 && film.lowest > 640)
    stage.expectEdges(at: 516)
  }

  @Test(
    "A controller shows its inputAccessoryView: the screen's views end above that view (failure case 41)",
    .needs(.systemKeyboard))
  func toolbarAtLoad() throws {
    let screen = BarredController()
    let stage = try EdgeStage { edges in
      screen.addChild(edges)
      screen.view.addSubview(edges.view)
      return screen
    }
    screen.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    stage.expectEdges(at: 852 - 44)
  }

  private final class BarredController: UIViewController {
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  @Test("A custom keyboard posts heights 0, 216 and 259: pinned views never drop (failure case 42)")
  func thirdParty() throws {
    let stage = try EdgeStage()
    stage.phone.switchToThirdPartyKeyboard(height: 259)
    stage.screen.fields[0].becomeFirstResponder()
    let film = stage.watch(1)
    #expect(film.error <= 0.5)
    #expect(film.fall < 0.01)
    stage.expectEdges(at: 852 - 259)
  }

  @Test("The emoji keyboard shows without a duration: pinned views move at once (failure case 43)")
  func emoji() throws {
    let stage = try EdgeStage()
    stage.phone.showsPredictiveBar = false
    stage.focus()
    stage.expectEdges(at: 561)
    stage.phone.switchToEmoji()
    stage.expectEdges(at: 516)
    #expect(stage.watch(0.5).error < 0.01)
  }

  @Test(
    "The device rotates often while the keyboard is up: pinned views never drift (failure case 44)",
    .needs(.rotation))
  func turnedWhileUp() throws {
    let stage = try EdgeStage()
    let rest = stage.frames
    stage.focus()
    let up = stage.frames
    for _ in 0..<3 {
      stage.phone.rotate(to: .landscape)
      stage.phone.advance(by: 2)
      stage.expectEdges(at: stage.up.minY)
      stage.phone.rotate(to: .portrait)
      stage.phone.advance(by: 2)
      #expect(stage.frames == up)
    }
    stage.hide()
    #expect(stage.frames == rest)
  }

  @Test("An interrupted hide posts keyboardDidHide late: pinned views ignore it (failure case 45)")
  func lateDid() throws {
    let stage = try EdgeStage()
    stage.focus()
    stage.play(.interruptedHide)
    #expect(stage.watch(2).error <= 0.5)
    stage.expectEdges(at: 516)
  }
}
