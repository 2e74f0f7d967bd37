import Foundation
import KeyboardSimulation
import ScreenTesting
import Testing

/// UIKit's own scroll to the first responder: `SystemBehavior.responderScroll` and
/// `.scrollAnimating`.
@MainActor
@Suite struct ResponderScrollTests {
  @MainActor
  private final class Stage {
    let phone: Phone
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let field = UITextField(frame: CGRect(x: 20, y: 1000, width: 200, height: 34))
    private(set) var wasScrolling: [Bool] = []
    private var observer: (any NSObjectProtocol)?

    init(_ change: (inout SystemBehavior) -> Void) throws {
      var behavior = SystemBehavior()
      change(&behavior)
      phone = try Phone("iPhone 15", behavior: behavior)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 393, height: 2000)
      scrollView.addSubview(field)
      let controller = UIViewController()
      controller.view.addSubview(scrollView)
      phone.show(controller)
      observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated {
          guard let self else { return }
          self.wasScrolling.append(self.scrollView.isScrollAnimating)
        }
      }
    }

    isolated deinit { observer.map { NotificationCenter.default.removeObserver($0) } }
  }

  @Test(
    "UIKit scrolls before, during or after the keyboard's animation",
    arguments: SystemBehavior.ResponderScroll.allCases)
  func order(scroll: SystemBehavior.ResponderScroll) throws {
    let stage = try Stage { $0.responderScroll = scroll }
    stage.field.becomeFirstResponder()
    #expect(stage.wasScrolling == [scroll == .beforeNotifications])
    let isAtOnce = scroll == .beforeNotifications || scroll == .afterNotifications
    #expect(stage.scrollView.isScrollAnimating == isAtOnce)
    stage.phone.advance(by: 0.1)
    #expect((stage.scrollView.contentOffset.y > 0) == (scroll != .late))
    stage.phone.advance(by: 0.4)
    #expect((stage.scrollView.contentOffset.y > 0) == (scroll != .late))
    stage.phone.advance(by: 1)
    #expect(abs(stage.scrollView.contentOffset.y - (1034 - 852)) < 0.01)
  }

  @Test("A late scroll is cancelled when the field loses focus")
  func givenUp() throws {
    let stage = try Stage { $0.responderScroll = .late }
    stage.field.becomeFirstResponder()
    stage.phone.advance(by: 0.3)
    stage.field.resignFirstResponder()
    stage.phone.advance(by: 1)
    #expect(stage.scrollView.contentOffset.y == 0)
  }

  @Test("Before iOS 17.4 every scroll view counts as animating")
  func unknownAnimation() throws {
    let stage = try Stage { $0.scrollAnimating = .isUnknown }
    #expect(stage.scrollView.isScrollAnimating)
    let told = try Stage { _ in }
    #expect(!told.scrollView.isScrollAnimating)
  }
}
