import ScreenTesting
import Testing

/// `keyboardDismissMode = .interactive`: KeyboardFacts 1.3, interactive dismissal, cancel and
/// completion.
@MainActor
@Suite struct KeyboardDragTests {
  @MainActor
  private struct Screen {
    let stage: ScrollStage
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let rest: CGRect

    init() throws {
      stage = try ScrollStage()
      stage.scrollView.addSubview(field)
      stage.scrollView.keyboardDismissMode = .interactive
      field.becomeFirstResponder()
      stage.phone.advance(by: 1)
      rest = stage.phone.keyboardFrame
    }

    var posts: Int { stage.phone.keyboard.posted.count }
    var top: CGFloat { stage.phone.keyboardFrame.minY }
  }

  @Test("The keyboard follows the finger below its top")
  func keyboardFollowsFinger() throws {
    let screen = try Screen()
    let phone = screen.stage.phone
    let posts = screen.posts
    phone.touchDown(at: CGPoint(x: 187, y: 200))
    for (y, top) in [
      (300, screen.rest.minY), (screen.rest.minY + 50, screen.rest.minY + 50),
      (screen.rest.minY + 120, screen.rest.minY + 120),
      (screen.rest.minY + 20, screen.rest.minY + 20),
      (200, screen.rest.minY), (screen.rest.minY + 90, screen.rest.minY + 90),
    ] {
      phone.touchMove(to: CGPoint(x: 187, y: y))
      phone.advance(by: 1.0 / 60)
      #expect(screen.top == top, "finger at \(y)")
    }
    #expect(screen.posts == posts)
    #expect(screen.field.isFirstResponder)
    phone.touchUp()
    #expect(screen.posts == posts + 2)
    #expect(!screen.field.isFirstResponder)
    phone.advance(by: 1)
    #expect(screen.posts == posts + 4)
    #expect(screen.top >= 667)
  }

  // KeyboardFacts 1.3, drag-dismiss completion: the hide is posted while the scroll view still
  // tracks.
  @Test("The hide comes while the scroll view tracks")
  func hideComesScroll() throws {
    let screen = try Screen()
    let scrollView = screen.stage.scrollView
    var wasTracking: Bool?
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { wasTracking = scrollView.isTracking } }
    defer { NotificationCenter.default.removeObserver(token) }
    screen.stage.phone.drag(from: CGPoint(x: 187, y: 200), to: CGPoint(x: 187, y: 600))
    #expect(wasTracking == true)
  }

  @Test("A cancelled drag posts nothing")
  func cancelledDragPosts() throws {
    let screen = try Screen()
    let phone = screen.stage.phone
    let posts = screen.posts
    phone.touchDown(at: CGPoint(x: 187, y: 200))
    phone.touchMove(to: CGPoint(x: 187, y: screen.rest.minY + 100))
    phone.advance(by: 0.2)
    phone.touchMove(to: CGPoint(x: 187, y: screen.rest.minY + 60))
    phone.advance(by: 0.02)
    phone.touchMove(to: CGPoint(x: 187, y: screen.rest.minY + 30))
    phone.touchUp()
    #expect(screen.top == screen.rest.minY + 30)
    phone.advance(by: 0.15)
    #expect(screen.top == screen.rest.minY)
    #expect(screen.posts == posts)
    #expect(screen.field.isFirstResponder)
  }

  @Test("Other modes leave it where it is")
  func otherModesLeave() throws {
    for (mode, stays) in [(UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false)] {
      let screen = try Screen()
      screen.stage.scrollView.keyboardDismissMode = mode
      screen.stage.phone.drag(
        from: CGPoint(x: 187, y: 200), to: CGPoint(x: 187, y: 500), rest: 0.2)
      #expect(screen.field.isFirstResponder == stays, "\(mode)")
    }
  }
}
