#if canImport(UIKit)
  import UIKit

  /// Stores the views that the app marks as covers. It keeps none of them alive.
  @MainActor
  package final class Covers {
    package static let shared = Covers()

    private var all: [Weak<UIView>] = []

    /// How many there are, for tests that look for leftovers.
    var count: Int { all.count { $0.object != nil } }

    package func add(_ view: UIView) {
      remove(view)
      all.append(Weak(view))
    }

    func contains(_ view: UIView) -> Bool { all.contains { $0.object === view } }

    func remove(_ view: UIView) {
      all.removeAll { $0.object == nil || $0.object === view }
    }

    /// Returns the first cover that lies over a part of an input at this moment.
    func first(over input: UIView, in window: UIWindow) -> UIView? {
      let field = input.frame(in: window)
      return all.lazy.compactMap(\.object).first { view in
        view.window === window && !input.isDescendant(of: view) && view.isShown(inside: window)
          && view.frame(in: window).intersection(field).height >= 1
      }
    }

    /// How much of the visible area is hidden, over the width of an input, by views that the app
    /// has marked with `isKeyboardCover`.
    package struct Reach {
      /// How far the covers reach above the keyboard, in points.
      package var aboveKeyboard: CGFloat = 0
      /// The lowest edge of the covers at the top, in the window's coordinates; nil without such
      /// covers.
      var lowerEdgeAtTop: CGFloat?
    }

    /// Returns the parts that covers hide over an input.
    ///
    /// The app's constraints may hold a cover on the keyboard layout guide. The cover then reaches
    /// as far above the keyboard as it stands above the guide, at any position of the guide. The
    /// guide may still be moving. In a view that is lifted clear of the keyboard, the guide ends at
    /// the view's safe area.
    ///
    /// A cover that stays under the keyboard hides nothing. A cover that is nearer to the top than
    /// to the keyboard hides what is above its lower edge. No cover hides an input inside itself.
    /// An input that reaches beyond the window's sides is on a page that still scrolls in. Every
    /// cover counts for such an input, at any horizontal position of the cover.
    ///
    /// - Parameter keyboard: Empty if there is none, as with a hardware keyboard. Covers then stand
    ///   above the window's lower edge.
    package func reach(over input: UIView, above keyboard: CGRect, in window: UIWindow) -> Reach {
      var reach = Reach()
      guard !all.isEmpty else { return reach }
      let end = window.contentEnd(above: keyboard)
      let field = input.frame(in: window)
      let isOnItsWay = field.minX < window.bounds.minX || field.maxX > window.bounds.maxX
      let top = window.bounds.minY + window.safeAreaInsets.top
      for case let view? in all.map(\.object) where view.window === window {
        guard !input.isDescendant(of: view), view.isShown(inside: window) else { continue }
        let frame = view.frame(in: window)
        guard frame.height > 0, isOnItsWay || frame.minX < field.maxX && field.minX < frame.maxX
        else { continue }
        let base =
          keyboard.isEmpty ? nil : GuideFollower(around: view)?.guideTop(under: end, in: window)
        if base == nil, frame.minY - top < end - frame.maxY {
          if !input.movesOnlyWith(view) {
            reach.lowerEdgeAtTop = max(reach.lowerEdgeAtTop ?? 0, frame.maxY)
          }
          continue
        }
        reach.aboveKeyboard = max(reach.aboveKeyboard, (base ?? end) - frame.minY)
      }
      return reach
    }
  }

  extension UIView {
    /// Whether no scroll view can move this view relative to another one. A lift then moves both.
    fileprivate func movesOnlyWith(_ other: UIView) -> Bool {
      let common = path.first { other.isDescendant(of: $0) }
      return !path.prefix { $0 !== common }.contains { $0 is UIScrollView }
        && !(common is UIScrollView)
    }
  }
#endif
