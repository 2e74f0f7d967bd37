import ScreenTesting
import Testing

/// The environment: appearance, text size, direction.
@MainActor
@Suite struct TraitTests {
  private func red(_ color: CGColor?) -> CGFloat { color?.red ?? -1 }

  // Colours: Apple HIG, "Color": systemBackground is white and black, systemRed 255,59,48 and
  // 255,69,58.
  @Test("Dark appearance reaches colours")
  func darkAppearanceReaches() throws {
    let phone = try Phone("iPhone 15")
    defer { UIApplication.launch() }
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    let light = UIView(frame: .zero)
    light.overrideUserInterfaceStyle = .light
    light.backgroundColor = .systemBackground
    root.view.addSubview(light)
    phone.show(root)
    #expect(red(root.view.layer.backgroundColor) == 1)
    phone.changeEnvironment { $0.userInterfaceStyle = .dark }
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    #expect(red(root.view.layer.backgroundColor) == 0)
    #expect(red(light.layer.backgroundColor) == 1)
    #expect(UIColor.label.cgColor.red == 1)
    root.overrideUserInterfaceStyle = .light
    #expect(red(root.view.layer.backgroundColor) == 1)
  }

  // Apple's page on registerForTraitChanges: only the traits asked for, with the environment
  // before.
  @Test("Registrations hear of their traits")
  func registrationsHear() throws {
    let phone = try Phone("iPhone 15")
    defer { UIApplication.launch() }
    let root = UIViewController()
    phone.show(root)
    var heard: [UIUserInterfaceStyle] = []
    let registration = root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIViewController, previous: UITraitCollection) in
      #expect(controller === root)
      heard.append(previous.userInterfaceStyle)
    }
    phone.changeEnvironment { $0.preferredContentSizeCategory = .extraLarge }
    #expect(heard.isEmpty)
    phone.changeEnvironment { $0.userInterfaceStyle = .dark }
    #expect(heard == [.light])
    root.unregister(forTraitChanges: registration)
    phone.changeEnvironment { $0.userInterfaceStyle = .light }
    #expect(heard == [.light])
  }

  // Sizes: Apple HIG, "Typography", Dynamic Type tables.
  @Test(
    "Fonts follow the text size",
    arguments: [
      (UIContentSizeCategory.extraSmall, CGFloat(14), CGFloat(31)),
      (.large, 17, 34),
      (.extraExtraExtraLarge, 23, 40),
      (.accessibilityExtraExtraExtraLarge, 53, 60),
    ])
  func fontsFollowText(
    category: UIContentSizeCategory, body: CGFloat, title: CGFloat
  ) throws {
    let phone = try Phone("iPhone 15")
    defer { UIApplication.launch() }
    let root = UIViewController()
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let fixed = UILabel(frame: .zero)
    fixed.font = .preferredFont(forTextStyle: .body)
    let field = UITextField(frame: .zero)
    field.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 34), maximumPointSize: 60)
    field.adjustsFontForContentSizeCategory = true
    let text = UITextView(frame: .zero)
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    for view in [label, fixed, field, text] { root.view.addSubview(view) }
    phone.show(root)
    phone.changeEnvironment { $0.preferredContentSizeCategory = category }
    #expect(text.font?.pointSize == body)
    #expect(label.font.pointSize == body, "\(category)")
    #expect(fixed.font.pointSize == 17)
    #expect(field.font?.pointSize == min(2 * body, 60))
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == title)
    #expect(UIApplication.shared.preferredContentSizeCategory == category)
  }

  // Apple's page on UISemanticContentAttribute and on NSLayoutAnchor's leading edge.
  @Test("Leading is right from right to left")
  func leadingRightRight() throws {
    let phone = try Phone("iPhone 15")
    defer { UIApplication.launch() }
    let root = UIViewController()
    let box = UIView(frame: .zero)
    box.translatesAutoresizingMaskIntoConstraints = false
    let stack = UIStackView(arrangedSubviews: (0..<2).map { _ in UIView(frame: .zero) })
    stack.frame = CGRect(x: 0, y: 200, width: 100, height: 20)
    stack.distribution = .fillEqually
    stack.spacing = 10
    root.view.addSubview(box)
    root.view.addSubview(stack)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 16),
      box.topAnchor.constraint(equalTo: root.view.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    phone.show(root)
    #expect(box.frame.minX == 16)
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 55])
    phone.changeEnvironment { $0.layoutDirection = .rightToLeft }
    #expect(box.frame.maxX == CGFloat(393 - 16))
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [55, 0])
    root.view.semanticContentAttribute = .forceLeftToRight
    phone.settle()
    #expect(box.frame.minX == 16)
    #expect(stack.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  // Apple's pages on UIAccessibility; cross-fade belongs to reduced motion (KeyboardFacts 1.7).
  @Test("Motion options post their notifications")
  func motionOptionsPost() throws {
    let phone = try Phone("iPhone 15")
    defer { UIApplication.launch() }
    var heard = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { heard += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(!UIAccessibility.isReduceMotionEnabled)
    phone.setAccessibility(reduceMotion: true, crossFade: true)
    phone.setAccessibility(reduceMotion: true, crossFade: true)
    #expect(heard == 1)
    #expect(UIAccessibility.prefersCrossFadeTransitions)
    let root = FieldController("A", EventLog())
    phone.show(root)
    phone.tap(root.field)
    phone.advance(by: 0.6)
    root.field.resignFirstResponder()
    // KeyboardFacts 1.7: the hide's end rect is empty.
    #expect(phone.keyboard.posted.last?.event.end == .zero)
    phone.setAccessibility(reduceMotion: false, crossFade: true)
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
  }
}
