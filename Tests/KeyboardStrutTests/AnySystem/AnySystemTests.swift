#if canImport(UIKit)
  import KeyboardGeometry
  import KeyboardStrut
  import Testing
  import UIKit

  /// Behavior that iOS, Mac Catalyst, visionOS and Linux share. On visionOS the keyboard covers no
  /// window, so no view moves there.
  @MainActor
  @Suite(.serialized) struct AnySystemTests {
    private func covered(_ height: CGFloat) -> CGFloat { PlainScreen.isCovered ? height : 0 }

    @Test("While no keyboard shows, Keyboard.overlap and a KeyboardStrutView's height are zero")
    func withoutKeyboard() {
      let screen = PlainScreen()
      let strut = KeyboardStrutView()
      screen.pin(strut)
      Keyboard.start()
      screen.layOut()
      #expect(strut.frame.height == 0)
      #expect(Keyboard.overlap(with: screen.view) == 0)
      #expect(Keyboard.coveredRect(in: screen.view).isEmpty)
      #expect(Keyboard.overlap(with: UIView()) == 0)
    }

    @Test(
      "A KeyboardStrutView is as high as the shown keyboard, and has no height without a keyboard",
      arguments: [291, 336] as [CGFloat])
    func strut(height: CGFloat) {
      let screen = PlainScreen()
      let strut = KeyboardStrutView()
      screen.pin(strut)
      screen.layOut()
      screen.keyboard(height: height)
      #expect(strut.frame.height == covered(height))
      #expect(Keyboard.overlap(with: screen.view) == covered(height))
      screen.keyboard(height: 0)
      #expect(strut.frame.height == 0)
      #expect(Keyboard.overlap(with: screen.view) == 0)
    }

    @Test("After the keyboard hides, a keyboard-following constraint has the app's constant again")
    func follow() {
      let screen = PlainScreen()
      let bar = UIView()
      let bottom = screen.pin(bar)
      bottom.constant = 12
      screen.layOut()
      bottom.followKeyboard(gap: 20)
      screen.keyboard(height: 300)
      #expect(screen.view.bounds.maxY - bar.frame.maxY == (PlainScreen.isCovered ? 320 : 12))
      screen.keyboard(height: 0)
      #expect(bottom.constant == 12)
    }

    @Test("A view's keyboardStrutGuide is as high as the keyboard")
    func guide() {
      let screen = PlainScreen()
      let guide = screen.view.keyboardStrutGuide
      screen.layOut()
      screen.keyboard(height: 300)
      #expect(guide.layoutFrame.height == covered(300))
      screen.keyboard(height: 0)
      #expect(guide.layoutFrame.height == 0)
    }

    @Test(
      "The app changes a keyboard-following list's inset: the change remains after editing")
    func inset() {
      let screen = PlainScreen()
      let list = UIScrollView(frame: screen.view.bounds)
      list.contentInsetAdjustmentBehavior = .never
      list.contentInset.bottom = 10
      list.contentSize = CGSize(width: 100, height: 3000)
      screen.view.addSubview(list)
      screen.layOut()
      list.followKeyboard()
      screen.keyboard(height: 300)
      #expect(list.contentInset.bottom == (PlainScreen.isCovered ? 300 : 10))
      list.contentInset.bottom += 5
      screen.keyboard(height: 0)
      #expect(list.contentInset.bottom == 15)
    }

    @Test("The keyboard covers part of a window: KeyboardStrutView is as high as that part")
    func extensionScreen() {
      let screen = PlainScreen.screen
      // Like the window of a share extension, this one ends 100 points above the screen's lower
      // edge.
      let sheet = PlainScreen(in: screen.insetBy(dx: 0, dy: 100))
      let strut = KeyboardStrutView()
      sheet.pin(strut)
      sheet.layOut()
      sheet.keyboard(height: 300)
      #expect(Keyboard.overlap(with: sheet.view) == covered(200))
      #expect(strut.frame.height == covered(200))
      sheet.keyboard(height: 0)
      #expect(strut.frame.height == 0)
    }

    @Test("Keyboard.observe reports every keyboard notification, but none on visionOS")
    func transitions() {
      let screen = PlainScreen()
      var phases: [KeyboardTransition.Phase] = []
      let observation = Keyboard.observe { phases.append($0.phase) }
      screen.keyboard(height: 300)
      screen.keyboard(height: 0)
      withExtendedLifetime(observation) {}
      let all: [KeyboardTransition.Phase] = [
        .willChangeFrame, .willShow, .didChangeFrame, .didShow,
        .willChangeFrame, .willHide, .didChangeFrame, .didHide,
      ]
      #expect(phases == (PlainScreen.isCovered ? all : []))
    }
  }
#endif
