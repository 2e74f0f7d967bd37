import KeyboardBars
import KeyboardStrut
import ScreenTesting

/// A phone that shows a chat in a container view controller, and the drawn positions of the chat's
/// bar and list.
@MainActor
struct BarStage: TestScreen {
  let phone: any TestStage
  let screen: UIViewController
  let bar: KeyboardBar
  let list: UIScrollView
  let sight: ChatSight

  init(
    _ screen: UIViewController, on device: String = "iPhone 15",
    in container: (UIViewController) -> UIViewController = { $0 }
  ) throws {
    let phone = try Stages.make(device)
    phone.show(container(screen))
    phone.untilKeyboardRests()
    self.init(phone, screen)
  }

  /// Presents the chat's view controller, after `prepare` has configured the controller.
  init(
    _ screen: UIViewController, on device: String, presented style: UIModalPresentationStyle,
    prepare: (UIViewController) -> Void
  ) throws {
    let phone = try Stages.make(device)
    let below = UIViewController()
    phone.show(below)
    screen.modalPresentationStyle = style
    prepare(screen)
    below.present(screen, animated: false)
    phone.untilKeyboardRests()
    self.init(phone, screen)
  }

  private init(_ phone: any TestStage, _ screen: UIViewController) {
    self.phone = phone
    self.screen = screen
    bar = screen.view.descendant(KeyboardBar.self) ?? KeyboardBar()
    list = bar.list ?? UIScrollView()
    sight = ChatSight(bar: bar, content: bar.contentView, list: list, in: screen.view)
    phone.settle()
  }

  var text: UITextView { bar.textView ?? UITextView() }

  func show() {
    phone.tap(text)
    phone.untilKeyboardRests()
  }

  // MARK: Measuring

  /// The values that may change while the keyboard is up. Tests compare the values before and
  /// after.
  struct Rest: Equatable {
    var bar: CGRect
    var inset: UIEdgeInsets
    var indicatorInset: UIEdgeInsets
    var offset: CGPoint
  }

  var rest: Rest {
    Rest(
      bar: bar.frame, inset: list.contentInset,
      indicatorInset: list.verticalScrollIndicatorInsets, offset: list.contentOffset)
  }

  // See `ChatSight`.
  var barBottom: CGFloat { sight.barBottom }
  var barTop: CGFloat { sight.barTop }
  var guideTop: CGFloat { sight.guideTop }
  var listEnd: CGFloat { sight.listEnd }

  /// Scrolls the list so that the newest message is just above the bar, then back by a distance, in
  /// points.
  func scroll(back: CGFloat = 0) {
    sight.scroll(back: back)
    phone.settle()
  }
}
