#if canImport(UIKit)
  import UIKit

  /// Stores the views that the app has marked with `isKeyboardCover`, as weak references.
  @MainActor
  package final class Covers {
    package static let shared = Covers()

    private var all: [Weak<UIView>] = []

    var isEmpty: Bool { all.isEmpty }

    /// The number of marked views that still exist, for tests that look for leaks.
    var count: Int { all.count { $0.object != nil } }

    package func add(_ view: UIView) {
      remove(view)
      all.append(Weak(view))
    }

    func contains(_ view: UIView) -> Bool { all.contains { $0.object === view } }

    func remove(_ view: UIView) {
      all.removeAll { $0.object == nil || $0.object === view }
    }

    /// Returns the first view marked with `isKeyboardCover` that overlaps an input at this moment.
    func first(over input: UIView, in window: UIWindow) -> UIView? {
      let field = input.frame(in: window)
      return all.lazy.compactMap(\.object).first { view in
        view.window === window && !input.isDescendant(of: view) && view.isShown(inside: window)
          && view.frame(in: window).intersection(field).height >= 1
      }
    }

    /// How much of the visible area is covered by views that the app has marked with
    /// `isKeyboardCover`. Only views that overlap the input's width are considered.
    package struct Reach {
      /// How far the marked views on the keyboard reach above the keyboard, in points. 0 without
      /// such views.
      package var aboveKeyboard: CGFloat = 0
      /// The lowest edge of the marked views at the top, in the window's coordinates. Nil without
      /// such views.
      var lowerEdgeAtTop: CGFloat?
    }

    /// Returns how much of the area around an input is covered by views that the app has marked
    /// with `isKeyboardCover`.
    ///
    /// The app's constraints may keep a marked view on a keyboard layout guide. We then measure how
    /// far the view reaches above the guide, and not above the keyboard. The guide may still be
    /// moving. In a view that is lifted clear of the keyboard, the guide ends at the view's safe
    /// area.
    ///
    /// A marked view that stays under the keyboard covers nothing. A marked view that is nearer to
    /// the top than to the keyboard covers everything above its lower edge. A marked view never
    /// covers an input inside itself. An input that reaches beyond the window's sides is on a page
    /// that is still scrolling in. For such an input we consider every marked view, at any
    /// horizontal position.
    ///
    /// - Parameter keyboard: The keyboard's frame in the window's coordinates. Empty if there is no
    ///   keyboard, as with a hardware keyboard. Marked views are then measured from the window's
    ///   lower edge.
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
    /// Whether no scroll view can move this view relative to another view. Lifting a view around
    /// both of them then moves both.
    fileprivate func movesOnlyWith(_ other: UIView) -> Bool {
      let common = path.first { other.isDescendant(of: $0) }
      return !path.prefix { $0 !== common }.contains { $0 is UIScrollView }
        && !(common is UIScrollView)
    }
  }
#endif
