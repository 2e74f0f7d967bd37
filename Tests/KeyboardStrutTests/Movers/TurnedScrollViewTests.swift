import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// Scroll views that a transform mirrors, turns upside down, enlarges or reduces, and a horizontal
/// collection view.
@MainActor
@Suite(.attachingStage) struct TurnedScrollViewTests {
  private static let gap: CGFloat = 8

  /// The transforms of the scroll view and of its superview.
  enum Shape: CaseIterable {
    case mirrored, turned, enlarged, reduced, enlargedAndMirrored, turnedInEnlarged

    /// The transform of the scroll view's superview, and that of the scroll view.
    var transforms: (outer: CGAffineTransform, inner: CGAffineTransform) {
      let mirror = CGAffineTransform(scaleX: 1, y: -1)
      let turn = CGAffineTransform(rotationAngle: .pi)
      return switch self {
      case .mirrored: (.identity, mirror)
      case .turned: (.identity, turn)
      case .enlarged: (.identity, CGAffineTransform(scaleX: 1.25, y: 1.25))
      case .reduced: (CGAffineTransform(scaleX: 0.9, y: 0.9), .identity)
      case .enlargedAndMirrored: (.identity, CGAffineTransform(scaleX: 1.25, y: -1.25))
      case .turnedInEnlarged: (CGAffineTransform(scaleX: 1.1, y: 1.1), turn)
      }
    }
  }

  /// How the scroll view contains the text fields. `nested` puts them into a second scroll view.
  enum Content: CaseIterable {
    case fields, stack, nested
  }

  @Test(
    "The app turns a scroll view upside down under the keyboard: the hide removes every inset",
    .needs(.virtualTime), arguments: Shape.allCases, Mode.allCases)
  func turnedUnderKeyboard(shape: Shape, mode: Mode) throws {
    for (pause, isBrief) in [(1, false), (1, true), (0.1, false), (0.1, true)] {
      let phone = try Stages.make("iPhone 15")
      let screen = UIViewController()
      let list = UIScrollView(frame: phone.window.bounds)
      list.contentSize = CGSize(width: 300, height: 2 * list.bounds.height)
      let field = UITextField(
        frame: CGRect(x: 20, y: list.bounds.height - 200, width: 200, height: 44))
      list.addSubview(field)
      screen.view.addSubview(list)
      phone.show(screen)
      let start = list.contentOffset
      let comment: Comment = "after \(pause) s, \(isBrief ? "briefly" : "for good")"
      mode.serve(screen) {
        field.becomeFirstResponder()
        phone.advance(by: pause)
        list.transform = shape.transforms.inner
        phone.advance(by: pause)
        if isBrief { list.transform = .identity }
        phone.untilKeyboardRests()
        field.resignFirstResponder()
        phone.untilKeyboardRests()
        #expect(list.contentInset == .zero, comment)
        #expect(list.verticalScrollIndicatorInsets == .zero, comment)
        if isBrief { #expect(list.contentOffset == start, comment) }
      }
    }
  }

  @Test(
    "A scroll view is mirrored, upside down or scaled: its focused field ends above the keyboard",
    .needs(.virtualTime),
    arguments: Shape.allCases, Content.allCases)
  func shapes(shape: Shape, content: Content) throws {
    for held in Held.phones + [.pad] {
      for mode in Mode.allCases {
        let phone = try held.make()
        let screen = UIViewController()
        let (outer, inner) = shape.transforms
        let page = UIView(frame: screen.view.bounds)
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.view.addSubview(page)
        phone.show(UINavigationController(rootViewController: screen))
        page.transform = outer
        page.frame.origin = .zero
        let list = UIScrollView(frame: page.bounds)
        list.contentInsetAdjustmentBehavior = .never
        page.addSubview(list)
        list.transform = inner
        list.frame.origin = .zero
        let fields = (0..<30).map { _ in UITextField(frame: .zero) }
        switch content {
        case .fields, .nested:
          let rowsIn: UIView
          if content == .nested {
            let nested = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 1500))
            nested.contentInsetAdjustmentBehavior = .never
            nested.contentSize = CGSize(width: 320, height: 1900)
            list.addSubview(nested)
            rowsIn = nested
          } else {
            rowsIn = list
          }
          for (index, field) in fields.enumerated() {
            field.frame = CGRect(x: 20, y: 10 + CGFloat(index) * 60, width: 200, height: 34)
            rowsIn.addSubview(field)
          }
          list.contentSize = CGSize(width: 320, height: 1850)
        case .stack:
          let stack = UIStackView(arrangedSubviews: fields)
          stack.axis = .vertical
          stack.spacing = 26
          stack.translatesAutoresizingMaskIntoConstraints = false
          list.addSubview(stack)
          NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: list.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: list.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: list.contentLayoutGuide.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 300),
          ])
          for field in fields { field.heightAnchor.constraint(equalToConstant: 34).isActive = true }
        }
        phone.advance(by: 0.2)
        try mode.serve(screen) {
          for start in [0, 200] as [CGFloat] {
            list.contentOffset.y = start
            phone.advance(by: 0.1)
            let visible = fields.filter {
              windowFrame($0).minY > 100 && windowFrame($0).maxY < phone.window.bounds.maxY - 60
            }
            let low = try #require(visible.max { windowFrame($0).maxY < windowFrame($1).maxY })
            let other = try #require(
              visible.min {
                abs(windowFrame($0).maxY - phone.window.bounds.midY)
                  < abs(windowFrame($1).maxY - phone.window.bounds.midY)
              })
            for (index, field) in [low, other, low].enumerated() {
              field.becomeFirstResponder()
              phone.untilKeyboardRests()
              let what: Comment = "\(held) \(mode) start \(start) \(index)"
              #expect(
                phone.keyboardFrame.minY - windowFrame(field).maxY >= (index == 0 ? Self.gap : 0)
                  - 1,
                what)
              #expect(windowFrame(field).minY >= screen.view.safeAreaInsets.top - 1, what)
            }
            phone.dismissKeyboard()
            phone.untilKeyboardRests()
            #expect(list.contentOffset.y == start, "\(held) \(mode)")
            #expect(list.contentInset == .zero, "\(held) \(mode)")
            #expect(screen.view.frame.minY == 0, "\(held) \(mode)")
          }
        }
      }
    }
  }

  @Test(
    "A scroll view's content is scaled: each focused field is visible above the keyboard",
    arguments: [0.7, 1.5, 2.5] as [CGFloat],
    Held.phones)
  func zoomed(scale: CGFloat, held: Held) throws {
    for mode in Mode.allCases {
      let phone = try held.make()
      let (screen, list) = (UIViewController(), UIScrollView(frame: .zero))
      list.frame = screen.view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentInsetAdjustmentBehavior = .never
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 1200))
      let fields = (0..<20).map {
        UITextField(frame: CGRect(x: 10, y: 10 + CGFloat($0) * 58, width: 120, height: 34))
      }
      fields.forEach(page.addSubview)
      list.addSubview(page)
      list.contentSize = page.bounds.size
      screen.view.addSubview(list)
      phone.show(UINavigationController(rootViewController: screen))
      page.transform = CGAffineTransform(scaleX: scale, y: scale)
      page.frame.origin = .zero
      list.contentSize = page.frame.size
      phone.advance(by: 0.2)
      let start = list.contentOffset
      mode.serve(screen) {
        let visible = fields.filter { phone.window.bounds.contains(windowFrame($0)) }
        for field in visible.suffix(3) {
          field.becomeFirstResponder()
          phone.untilKeyboardRests()
          #expect(phone.keyboardFrame.minY - windowFrame(field).maxY >= Self.gap - 1, "\(mode)")
          phone.dismissKeyboard()
          phone.untilKeyboardRests()
          #expect(list.contentOffset == start, "\(mode)")
          #expect(list.contentInset == .zero, "\(mode)")
        }
        #expect(!visible.isEmpty)
      }
    }
  }

  @Test(
    "A text view's superview is scaled: the caret stays visible while the user types",
    .needs(.virtualTime),
    arguments: [0.8, 1.25, 2] as [CGFloat], [true, false])
  func enlargedText(scale: CGFloat, isInScrollView: Bool) throws {
    for held in Held.phones + [.pad] {
      for mode in Mode.allCases {
        for height in [90, 700] as [CGFloat] {
          let phone = try held.make()
          let screen = UIViewController()
          let bounds = screen.view.bounds
          let page = UIView(frame: bounds)
          screen.view.addSubview(page)
          phone.show(UINavigationController(rootViewController: screen))
          page.transform = CGAffineTransform(scaleX: scale, y: scale)
          page.frame.origin = .zero
          let text = UITextView(frame: CGRect(x: 10, y: 0, width: 150, height: height / scale))
          text.frame.origin.y = (bounds.height - 40) / scale - text.frame.height
          if height > 200 { text.frame.origin.y = 110 / scale }
          text.text = (1...80).map { "Line \($0)" }.joined(separator: "\n")
          var list: UIScrollView?
          if isInScrollView {
            let scroll = UIScrollView(frame: page.bounds)
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(
              width: 300, height: page.bounds.height / min(scale, 1) + 200)
            scroll.addSubview(text)
            page.addSubview(scroll)
            list = scroll
          } else {
            page.addSubview(text)
          }
          phone.advance(by: 0.2)
          let rest = windowFrame(text)
          mode.serve(screen) {
            text.becomeFirstResponder()
            text.selectedRange = NSRange(location: text.text.count, length: 0)
            for letters in ["", "a", "\nb"] {
              phone.type(letters)
              phone.untilKeyboardRests()
              let caret = text.convert(text.caretRect(for: text.endOfDocument), to: phone.window)
              let report = Keyboard.avoider(serving: text)?.explanation ?? ""
              let what: Comment = "\(held) \(mode) \(height) \(letters) \(report)"
              #expect(caret.maxY <= phone.keyboardFrame.minY + 1, what)
              #expect(caret.minY >= screen.view.safeAreaInsets.top - 1, what)
              #expect(windowFrame(text).insetBy(dx: -3, dy: -3).contains(caret), what)
            }
            text.resignFirstResponder()
            phone.untilKeyboardRests()
            let moved = windowFrame(text).minY - rest.minY
            #expect(abs(moved) <= 0.5, "\(held) \(mode) \(height) \(list?.contentOffset.y ?? 0)")
            #expect(text.contentInset == .zero, "\(held) \(mode) \(height)")
          }
        }
      }
    }
  }

  @Test(
    "A field is in a horizontal collection view: the screen is lifted, contentSize does not change",
    arguments: [1, 3, 4, 12], Held.phones + [.pad])
  func sidewaysCollection(count: Int, held: Held) throws {
    for mode in Mode.allCases {
      for place in [Place.root, .navigation, .tab, .child, .drawer] {
        let phone = try held.make()
        let screen = SidewaysCollection(count: count)
        place.show(screen, on: phone)
        let (layout, rest) = (screen.list.collectionViewLayout, windowFrame(screen.list))
        let size = layout.collectionViewContentSize
        try mode.serve(screen) {
          let field = try #require(screen.field)
          field.becomeFirstResponder()
          phone.untilKeyboardRests()
          let what: Comment = "\(mode) \(place)"
          #expect(abs(phone.keyboardFrame.minY - Self.gap - windowFrame(field).maxY) <= 0.5, what)
          #expect(screen.list.contentInset == .zero, what)
          #expect(layout.collectionViewContentSize == size, what)
          phone.dismissKeyboard()
          phone.untilKeyboardRests()
          #expect(windowFrame(screen.list) == rest, what)
        }
      }
    }
  }
}

/// A horizontal collection view of cards, near the bottom of the screen.
@MainActor
private final class SidewaysCollection: UIViewController, UICollectionViewDataSource {
  final class Card: UICollectionViewCell {
    let field = UITextField(frame: .zero)

    override func layoutSubviews() {
      super.layoutSubviews()
      if field.superview == nil { contentView.addSubview(field) }
      field.frame = CGRect(x: 5, y: contentView.bounds.height - 44, width: 90, height: 34)
    }
  }

  let list: UICollectionView
  private let count: Int

  init(count: Int) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 110, height: 150)
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var field: UITextField? {
    (list.cellForItem(at: IndexPath(item: 0, section: 0)) as? Card)?.field
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.register(Card.self, forCellWithReuseIdentifier: "card")
    list.dataSource = self
    list.contentInsetAdjustmentBehavior = .never
    list.frame = CGRect(x: 0, y: view.bounds.maxY - 200, width: view.bounds.width, height: 160)
    list.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(list)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }
}
