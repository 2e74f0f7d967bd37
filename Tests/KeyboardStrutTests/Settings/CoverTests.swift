import SampleScreens
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// A bar marked `isKeyboardCover` on the keyboard's top edge, over a form that scrolls behind the
/// bar.
@MainActor
@Suite(.attachingStage) struct CoverTests {
  /// The item to which the bar's bottom is constrained: UIKit's keyboard layout guide, a strut, or
  /// the screen's view.
  enum Hold: String, CaseIterable {
    case guide, strut, screen

    /// The cases that this stage supports. A posted keyboard moves no layout guide of UIKit's.
    static let all = Stages.isPosted ? [strut, screen] : allCases
    /// A case that keeps the bar on the keyboard.
    static let onKeyboard = Stages.isPosted ? strut : guide
  }

  private final class OrderScreen: UIViewController {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let high = UITextField(frame: CGRect(x: 20, y: 430, width: 300, height: 34))
    let last = UITextField(frame: CGRect(x: 20, y: 856, width: 300, height: 34))
    let bar = UIView(frame: .zero)
    let note = UITextField(frame: CGRect(x: 20, y: 10, width: 300, height: 34))
    let hold: Hold
    weak var avoider: KeyboardAvoider?

    init(_ hold: Hold) {
      self.hold = hold
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 393, height: 900)
      scroll.addSubview(high)
      scroll.addSubview(last)
      view.addSubview(scroll)
      view.addSubview(bar)
      bar.addSubview(note)
      bar.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 60), bottom,
      ])
    }

    private var bottom: NSLayoutConstraint {
      switch hold {
      case .guide: return bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
      case .screen: return bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      case .strut:
        return bar.bottomAnchor.constraint(equalTo: view.addKeyboardStrut().topAnchor)
      }
    }
  }

  private func stage(_ hold: Hold) throws -> (FormStage, OrderScreen) {
    let screen = OrderScreen(hold)
    screen.loadViewIfNeeded()
    screen.avoider = screen.view.avoidKeyboard(gap: 8)
    return (try FormStage("iPhone 15", screen), screen)
  }

  @Test(
    "An isKeyboardCover bar is on the keyboard: the focused field rises above it in one motion",
    arguments: Hold.all)
  func field(hold: Hold) throws {
    let (stage, screen) = try stage(hold)
    screen.bar.isKeyboardCover = true
    let rest = stage.frames
    defer { screen.bar.isKeyboardCover = false }
    var moves: [CGFloat] = []
    stage.phone.tap(screen.high)
    stage.phone.untilKeyboardRests { moves.append(stage.drawnBottom(screen.high)) }
    let end = hold == .screen ? stage.keyboardTop : stage.frame(screen.bar).minY
    let isCovered = hold != .screen
    #expect(abs(end - stage.keyboardTop + (isCovered ? 60 : 0)) < 0.5)
    let gap = end - stage.frame(screen.high).maxY
    #expect(abs(gap - (isCovered ? 8 : 52)) < 0.5, "\(stage.explanation)")
    #expect(stage.explanation.contains("what stands on it covers 60 more") == isCovered)
    #expect(moves == moves.sorted(by: >), "nothing was corrected later")
    stage.hide()
    #expect(stage.frames == rest)
  }

  @Test(
    "A scroll view's inset includes an isKeyboardCover bar's height if the bar is on the keyboard",
    arguments: Hold.all)
  func lastField(hold: Hold) throws {
    let (stage, screen) = try stage(hold)
    screen.bar.isKeyboardCover = true
    defer { screen.bar.isKeyboardCover = false }
    let offset = screen.scroll.contentOffset
    screen.last.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    let cover: CGFloat = hold == .screen ? 0 : 60
    #expect(abs(stage.keyboardTop - cover - stage.frame(screen.last).maxY - 8) < 0.5)
    #expect(abs(screen.scroll.contentInset.bottom - 336 - cover) < 0.5, "\(stage.explanation)")
    stage.hide()
    #expect(screen.scroll.contentInset == .zero && screen.scroll.contentOffset == offset)
  }

  @Test(
    "In the order form sample, each focused field ends above the bar on the keyboard",
    .needs(.systemKeyboard))
  func sample() throws {
    let stage = try FormStage("iPhone SE (3rd generation)", OrderFormViewController())
    let rest = stage.frames
    for field in stage.fields {
      field.becomeFirstResponder()
      stage.phone.untilKeyboardRests()
      #expect(stage.frame(field).maxY <= stage.keyboardTop - 60 + 0.5, "\(stage.explanation)")
    }
    stage.hide()
    #expect(stage.frames == rest)
  }

  @Test("A bar's isKeyboardCover changes while editing: the scroll view's inset changes, too")
  func addedAndRemoved() throws {
    let count = Covers.shared.count
    let (stage, screen) = try stage(.onKeyboard)
    screen.high.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(screen.scroll.contentOffset.y == 0)
    screen.bar.isKeyboardCover = true
    screen.bar.isKeyboardCover = true
    #expect(screen.scroll.layer.presentation()?.bounds.minY == 0, "it is animated")
    stage.phone.untilKeyboardRests()
    #expect(abs(456 - stage.frame(screen.high).maxY - 8) < 0.5, "\(stage.explanation)")
    screen.bar.isHidden = true
    screen.bar.isKeyboardCover = true
    stage.phone.untilKeyboardRests()
    #expect(screen.scroll.contentInset.bottom == 336, "a hidden one covers nothing")
    screen.bar.isHidden = false
    screen.bar.isKeyboardCover = true
    stage.phone.untilKeyboardRests()
    #expect(screen.scroll.contentInset.bottom == 396)
    screen.bar.isKeyboardCover = false
    stage.phone.untilKeyboardRests()
    #expect(screen.scroll.contentInset.bottom == 336)
    stage.hide()
    #expect(screen.scroll.contentInset == .zero && screen.scroll.contentOffset == .zero)
    #expect(Covers.shared.count <= count, "one that is named twice is forgotten at once")
  }

  @Test("The focused field is inside a bar marked isKeyboardCover: the screen is not lifted")
  func ownField() throws {
    let (stage, screen) = try stage(.onKeyboard)
    screen.bar.isKeyboardCover = true
    defer { screen.bar.isKeyboardCover = false }
    screen.note.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(abs(stage.frame(screen.bar).maxY - 516) < 0.5)
    #expect(!stage.explanation.contains("what stands on it"))
    #expect(screen.view.frame.minY == 0, "\(stage.explanation)")
    stage.hide()
  }

  @Test("Setting isKeyboardCover on a view does not retain the view")
  func gone() {
    let count = Covers.shared.count
    do {
      let bar = UIView(frame: .zero)
      bar.isKeyboardCover = true
      #expect(Covers.shared.count == count + 1)
      withExtendedLifetime(bar) {}
    }
    #expect(Covers.shared.count == count)
  }

  /// The field on the next page gets the focus in the run-loop turn in which the page begins to
  /// slide in.
  @Test("A page slides in with the focused field: the field ends above an isKeyboardCover bar")
  func turnedPage() throws {
    let phone = try Stages.make("iPhone 15")
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let pages = (0..<2).map { _ in
      let page = UIViewController()
      page.view.addSubview(UITextField(frame: CGRect(x: 20, y: 440, width: 300, height: 34)))
      return page
    }
    let bar = UIView(frame: CGRect(x: 0, y: 456, width: 393, height: 60))
    let controller = UIViewController()
    controller.addChild(pager)
    pager.view.frame = controller.view.bounds
    for part in [pager.view, bar] { part.map(controller.view.addSubview) }
    pager.didMove(toParent: controller)
    bar.isKeyboardCover = true
    defer { bar.isKeyboardCover = false }
    let avoider = controller.view.avoidKeyboard(by: .lifting)
    phone.show(controller)
    for (number, page) in pages.enumerated() {
      pager.setViewControllers([page], direction: .forward, animated: number > 0)
      let field = try #require(page.view.subviews.first)
      field.becomeFirstResponder()
      phone.advance(by: 2)
      let bottom = field.convert(field.bounds, to: nil as UIView?).maxY
      #expect(bottom <= bar.frame.minY - 8 + 0.5, "page \(number): \(avoider.explanation)")
    }
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
  }
}
