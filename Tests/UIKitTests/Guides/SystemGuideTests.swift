import Phone
import Testing
import UIKit

/// What a system guide says of its place.
///
/// A public suite of layout tests recorded on Mac Catalyst 26.1, off screen, found `layoutFrame`
/// zero until the guide had taken part in a solve. Code that lays out by frames reads it on screen
/// without any constraint (ContainerFacts 9.1).
@MainActor
@Suite struct SystemGuideTests {
  private final class Inset: UIViewController {
    override func loadView() {
      view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    }
  }

  static nonisolated let guides: [(String, @MainActor (UIView) -> UILayoutGuide, CGRect)] = [
    ("safe area", { $0.safeAreaLayoutGuide }, CGRect(x: 10, y: 44, width: 298, height: 402)),
    ("margins", { $0.layoutMarginsGuide }, CGRect(x: 26, y: 44, width: 266, height: 402)),
    ("readable", { $0.readableContentGuide }, CGRect(x: 26, y: 44, width: 266, height: 402)),
  ]

  @Test("A guide that nobody uses has no place", arguments: guides)
  func guideNobodyUses(
    name: String, guide: @MainActor (UIView) -> UILayoutGuide, solved: CGRect
  ) {
    let controller = Inset()
    let view = controller.view!
    #expect(guide(view).layoutFrame == .zero, "\(name), before a layout")
    view.layoutIfNeeded()
    #expect(guide(view).layoutFrame == .zero, "\(name), nobody is tied to it")

    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: guide(view).topAnchor),
      child.leadingAnchor.constraint(equalTo: guide(view).leadingAnchor),
      child.widthAnchor.constraint(equalToConstant: 10),
      child.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(guide(view).layoutFrame == .zero, "\(name), not solved yet")
    view.layoutIfNeeded()
    #expect(guide(view).layoutFrame == solved, "\(name), solved")
  }

  @Test("The frame is the engine's")
  func frameEngines() {
    let controller = Inset()
    let view = controller.view!
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    for height: CGFloat in [480, 200] {
      view.frame.size.height = height
      view.layoutIfNeeded()
      #expect(guide.layoutFrame == child.frame)
      #expect(guide.layoutFrame.height == height - 78)
    }
  }

  // MARK: In a window

  private func insets(_ name: String, of view: UIView) -> UIEdgeInsets {
    name == "safe area" ? view.safeAreaInsets : view.layoutMargins
  }

  @Test("A guide on screen has its frame without constraints", arguments: guides)
  func guideOnScreen(
    name: String, guide: @MainActor (UIView) -> UILayoutGuide, solved: CGRect
  ) throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    let view = controller.view!
    #expect(guide(view).layoutFrame == .zero, "\(name), in no window")
    phone.show(controller)
    #expect(guide(view).layoutFrame == view.bounds.inset(by: insets(name, of: view)))
    #expect(guide(view).layoutFrame.minY == 59)

    phone.rotate(to: .landscape)
    phone.advance(by: 1)
    #expect(guide(view).layoutFrame == view.bounds.inset(by: insets(name, of: view)))
    #expect(guide(view).layoutFrame.minX >= 59, "\(name), on its side")
  }

  @Test("A guide is right where layout first asks for it", arguments: guides)
  func guideInLayout(
    name: String, guide: @escaping @MainActor (UIView) -> UILayoutGuide, solved: CGRect
  ) throws {
    final class Card: UIView {
      var guide: @MainActor (UIView) -> UILayoutGuide = { $0.safeAreaLayoutGuide }
      let content = UIView(frame: .zero)

      override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = guide(self).layoutFrame
      }
    }
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    let card = Card(frame: CGRect(x: 0, y: 700, width: 393, height: 152))
    card.guide = guide
    card.addSubview(card.content)
    controller.view.addSubview(card)
    phone.show(controller)
    #expect(card.content.frame == card.bounds.inset(by: insets(name, of: card)))
    #expect(card.content.frame.maxY <= 118, "\(name), above the home indicator")

    card.frame.size.width = 200
    phone.settle()
    #expect(card.content.frame == card.bounds.inset(by: insets(name, of: card)))
  }

  @Test("A scroll view's safe area goes with its offset")
  func scrolledGuide() throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    controller.view.addSubview(scrollView)
    phone.show(controller)
    scrollView.contentOffset.y = 300
    phone.settle()
    #expect(
      scrollView.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 359, width: 393, height: 759))
  }

  @Test("A guide of a view that has left its window is empty")
  func leftWindow() throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(box)
    phone.show(controller)
    #expect(box.layoutMarginsGuide.layoutFrame.width > 0)
    box.removeFromSuperview()
    #expect(box.layoutMarginsGuide.layoutFrame == .zero)
    controller.view.addSubview(box)
    #expect(box.layoutMarginsGuide.layoutFrame == .zero, "not laid out again yet")
    phone.settle()
    #expect(box.layoutMarginsGuide.layoutFrame.width > 0)
  }
}
