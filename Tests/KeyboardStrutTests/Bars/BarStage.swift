import KeyboardStrut
import ScreenTesting

/// A chat in a container, and what is seen of it at each frame.
@MainActor
struct BarStage: ScreenStage {
  let phone: Phone
  let screen: UIViewController
  let bar: KeyboardBar
  let list: UIScrollView
  /// Tied to the system's own guide, whose place the bar is held against.
  private let line = UIView(frame: .zero)

  init(
    _ screen: UIViewController, on device: String = "iPhone 15",
    in container: (UIViewController) -> UIViewController = { $0 }
  ) throws {
    let phone = try Phone(device)
    phone.show(container(screen))
    phone.advance(by: 1)
    self.init(phone, screen)
  }

  /// Presented, the way that `prepare` leaves it.
  init(
    _ screen: UIViewController, on device: String, presented style: UIModalPresentationStyle,
    prepare: (UIViewController) -> Void
  ) throws {
    let phone = try Phone(device)
    let below = UIViewController()
    phone.show(below)
    screen.modalPresentationStyle = style
    prepare(screen)
    below.present(screen, animated: false)
    phone.advance(by: 1)
    self.init(phone, screen)
  }

  private init(_ phone: Phone, _ screen: UIViewController) {
    self.phone = phone
    self.screen = screen
    bar = screen.view.descendant(KeyboardBar.self) ?? KeyboardBar()
    list = bar.list ?? UIScrollView()
    line.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(line)
    line.topAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor).isActive = true
    phone.settle()
  }

  var text: UITextView { bar.textView ?? UITextView() }

  func show() {
    phone.tap(text)
    phone.advance(by: 1)
  }

  // MARK: What is seen

  /// What a keyboard may change for good.
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

  /// The lower edge of what is in the bar, as drawn, in screen points.
  var barBottom: CGFloat { drawnBottom(bar.contentView) }

  /// The bar's upper edge, as drawn, in screen points.
  var barTop: CGFloat { bar.drawnOnScreen.minY }

  /// Where the system's guide has the keyboard's top, or that of the safe area, as drawn.
  var guideTop: CGFloat { line.drawnOnScreen.minY }

  /// Where the newest message ends, as drawn, in screen points.
  var listEnd: CGFloat {
    let bounds = (list.layer.presentation() ?? list.layer).bounds
    let frame = list.drawnOnScreen
    return list.transform.d < 0
      ? frame.maxY + bounds.minY : frame.minY + list.contentSize.height - bounds.minY
  }

  /// Scrolls the newest message above the bar, and so far back from there, in points.
  func scroll(back: CGFloat = 0) {
    let inset = list.adjustedContentInset
    let start = -inset.top
    let end = max(start, list.contentSize.height + inset.bottom - list.bounds.height)
    let y = list.transform.d < 0 ? min(start + back, end) : max(start, end - back)
    list.setContentOffset(CGPoint(x: 0, y: y), animated: false)
    phone.settle()
  }
}
