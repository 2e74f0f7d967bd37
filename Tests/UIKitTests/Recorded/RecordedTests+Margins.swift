import Foundation
import Testing
import UIKit

extension RecordedTests {
  static let margins: [String: Check] = [
    "safe_area_propagation/callback_order": { _ in callbacksComeMarginsFirstAndOnlyOnChange() },
    "layout_margins/default": { recording in
      let recorded: [CGFloat] = try recording.read()
      #expect(UIView().layoutMargins == recorded.insets)
    },
    "layout_margins/with_safe_area_44_10_34_12": { recording in
      let recorded: [CGFloat] = try recording.read()
      let (controller, parent) = makeParent()
      #expect(parent.layoutMargins == recorded.insets)
      parent.insetsLayoutMarginsFromSafeArea = false
      #expect(parent.layoutMargins == UIView().layoutMargins)
      withExtendedLifetime(controller) {}
    },
    "layout_margins/preservesSuperview": { _ in
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      parent.addSubview(child)
      child.preservesSuperviewLayoutMargins = true
      #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
    },
    "layout_margins/readable_content": { _ in readableContent() },
    "safe_area_propagation/0": propagation,
    "safe_area_propagation/1": propagation,
    "safe_area_propagation/2": propagation,
    "safe_area_propagation/3": propagation,
    "safe_area_propagation/4": propagation,
  ]

  /// A 320 × 480 view whose safe area is 44, 10, 34, 12, and who keeps it so.
  private static func makeParent() -> (UIViewController, UIView) {
    let controller = UIViewController()
    // A controller's own view has the system's margins; a plain one was recorded.
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    controller.view.frame = view.frame
    controller.view.addSubview(view)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    return (controller, view)
  }

  private static func propagation(_ recording: Recording) throws {
    let row: [[CGFloat]] = try recording.read()
    let (controller, parent) = makeParent()
    let child = UIView(frame: row[0].rect)
    parent.addSubview(child)
    #expect(child.safeAreaInsets == row[1].insets)
    withExtendedLifetime(controller) {}
  }

  private static func callbacksComeMarginsFirstAndOnlyOnChange() {
    final class Listener: UIView {
      var calls: [String] = []
      override func layoutMarginsDidChange() { calls.append("margins") }
      override func safeAreaInsetsDidChange() { calls.append("safe area") }
    }
    let (controller, parent) = makeParent()
    let child = Listener(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    _ = child.layoutMargins
    parent.addSubview(child)
    #expect(child.calls == ["margins", "safe area"])
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    #expect(child.calls == ["margins", "safe area"])
  }

  /// Widths on both sides of both limits; the view that follows the guide is looked at as well.
  private static func readableContent() {
    // The rows are a Mac's; a tablet has narrower lines.
    UIScreen.current = UIScreen(size: CGSize(width: 393, height: 852), scale: 3)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let guide = view.readableContentGuide
    let text = view.addConstrained()
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      text.topAnchor.constraint(equalTo: guide.topAnchor),
      text.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    let rows: [(width: CGFloat, margin: CGFloat, x: CGFloat, readable: CGFloat)] = [
      (400, 8, 8, 384), (1008, 8, 8, 992), (1010, 8, 45, 920), (1366, 20, 223, 920),
      (1100, 100, 100, 900), (1120, 100, 100, 920), (1122, 100, 101, 920), (320, 16, 16, 288),
    ]
    for row in rows {
      view.frame.size.width = row.width
      view.layoutMargins.left = row.margin
      view.layoutMargins.right = row.margin
      view.layoutIfNeeded()
      let expected = CGRect(x: row.x, y: 8, width: row.readable, height: 284)
      #expect(guide.layoutFrame == expected, "\(row)")
      #expect(text.frame == expected, "\(row)")
    }
  }
}
