#if canImport(UIKit)
  import UIKit

  /// Knows the first responder of each window, as far as the library can tell.
  ///
  /// UIKit has no query for it. Text fields and text views post when they begin and end editing.
  /// Other inputs post nothing, and a text view's keyboard comes before the text view posts that it
  /// begins. In these cases we search the windows.
  @MainActor
  struct FocusModel {
    /// The text field or view that began editing last.
    private enum Edited {
      case nobody
      /// It was first responder when it began, and counts as long as it is.
      case firstResponder(Weak<UIView>)
      /// It posted its beginning without being first responder, as `KeyboardTest` lets inputs do.
      /// It counts until it posts its end.
      case posted(Weak<UIView>)

      @MainActor
      var input: UIView? {
        switch self {
        case .nobody: nil
        case .firstResponder(let view), .posted(let view): view.object
        }
      }
    }

    /// The focus of one window.
    enum Focus: Equatable {
      case nobody
      /// A text field or text view that has posted that it begins.
      case editing(UIView)
      /// A text field or text view that is first responder and has not posted that it begins yet.
      case beginning(UIView)
      /// An input of another kind.
      case other(UIView)
      /// A text field or text view that is first responder of this window, while the user edits one
      /// in another window.
      case elsewhere(UIView)

      var input: UIView? {
        switch self {
        case .nobody, .elsewhere: nil
        case .editing(let view), .beginning(let view), .other(let view): view
        }
      }
    }

    /// The offset of the scroll view around an input at the time when the input got the focus.
    private struct ScrollStart {
      weak var scrollView: UIScrollView?
      /// The vertical content offset.
      private let y: CGFloat
      private let isAtTop: Bool

      @MainActor
      init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        y = scrollView.offsetToCome.y
        isAtTop = y == -scrollView.adjustedContentInset.top
      }

      /// Returns the vertical content offset. Content that began at its top is at the present top,
      /// because a bar or a banner may have appeared since.
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
    /// - Returns: False if the input has handed the focus to another one already. The app may do so
    ///   when the keyboard is announced, which is before a text view posts that it begins.
    mutating func didBegin(_ input: UIView) -> Bool {
      if !input.isFirstResponder, let other = edited.input, other !== input,
        other.isFirstResponder, other.window === input.window
      {
        return false
      }
      // A window keeps its first responder when another one takes the keyboard.
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
    mutating func didEnd(_ input: UIView) {
      if case .posted(let view) = edited, view.object === input { edited = .nobody }
      if edited.input === input { scrollStart = nil }
    }

    mutating func didBecomeKey(_ window: UIWindow) { finder.note(window) }

    /// Forgets searches without a result, after an event that may have given a view the focus.
    mutating func lookAgain() { finder.lookAgain() }

    // MARK: UIKit's own scroll

    /// Whether UIKit may still scroll to the input that has just got the focus.
    var mayScroll: Bool { scrollStart?.scrollView != nil }

    /// The screen on which UIKit may still scroll.
    var screenToScroll: KeyboardScreen? { scrollStart?.scrollView?.window?.keyboardScreen }

    /// Returns the offset of a scroll view when an input in it got the focus. UIKit scrolls to the
    /// input, before or while we make room, and never scrolls back. Nil once the keyboard rests, if
    /// the user scrolls, and if UIKit had scrolled before the keyboard came.
    func scrollStart(of scrollView: UIScrollView) -> CGFloat? {
      guard let scrollStart, scrollStart.scrollView === scrollView, !scrollView.isMovedByUser
      else { return nil }
      let y = scrollStart.offset(in: scrollView)
      return scrollView.offsetToCome.y == y || scrollView.mayBeScrolledByUIKit ? y : nil
    }

    /// Records that the keyboard rests. UIKit has finished its scroll by then.
    mutating func didRest() { scrollStart = nil }

    /// Forgets the recorded offset at the end of a turn if the user moves the scroll view: the
    /// position is the user's then.
    mutating func turnDidEnd() {
      if scrollStart?.scrollView?.isMovedByUser ?? true { scrollStart = nil }
    }

    // MARK: Questions

    /// The text field or text view that is being edited now, in any window.
    var inputBeingEdited: UIView? {
      switch edited {
      case .nobody: nil
      case .firstResponder(let view): view.object?.isFirstResponder == true ? view.object : nil
      case .posted(let view): view.object
      }
    }

    /// Whether an input is the one that began editing last.
    func wasEditedLast(_ input: UIView) -> Bool { edited.input === input }

    /// Returns the focus of a window. Searches the window if no notification has told it.
    ///
    /// Every window has its own first responder and keeps it when another window takes the
    /// keyboard. Among the inputs that post when they begin, the last one counts. An input that
    /// posts nothing counts even while a field in another window remains first responder.
    mutating func focus(in window: UIWindow) -> Focus {
      let edited = inputBeingEdited
      if let edited, edited.window === window { return .editing(edited) }
      guard let found = finder.input(in: window) else { return .nobody }
      guard found.tellsOfEditing else { return .other(found) }
      return edited == nil ? .beginning(found) : .elsewhere(found)
    }

    /// The inputs that take keys in the windows of a screen, or of all screens.
    mutating func inputs(at screen: KeyboardScreen? = nil) -> [UIView] {
      finder.windows.filter { screen == nil || $0.keyboardScreen === screen }
        .compactMap { focus(in: $0).input }.filter(\.takesKeys)
    }
  }

  extension UIScrollView {
    /// Whether an animation scrolls it. Before iOS 17.4 UIKit does not tell, and it may.
    var mayBeScrolledByUIKit: Bool {
      if #available(iOS 17.4, visionOS 1.1, *) { isScrollAnimating } else { true }
    }

    /// Whether a finger, or its throw, moves the content.
    package var isMovedByUser: Bool { isTracking || isDecelerating }
  }
#endif
