import UIKit

/// A bar at the lower edge of a screen and the list behind it, as they are drawn at this moment:
/// what chats are judged by, in the demo as in tests. All in screen points.
@MainActor
package struct ChatSight {
  private let bar: UIView
  private let content: UIView
  private let list: UIScrollView
  /// Tied to the system's own guide, whose place the bar is held against.
  private let line = UIView(frame: .zero)

  /// - Parameters:
  ///   - bar: What covers the list.
  ///   - content: What is in the bar and has to be above the keyboard.
  ///   - screen: The view whose keyboard layout guide says where the bar belongs.
  package init(bar: UIView, content: UIView, list: UIScrollView, in screen: UIView) {
    (self.bar, self.content, self.list) = (bar, content, list)
    line.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(line)
    line.topAnchor.constraint(equalTo: screen.keyboardLayoutGuide.topAnchor).isActive = true
  }

  /// The lower edge of what is in the bar.
  package var barBottom: CGFloat { Self.drawn(content).maxY }

  /// The bar's upper edge.
  package var barTop: CGFloat { Self.drawn(bar).minY }

  /// Where the system's guide has the keyboard's top, or that of the safe area.
  package var guideTop: CGFloat { Self.drawn(line).minY }

  /// The list's lower edge.
  package var listBottom: CGFloat { Self.drawn(list).maxY }

  /// Where the newest message ends; that of a list upside down lies at the top of its content.
  package var listEnd: CGFloat {
    let bounds = (list.layer.presentation() ?? list.layer).bounds
    let frame = Self.drawn(list)
    return isInverted
      ? frame.maxY + bounds.minY : frame.minY + list.contentSize.height - bounds.minY
  }

  /// Where it ends while the list is at the start of its content: entries that do not fill the list
  /// stay there. Infinite for a list upside down, which has its newest entry there.
  package var listEndAtStart: CGFloat {
    isInverted
      ? .infinity : Self.drawn(list).minY + list.adjustedContentInset.top + list.contentSize.height
  }

  private var isInverted: Bool { list.transform.d < 0 }

  /// Scrolls the newest message above what covers the list, and so far back from there.
  package func scroll(back: CGFloat = 0) {
    let inset = list.adjustedContentInset
    let start = -inset.top
    let end = max(start, list.contentSize.height + inset.bottom - list.bounds.height)
    let y = isInverted ? min(start + back, end) : max(start, end - back)
    list.setContentOffset(CGPoint(x: 0, y: y), animated: false)
  }

  private static func drawn(_ view: UIView) -> CGRect {
    let drawn = view.layer.presentation() ?? view.layer
    return drawn.convert(drawn.bounds, to: view.window?.layer.presentation())
  }
}
