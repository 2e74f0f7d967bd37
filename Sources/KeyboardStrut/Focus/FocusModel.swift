#if canImport(UIKit)
  import UIKit

  /// The input that has the focus in each window, as far as the library can know.
  ///
  /// UIKit has no question for it. Text fields and text views post when they begin and end editing.
  /// Other inputs say nothing, and a text view's keyboard comes before it says that it begins; for
  /// these the windows are searched.
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
      /// A text field or text view that has said that it begins.
      case editing(UIView)
      /// A text field or text view that is first responder and has not said so yet.
      case beginning(UIView)
      /// An input of another kind.
      case other(UIView)
      /// A text field or text view that is first responder of this window, while one of another
      /// window is edited.
      case elsewhere(UIView)

      var input: UIView? {
        switch self {
        case .nobody, .elsewhere: nil
        case .editing(let view), .beginning(let view), .other(let view): view
        }
      }
    }

    /// Where the scroll view around an input stood when the input got the focus.
    private struct ScrollStart {
      weak var scrollView: UIScrollView?
      /// The vertical content offset.
      let y: CGFloat
    }

    private var edited = Edited.nobody
    private var scrollStart: ScrollStart?
    private(set) var finder = FirstResponderFinder()

    // MARK: Facts

    /// Takes in that an input says that it begins.
    ///
    /// - Returns: False for one that has handed the focus on already: the app did so when the
    ///   keyboard was announced, which is before a text view's own word.
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
      scrollStart = input.nearestScrollView.map {
        ScrollStart(scrollView: $0, y: $0.offsetToCome.y)
      }
      return true
    }

    /// Takes in that an input says that it ends.
    mutating func didEnd(_ input: UIView) {
      if case .posted(let view) = edited, view.object === input { edited = .nobody }
      if edited.input === input { scrollStart = nil }
    }

    mutating func didBecomeKey(_ window: UIWindow) { finder.note(window) }

    /// Something has happened that may have given someone the focus.
    mutating func lookAgain() { finder.lookAgain() }

    // MARK: UIKit's own scroll

    /// Whether UIKit may still scroll to the input that has got the focus.
    var mayScroll: Bool { scrollStart?.scrollView != nil }

    /// The screen on which UIKit may still scroll.
    var screenToScroll: KeyboardScreen? { scrollStart?.scrollView?.window?.keyboardScreen }

    /// Where a scroll view stood when an input in it got the focus: UIKit scrolls to the input,
    /// before or while we make room, and takes nothing of that back. Nil once the keyboard rests,
    /// where the user scrolls, and where UIKit has scrolled before the keyboard came.
    func scrollStart(of scrollView: UIScrollView) -> CGFloat? {
      guard let scrollStart, scrollStart.scrollView === scrollView, !scrollView.isMovedByUser,
        scrollView.offsetToCome.y == scrollStart.y || scrollView.mayBeScrolledByUIKit
      else { return nil }
      return scrollStart.y
    }

    /// Takes in that the keyboard rests: UIKit has scrolled by now.
    mutating func didRest() { scrollStart = nil }

    /// Takes in that a turn ends: a scroll view that the user moves is the user's.
    mutating func turnDidEnd() {
      if scrollStart?.scrollView?.isMovedByUser ?? true { scrollStart = nil }
    }

    // MARK: Questions

    /// The text field or view that is being edited now, in any window.
    var inputBeingEdited: UIView? {
      switch edited {
      case .nobody: nil
      case .firstResponder(let view): view.object?.isFirstResponder == true ? view.object : nil
      case .posted(let view): view.object
      }
    }

    /// Whether an input is the one that began editing last.
    func wasEditedLast(_ input: UIView) -> Bool { edited.input === input }

    /// Returns the focus of a window. Searches the window where no notification has told.
    ///
    /// Every window has a first responder of its own and keeps it when another window takes the
    /// keyboard. Of the inputs that say when they begin, the last one counts; one that says nothing
    /// is not outdone by a field that another window has kept.
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
