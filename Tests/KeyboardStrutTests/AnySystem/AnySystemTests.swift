#if canImport(UIKit)
  import KeyboardGeometry
  import KeyboardStrut
  import Testing
  import UIKit

  /// Behaviour that iOS, Mac Catalyst, visionOS and Linux share. On visionOS the keyboard covers no
  /// window, so everything stays as it is.
  @MainActor
  @Suite(.serialized) struct AnySystemTests {
    private func covered(_ height: CGFloat) -> CGFloat { PlainScreen.isCovered ? height : 0 }

    @Test("A window without a keyboard, as on a Mac, is uncovered")
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
      "A strut is as high as the keyboard, and has no height without it",
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

    @Test("A bottom constraint follows and comes back to its constant")
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

    @Test("A guide ends at the keyboard's top")
    func guide() {
      let screen = PlainScreen()
      let guide = screen.view.keyboardStrutGuide
      screen.layOut()
      screen.keyboard(height: 300)
      #expect(guide.layoutFrame.height == covered(300))
      screen.keyboard(height: 0)
      #expect(guide.layoutFrame.height == 0)
    }

    @Test("A list gets what its own inset lacks of the covered part, and keeps what the app adds")
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

    @Test(
      "The screen of an extension ends above the keyboard's lower edge: only the overlap counts")
    func extensionScreen() {
      let screen = PlainScreen.screen
      // A share sheet stands in the middle of the screen, in the window of another app.
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

    @Test("Transitions are told where the keyboard covers windows, and nowhere else")
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
