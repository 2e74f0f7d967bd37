#if canImport(UIKit)
  import UIKit

  /// Stores the views that the app has marked with `isKeyboardCover`, as weak references.
  @MainActor
  package final class Covers {
    package static let shared = Covers()

    private var all: [Weak<UIView>] = []

    /// Whether no living view is marked with `isKeyboardCover`.
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

    /// How far views marked with `isKeyboardCover` cover the window, at its top and above the
    /// keyboard.
    package struct Reach {
      /// The distance from the keyboard's top up to the upper edge of a view marked with
      /// `isKeyboardCover`, in points. Marked views that are nearer to the window's top than to the
      /// keyboard do not count. If there are several others, the highest upper edge counts. 0 if
      /// there is none.
      package var aboveKeyboard: CGFloat = 0
      /// The lower edge of a view marked with `isKeyboardCover` that is nearer to the window's top
      /// than to the keyboard, in window coordinates. If there are several such views, the lowest
      /// edge on screen counts. Nil if there is none.
      var lowerEdgeAtTop: CGFloat?
    }

    /// Returns which part of the window is hidden by views that the app has marked with
    /// `isKeyboardCover`. An input has to stay clear of that part.
    ///
    /// 1. A marked view that is nearer to the keyboard than to the window's top hides everything
    ///    below the view's upper edge.
    /// 2. A marked view that is nearer to the window's top than to the keyboard hides everything
    ///    above the view's lower edge.
    /// 3. A marked view that is completely under the keyboard hides nothing.
    /// 4. A marked view never hides its own subviews.
    ///
    /// A marked view may be constrained to a keyboard layout guide. For such a view, we measure the
    /// distance `Reach.aboveKeyboard` from the guide's top and not from the keyboard's top. The two
    /// tops differ while the guide is still moving. They also differ if we have lifted the view
    /// that owns the guide. If that owning view ends above the keyboard even without our lift, so
    /// does the guide. We then add the distance from the guide's lowest possible position down to
    /// the keyboard.
    ///
    /// Another marked view may be inside a view that we have lifted together with the input. We
    /// then use the marked view's frame without our lift, because a higher lift would never uncover
    /// the input. If the marked view follows the keyboard, our lift does not move it, and we use
    /// its present frame.
    ///
    /// We include only the marked views that overlap the input horizontally. But if the input
    /// reaches beyond the window's left or right edge, we assume that the input's page is still
    /// scrolling onto the screen. We then include all marked views.
    ///
    /// - Parameter keyboard: The keyboard's frame in the window's coordinates. Empty if there is no
    ///   keyboard, as with a hardware keyboard. We then measure how far marked views reach above
    ///   the window's lower edge.
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
        let follower = keyboard.isEmpty ? nil : GuideFollower(around: view)
        if let follower, let base = follower.guideTop(under: end, in: window) {
          let distance = follower.distance(to: end, in: window)
          reach.aboveKeyboard = max(reach.aboveKeyboard, base - frame.minY + distance)
          continue
        }
        let lift = view.lift(sharedWith: input, above: end, in: window)
        let (upper, lower) = (frame.minY + lift, frame.maxY + lift)
        if upper - top >= end - lower {
          reach.aboveKeyboard = max(reach.aboveKeyboard, end - upper)
        } else if !input.movesOnlyWith(view) {
          reach.lowerEdgeAtTop = max(reach.lowerEdgeAtTop ?? 0, frame.maxY)
        }
      }
      return reach
    }
  }

  extension UIView {
    /// Returns how far our lifts have moved this view up together with `input`, in points of the
    /// window. 0 if a scroll view can change the distance between the two.
    ///
    /// If this view follows the keyboard, only a lift beyond the keyboard's top moves it. An app
    /// may also move its bar by its own code. If the bar's lower edge is at the keyboard's top now,
    /// we assume that the bar follows the keyboard.
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

    /// The y of the edge that the library keeps at the keyboard's top and with which this view
    /// moves, in the window's coordinates. This is the top of a strut, or an edge that the app
    /// moves with `followKeyboard`, including its gap. Nil if there is none.
    private func followedEdge(in window: UIWindow) -> CGFloat? {
      for avoider in KeyboardCenter.shared.avoiders where avoider.rank == .follow {
        guard let moved = avoider.decider.reader.constraintMover?.view, isDescendant(of: moved)
        else { continue }
        return moved.frame(in: window).maxY + avoider.gap
      }
      for constraint in path.lazy.flatMap(\.constraints) {
        guard constraint.placesVertically, constraint.isActive else { continue }
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

    /// True if no scroll view can change the distance between this view and `other`. We assume so
    /// if the nearest common superview is no scroll view, and if no scroll view lies between this
    /// view and that superview.
    fileprivate func movesOnlyWith(_ other: UIView) -> Bool {
      let common = path.first { other.isDescendant(of: $0) }
      return !path.prefix { $0 !== common }.contains { $0 is UIScrollView }
        && !(common is UIScrollView)
    }
  }
#endif
