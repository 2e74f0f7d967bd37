import ScreenTesting
import Testing

/// Auto Layout around and inside a scroll view: Apple's Technical Note TN2154 and the reference of
/// `contentLayoutGuide` and `frameLayoutGuide`.
@MainActor
@Suite struct ScrollLayoutTests {
  @MainActor
  private struct Screen {
    let phone: Phone
    let view: UIView
    let scrollView = UIScrollView()

    init() throws {
      phone = try Phone("iPhone 8")
      let controller = UIViewController()
      view = controller.view
      add(scrollView, to: view)
      scrollView.contentInsetAdjustmentBehavior = .never
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scrollView.heightAnchor.constraint(equalToConstant: 400),
      ])
      phone.show(controller)
    }

    func add(_ child: UIView, to parent: UIView) {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
    }
  }

  enum Style: CaseIterable { case edges, margins, guide }

  @Test("Constraints to the edges define the content", arguments: Style.allCases)
  func constraintsEdgesDefine(style: Style) throws {
    let screen = try Screen()
    let scrollView = screen.scrollView
    let content = UIView()
    screen.add(content, to: scrollView)
    let guide = scrollView.contentLayoutGuide
    let margins = scrollView.layoutMarginsGuide
    switch style {
    case .edges:
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 8),
        content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -8),
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 8),
        content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -8),
      ])
    case .margins:
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: margins.topAnchor),
        content.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    case .guide:
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8),
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 8),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -8),
      ])
    }
    let height = content.heightAnchor.constraint(equalToConstant: 1000)
    NSLayoutConstraint.activate([
      height, content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -16),
    ])
    screen.phone.settle()
    #expect(scrollView.contentSize == CGSize(width: 375, height: 1016))
    #expect(content.frame == CGRect(x: 8, y: 8, width: 359, height: 1000))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 375, height: 1016))
    // The offset does not disturb what was solved.
    scrollView.contentOffset.y = 300
    screen.phone.settle()
    #expect(content.frame == CGRect(x: 8, y: 8, width: 359, height: 1000))
    #expect(scrollView.frame == CGRect(x: 0, y: 100, width: 375, height: 400))
    height.constant = 500
    screen.phone.settle()
    #expect(scrollView.contentSize.height == 516)
    #expect(scrollView.contentOffset.y == 116)
  }

  @Test("An axis without constraints keeps its size")
  func axisWithoutConstraints() throws {
    let screen = try Screen()
    let content = UIView()
    screen.scrollView.contentSize = CGSize(width: 777, height: 10)
    screen.add(content, to: screen.scrollView)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: screen.scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: screen.scrollView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: screen.scrollView.leadingAnchor),
      content.widthAnchor.constraint(equalToConstant: 50),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    screen.phone.settle()
    #expect(screen.scrollView.contentSize == CGSize(width: 777, height: 900))
  }

  @Test("The frame guide stays on screen")
  func frameGuideStays() throws {
    let screen = try Screen()
    let scrollView = screen.scrollView
    scrollView.contentSize = CGSize(width: 375, height: 2000)
    let badge = UIView()
    screen.add(badge, to: scrollView)
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      badge.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -10),
      badge.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -10),
      badge.widthAnchor.constraint(equalToConstant: 30),
      badge.heightAnchor.constraint(equalTo: frame.heightAnchor, multiplier: 0.1),
    ])
    screen.phone.settle()
    #expect(badge.frame == CGRect(x: 335, y: 350, width: 30, height: 40))
    scrollView.contentOffset.y = 700.5
    screen.phone.settle()
    #expect(badge.frame == CGRect(x: 335, y: 1050.5, width: 30, height: 40))
    #expect(frame.layoutFrame == scrollView.bounds)
    #expect(scrollView.contentSize.height == 2000)
  }

  /// A header that scrolls with the content until it reaches the top of the screen's area.
  @Test("Constraints across follow the offset")
  func constraintsAcrossFollow() throws {
    let screen = try Screen()
    let scrollView = screen.scrollView
    let content = UIView()
    let header = UIView()
    screen.add(content, to: scrollView)
    screen.add(header, to: content)
    let place = header.topAnchor.constraint(equalTo: content.topAnchor, constant: 120)
    place.priority = .defaultHigh
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 2000),
      place,
      header.topAnchor.constraint(greaterThanOrEqualTo: screen.view.topAnchor, constant: 100),
      header.heightAnchor.constraint(equalToConstant: 44),
      header.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
    for (offset, expected) in [(0, 120), (100, 120), (120, 120), (500, 500), (60, 120)] {
      scrollView.contentOffset.y = CGFloat(offset)
      screen.phone.settle()
      #expect(header.frame.minY == CGFloat(expected), "offset \(offset)")
    }
  }

  @Test("Sizes and centres are the frame's")
  func sizesCentresFrames() throws {
    let screen = try Screen()
    let scrollView = screen.scrollView
    let label = UIView()
    screen.add(label, to: scrollView)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: scrollView.centerYAnchor),
      label.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 0.2),
      label.heightAnchor.constraint(equalTo: scrollView.heightAnchor, multiplier: 0.1),
    ])
    scrollView.contentSize = CGSize(width: 375, height: 1000)
    for offset in [CGFloat(0), 200] {
      scrollView.contentOffset.y = offset
      screen.phone.settle()
      #expect(label.frame == CGRect(x: 150, y: 180, width: 75, height: 40), "offset \(offset)")
    }
    #expect(scrollView.contentSize == CGSize(width: 375, height: 1000))
  }

  @Test("The safe area guide is part of what shows")
  func safeAreaGuide() throws {
    let screen = try Screen()
    let scrollView = screen.scrollView
    scrollView.contentSize = CGSize(width: 375, height: 2000)
    let bar = UIView()
    screen.add(bar, to: scrollView)
    let safe = scrollView.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: safe.topAnchor),
      bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 10),
    ])
    for offset in [CGFloat(0), 150] {
      scrollView.contentOffset.y = offset
      screen.phone.settle()
      #expect(bar.frame == CGRect(x: 0, y: offset, width: 375, height: 10), "offset \(offset)")
    }
  }

  @Test("Fitting leaves the solution alone")
  func fittingLeavesSolution() throws {
    let screen = try Screen()
    let content = UIView()
    screen.add(content, to: screen.scrollView)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: screen.scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: screen.scrollView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: screen.scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: screen.scrollView.trailingAnchor),
      content.widthAnchor.constraint(equalToConstant: 100),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    let small = screen.scrollView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(small.width == 0)
    screen.phone.settle()
    #expect(screen.scrollView.contentSize == CGSize(width: 100, height: 900))
    content.removeFromSuperview()
    screen.phone.settle()
    screen.scrollView.removeFromSuperview()
  }

  /// Its safe area is tied to the part that shows, so that the two have to leave together.
  @Test("A scroll view whose safe area holds something can be removed")
  func removedWithSafeArea() throws {
    let screen = try Screen()
    let part = UIView()
    screen.add(part, to: screen.scrollView)
    part.topAnchor.constraint(equalTo: screen.scrollView.safeAreaLayoutGuide.topAnchor)
      .isActive = true
    screen.phone.settle()
    screen.scrollView.removeFromSuperview()
    screen.phone.settle()
    #expect(screen.scrollView.superview == nil && screen.view.subviews.isEmpty)
  }

  /// Only what is tied to the part that shows is solved again when the content moves.
  @Test("Scrolling solves nothing by itself")
  func scrollingSolves() throws {
    let screen = try Screen()
    let stack = UIStackView()
    stack.axis = .vertical
    screen.add(stack, to: screen.scrollView)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: screen.scrollView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: screen.scrollView.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: screen.scrollView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: screen.scrollView.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: screen.scrollView.widthAnchor),
    ])
    for _ in 0..<40 {
      let row = UIView()
      row.heightAnchor.constraint(equalToConstant: 50).isActive = true
      stack.addArrangedSubview(row)
    }
    screen.phone.settle()
    let pivots = try #require(LayoutProbe.pivots(of: screen.phone.window))
    for step in 1...30 {
      screen.scrollView.contentOffset.y = CGFloat(step * 20)
      screen.phone.settle()
    }
    #expect(screen.scrollView.contentOffset.y == 600)
    #expect(LayoutProbe.pivots(of: screen.phone.window) == pivots)
  }
}
