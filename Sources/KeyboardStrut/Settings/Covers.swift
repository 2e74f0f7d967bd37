#if canImport(UIKit)
  import UIKit

  /// Stores the views that the app has marked with `isKeyboardCover`, as weak references.
  @MainActor
  package final class Covers {
    package static let shared = Covers()

    private var all: [Weak<UIView>] = []

    /// True if no living view is marked with `isKeyboardCover`.
    var isEmpty: Bool { all.isEmpty || all.allSatisfy { $0.object == nil } }

    /// The number of living views that the app has marked with `isKeyboardCover`. Tests use this
    /// number to find leaks.
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
    /// Nil if no marked view overlaps the input.
    func first(over input: UIView, in window: UIWindow) -> UIView? {
      let field = input.frame(in: window)
      return all.lazy.compactMap(\.object).first { view in
        view.window === window && !input.isDescendant(of: view) && view.isShown(inside: window)
          && view.frame(in: window).intersection(field).height >= 1
      }
    }

    /// How far views marked with `isKeyboardCover` cover the window, at the window's top and above
    /// the keyboard.
    package struct Reach {
      /// How far a view marked with `isKeyboardCover` reaches above the keyboard's top, in points.
      /// For example, the height of a bar on the keyboard. If there are several such views, the
      /// highest upper edge counts. 0 if there is none.
      package var aboveKeyboard: CGFloat = 0
      /// The y of the lower edge of a view that is marked with `isKeyboardCover` and is at the
      /// window's top, such as a header. In window coordinates. If there are several such views,
      /// the lowest edge on screen counts. Nil if there is none.
      var lowerEdgeAtTop: CGFloat?
    }

    /// Returns how far the views that the app has marked with `isKeyboardCover` hide the window,
    /// above the keyboard and at the window's top. The input has to stay between these two hidden
    /// parts of the window.
    ///
    /// 1. A marked view that is nearer to the keyboard than to the window's top hides everything
    ///    below the view's upper edge. If the view is completely under the keyboard, the view hides
    ///    nothing.
    /// 2. A marked view that is nearer to the window's top hides everything above the view's lower
    ///    edge, if scrolling can move the input clear of the view.
    /// 3. A marked view never hides its own subviews.
    /// 4. A marked view to the left or right of the input hides nothing.
    ///
    /// - Parameter keyboard: The keyboard's frame in the window's coordinates. Empty if there is no
    ///   keyboard, as with a hardware keyboard. We then measure how far marked views reach above
    ///   the window's lower edge.
    package func reach(over input: UIView, above keyboard: CGRect, in window: UIWindow) -> Reach {
      var reach = Reach()
      guard !all.isEmpty else { return reach }
      let end = window.contentEnd(above: keyboard)
      let field = input.frame(in: window)
      // If the input reaches beyond the window's left or right edge, it is probably on a page that
      // is still scrolling into the window, as in a page view controller. We cannot tell which
      // marked views will then be above or below the input, so we include all of them.
      let isOnItsWay = field.minX < window.bounds.minX || field.maxX > window.bounds.maxX
      let top = window.bounds.minY + window.safeAreaInsets.top
      for case let view? in all.map(\.object) where view.window === window {
        guard !input.isDescendant(of: view), view.isShown(inside: window) else { continue }
        let frame = view.frame(in: window)
        guard frame.height > 0, isOnItsWay || frame.minX < field.maxX && field.minX < frame.maxX
        else { continue }
        // The app may have constrained the marked view to a keyboard layout guide. We measure how
        // far the view reaches above the guide's top, because the guide may still be moving with
        // the keyboard. If the guide cannot move down to the keyboard, as in a form sheet, we add
        // the gap between the guide and the keyboard.
        let follower = keyboard.isEmpty ? nil : GuideFollower(around: view)
        if let follower, let base = follower.guideTop(under: end, in: window) {
          let distance = follower.distance(to: end, in: window)
          reach.aboveKeyboard = max(reach.aboveKeyboard, base - frame.minY + distance)
          continue
        }
        // If we have lifted the marked view together with the input, we use the view's frame
        // without our lift. A higher lift moves both views, so it does not uncover the input.
        let lift = view.lift(sharedWith: input, above: end, in: window)
        let (upper, lower) = (frame.minY + lift, frame.maxY + lift)
        if upper - top >= end - lower {
          reach.aboveKeyboard = max(reach.aboveKeyboard, end - upper)
        } else if !input.movesOnlyWith(view) {
          // A marked view at the window's top counts only if scrolling can move the input clear of
          // the view.
          reach.lowerEdgeAtTop = max(reach.lowerEdgeAtTop ?? 0, frame.maxY)
        }
      }
      return reach
    }
  }

  extension UIView {
    /// Returns how far our lifts have moved this view up together with `input`, in points of the
    /// window. The first case that applies decides:
    ///
    /// 1. A scroll view can change the distance between this view and `input`: 0.
    /// 2. This view's lower edge is at the keyboard's top now: 0. The app may keep the view there
    ///    by its own code, so we assume that our lift has not moved the view.
    /// 3. This view is attached to an edge that the library keeps at the keyboard's top, such as
    ///    the top of a strut: how far the edge is above the keyboard's top now, but at most the
    ///    lift of the nearest common superview. A lifted strut becomes shorter, so that its top
    ///    stays at the keyboard's top. As long as the top stays there, our lift does not move this
    ///    view, and the result is 0.
    /// 4. All other cases: the lift of the nearest common superview.
    ///
    /// - Parameter keyboardTop: The y of the keyboard's top, in the window's coordinates.
    fileprivate func lift(
      sharedWith input: UIView, above keyboardTop: CGFloat, in window: UIWindow
    ) -> CGFloat {
      guard input.movesOnlyWith(self), let common = path.first(where: input.isDescendant)
      else { return 0 }
      let lift = common.lift(in: window)
      guard lift != 0, abs(frame(in: window).maxY - keyboardTop) >= 1 else { return 0 }
      guard let followed = followedEdge(in: window) else { return lift }
      return min(lift, max(0, keyboardTop - followed))
    }

    /// Returns the y of the edge to which this view or one of its superviews is attached, if the
    /// library keeps this edge at the keyboard's top. In the window's coordinates. Nil if there is
    /// no such edge. The edge is one of these:
    ///
    /// 1. If a `followKeyboard` call moves this view or a superview: the line that the call keeps
    ///    at the keyboard's top. The line is below the lower edge of the moved view, by the `gap`
    ///    that the app has passed.
    /// 2. If a constraint connects this view or a superview with a strut: the top of the strut.
    private func followedEdge(in window: UIWindow) -> CGFloat? {
      for avoider in KeyboardCenter.shared.avoiders where avoider.rank == .follow {
        guard let moved = avoider.decider.reader.constraintMover?.view, isDescendant(of: moved)
        else { continue }
        return moved.frame(in: window).maxY + avoider.gap
      }
      for constraint in path.lazy.flatMap(\.constraints) {
        guard constraint.isActive, constraint.placesVertically else { continue }
        let (first, second) = (constraint.firstItem, constraint.secondItem)
        guard [first, second].contains(where: { ($0 as? UIView).map(isDescendant) ?? false })
        else { continue }
        if let strut = first as? KeyboardStrutView ?? second as? KeyboardStrutView {
          return strut.frame(in: window).minY
        }
        if let strut = first as? KeyboardStrutGuide ?? second as? KeyboardStrutGuide {
          return strut.owningView?.convert(strut.layoutFrame.origin, to: window).y
        }
      }
      return nil
    }

    /// True if scrolling never changes the distance between this view and `other`. We assume so if
    /// no scroll view is among these views: this view, the nearest common superview, and the views
    /// between the two.
    fileprivate func movesOnlyWith(_ other: UIView) -> Bool {
      let common = path.first { other.isDescendant(of: $0) }
      return !path.prefix { $0 !== common }.contains { $0 is UIScrollView }
        && !(common is UIScrollView)
    }
  }
#endif
