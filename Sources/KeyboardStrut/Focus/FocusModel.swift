#if canImport(UIKit)
  import UIKit

  /// Finds out which view is first responder in each window.
  ///
  /// UIKit has no method that returns the first responder. Text fields and text views post a
  /// notification when they begin editing, but a text view posts it only after the keyboard's
  /// willShow notification. Other inputs post nothing. If no notification tells us the first
  /// responder, we search the views of the window.
  @MainActor
  final class FocusModel {
    /// The text field or text view that has most recently begun editing.
    private enum Edited {
      case nobody
      /// This view was first responder when it posted its begin-editing notification. We treat the
      /// view as edited until it resigns first responder.
      case firstResponder(Weak<UIView>)
      /// This view was not first responder when it posted its begin-editing notification. In a test
      /// with a simulated keyboard (`KeyboardTest`), inputs post the notification in this way. We
      /// treat the view as edited until it posts its end-editing notification.
      case posted(Weak<UIView>)

      @MainActor
      var input: UIView? {
        switch self {
        case .nobody: nil
        case .firstResponder(let view), .posted(let view): view.object
        }
      }
    }

    /// The first responder of one window, and whether the user edits it.
    enum Focus: Equatable {
      case nobody
      /// The user is editing this text field or text view. It has posted its begin-editing
      /// notification.
      case editing(UIView)
      /// This text field or text view is first responder, but has not yet posted its begin-editing
      /// notification.
      case beginning(UIView)
      /// This view is neither a text field nor a text view, so it never posts a begin-editing
      /// notification.
      case other(UIView)
      /// This text field or text view is still the first responder of its window, but the user
      /// types into an input of another window.
      case elsewhere(UIView)

      var input: UIView? {
        switch self {
        case .nobody, .elsewhere: nil
        case .editing(let view), .beginning(let view), .other(let view): view
        }
      }
    }

    /// The content offset of a scroll view at the moment when an input inside it became first
    /// responder, or when the keyboard was about to show for the input. UIKit may scroll to the
    /// input afterwards.
    private struct ScrollStart {
      weak var scrollView: UIScrollView?
      /// The recorded vertical content offset.
      private let y: CGFloat
      private let isAtTop: Bool

      @MainActor
      init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        y = scrollView.finalOffset.y
        isAtTop = y == -scrollView.adjustedContentInset.top
      }

      /// Returns the recorded vertical content offset. If the content was scrolled to its top when
      /// we recorded the offset, returns the offset at which the top is now. A bar or a banner may
      /// have changed the offset of the top.
      @MainActor
      func offset(in scrollView: UIScrollView) -> CGFloat {
        isAtTop ? -scrollView.adjustedContentInset.top : y
      }
    }

    private var edited = Edited.nobody
    private var scrollStart: ScrollStart?
    private(set) var finder = FirstResponderFinder()

    // MARK: Facts

    /// Records that an input begins editing.
    ///
    /// - Returns: False if another input of the same window is already first responder. The
    ///   notification of `input` is then out of date. This can happen with a text view. UIKit posts
    ///   the keyboard's willShow notification before the text view posts its begin-editing
    ///   notification. In response to willShow, the app may make another input first responder.
    func didBegin(_ input: UIView) -> Bool {
      if !input.isFirstResponder, let other = edited.input, other !== input,
        other.isFirstResponder, other.window === input.window
      {
        return false
      }
      // If the user starts typing in another window, the first window keeps its first responder. We
      // store that first responder, so that we need not search the first window later.
      if let other = inputBeingEdited, let window = other.window, window !== input.window {
        finder.remember(other, in: window)
      }
      edited = input.isFirstResponder ? .firstResponder(Weak(input)) : .posted(Weak(input))
      finder.lookAgain()
      if let window = input.window { finder.note(window) }
      scrollStart = input.nearestScrollView.map { ScrollStart(of: $0) }
      return true
    }

    /// Records that an input ends editing.
    func didEnd(_ input: UIView) {
      if case .posted(let view) = edited, view.object === input { edited = .nobody }
      if edited.input === input { scrollStart = nil }
    }

    func didBecomeKey(_ window: UIWindow) { finder.note(window) }

    /// Deletes the stored result of each window in which no first responder was found, so that
    /// these windows are searched again. Called after a keyboard notification, because a view may
    /// have become first responder.
    func lookAgain() { finder.lookAgain() }

    // MARK: UIKit's own scroll

    /// True if UIKit may still scroll to the input that has just become first responder.
    var mayScroll: Bool { scrollStart?.scrollView != nil }

    /// The screen of the scroll view in which UIKit may still scroll to the new first responder.
    /// Nil if there is no such scroll view.
    var screenToScroll: KeyboardScreen? { scrollStart?.scrollView?.window?.keyboardScreen }

    /// Returns the vertical content offset that a scroll view had when an input inside it became
    /// first responder, or when the keyboard was about to show for the input. UIKit may scroll to
    /// the input before or while we scroll, and never scrolls back. So when we scroll, `Ledgers`
    /// records the returned offset as the app's own offset, to which we scroll back when the
    /// keyboard hides.
    ///
    /// Nil if UIKit no longer scrolls to the input. The present offset then counts as the app's own
    /// offset. We assume that UIKit no longer scrolls to the input in these cases:
    /// 1. The keyboard has come to rest since the offset was recorded, and no scroll animation is
    ///    running.
    /// 2. The user is scrolling, or has scrolled since the offset was recorded.
    /// 3. The scroll view's present offset differs from the recorded one, and no scroll animation
    ///    is running. UIKit has then already finished scrolling to the input.
    /// 4. The offset was recorded for another scroll view, or for none.
    func scrollStart(of scrollView: UIScrollView) -> CGFloat? {
      guard let scrollStart, scrollStart.scrollView === scrollView,
        !scrollView.isTouchedOrDecelerating
      else { return nil }
      let y = scrollStart.offset(in: scrollView)
      return scrollView.finalOffset.y == y || scrollView.mayBeScrolledByUIKit ? y : nil
    }

    /// True if UIKit is scrolling a scroll view to the input now, and has changed the content
    /// offset already.
    func isScrollingToInput(_ scrollView: UIScrollView) -> Bool {
      scrollStart(of: scrollView).map { scrollView.finalOffset.y != $0 } ?? false
    }

    /// Records the present content offset of the scroll view around the edited input, so that
    /// `scrollStart(of:)` can return it. Call this when the keyboard will show. If the input was
    /// already first responder, for example with a hardware keyboard, a table or collection view
    /// controller scrolls to the input again when the keyboard shows.
    func keyboardWillShow() {
      guard !mayScroll, let input = inputBeingEdited else { return }
      scrollStart = input.nearestScrollView.map { ScrollStart(of: $0) }
    }

    /// Records that the keyboard is at rest. UIKit does not begin to scroll to the input after
    /// that. So we delete `scrollStart`, the content offset from before that scroll.
    ///
    /// A table or collection view controller may scroll to the input again when the keyboard has
    /// arrived. While UIKit animates that scroll, we keep `scrollStart`. The center calls this
    /// method in each run-loop turn, so we delete `scrollStart` after the animation.
    func didRest() {
      if #available(iOS 17.4, visionOS 1.1, *) {
        if scrollStart?.scrollView?.isScrollAnimating == true { return }
      }
      scrollStart = nil
    }

    /// Deletes `scrollStart`, the content offset from before UIKit scrolled to the input, if the
    /// user is scrolling. We then do not scroll back to that offset. Called at the end of each
    /// run-loop turn.
    func turnDidEnd() {
      if scrollStart?.scrollView?.isTouchedOrDecelerating ?? true { scrollStart = nil }
    }

    // MARK: Questions

    /// The text field or text view that is being edited now, in any window. Nil if there is none.
    var inputBeingEdited: UIView? {
      switch edited {
      case .nobody: nil
      case .firstResponder(let view): view.object?.isFirstResponder == true ? view.object : nil
      case .posted(let view): view.object
      }
    }

    /// True if `input` is the text field or text view that has most recently begun editing.
    func wasEditedLast(_ input: UIView) -> Bool { edited.input === input }

    /// Returns the first responder of a window. If no notification has told us the first responder,
    /// searches the views of the window.
    ///
    /// Each window keeps its first responder even when the user types into an input of another
    /// window. So the result distinguishes four kinds of input:
    /// 1. The text field or text view that the user edits now is returned as `.editing`.
    /// 2. A text field or text view is returned as `.elsewhere` if the user types into another
    ///    window.
    /// 3. A text field or text view that has not yet posted its begin-editing notification is
    ///    returned as `.beginning`.
    /// 4. An input of another kind is always returned as `.other`.
    func focus(in window: UIWindow) -> Focus {
      let edited = inputBeingEdited
      if let edited, edited.window === window { return .editing(edited) }
      guard let found = finder.input(in: window) else { return .nobody }
      guard found.tellsOfEditing else { return .other(found) }
      return edited == nil ? .beginning(found) : .elsewhere(found)
    }

    /// Returns the first responders of all windows of a screen. Leaves out views that show no
    /// keyboard.
    ///
    /// - Parameter screen: Nil to include all screens.
    func inputs(at screen: KeyboardScreen? = nil) -> [UIView] {
      finder.windows.filter { screen == nil || $0.keyboardScreen === screen }
        .compactMap { focus(in: $0).input }.filter(\.takesKeys)
    }
  }

  extension UIScrollView {
    /// True if an animation may be scrolling this scroll view now. Always true before iOS 17.4,
    /// because those versions of UIKit do not report scroll animations.
    var mayBeScrolledByUIKit: Bool {
      if #available(iOS 17.4, visionOS 1.1, *) { isScrollAnimating } else { true }
    }

    /// True while the user's finger is on the content, or while the scroll view decelerates.
    package var isTouchedOrDecelerating: Bool { isTracking || isDecelerating }
  }
#endif
