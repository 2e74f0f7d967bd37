import Testing
import UIKit

/// What a system guide says of its place.
///
/// A public suite of layout tests recorded on Mac Catalyst 26.1 found `layoutFrame` zero until the
/// guide had taken part in a solve.
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
}
