#if canImport(UIKit)
  import UIKit

  /// Finds out which view is first responder in each window.
  ///
  /// UIKit has no method that returns the first responder. Text fields and text views post a
  /// notification when they begin editing. A text view posts this notification only after the
  /// keyboard's willShow notification. Other inputs post no notification. If no notification tells
  /// us the first responder, we search the views of the window.
  @MainActor
  final class FocusModel {
    /// The text field or text view that has most recently begun editing.
    private enum Edited {
      case nobody
      /// This view was first responder when it posted its begin-editing notification, as usual. We
      /// treat the view as edited until it resigns first responder.
      case firstResponder(Weak<UIView>)
      /// This view was not first responder when it posted its begin-editing notification. For
      /// example, `KeyboardTest` simulates a keyboard, and posts this notification without making
      /// the view first responder. We treat the view as edited until it posts its end-editing
      /// notification.
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
      /// This first responder is neither a text field nor a text view, so it never posts a
      /// begin-editing notification.
      case other(UIView)
      /// This text field or text view is still the first responder of its window, but the user
      /// types into an input of another window.
      case elsewhere(UIView)
      /// This text field or text view is still the first responder of its window, but the user
      /// types into no input. Usually the user has moved on to another window and has ended editing
      /// there.
      case idle(UIView)

      var input: UIView? {
        switch self {
        case .nobody, .elsewhere: nil
        case .editing(let view), .beginning(let view), .idle(let view), .other(let view): view
        }
      }
    }

    private var edited = Edited.nobody
    /// The input whose text the user has changed most recently. Nil if that input has begun editing
    /// again since then.
    private var latestWritten: Weak<UIView>?
    let systemScroll = SystemScroll()
    private(set) var finder = FirstResponderFinder()

    // MARK: Facts

    /// Records that an input has posted its begin-editing notification.
    ///
    /// - Returns: False if the notification comes too late, because another input of the same
    ///   window is first responder already. For example:
    ///   1. A text view becomes first responder, and UIKit posts the willShow notification.
    ///   2. In response, the app makes another input first responder.
    ///   3. Only then does the text view post its begin-editing notification.
    func didBegin(_ input: UIView) -> Bool {
      if !input.isFirstResponder, let other = edited.input, other !== input,
        other.isFirstResponder, other.window === input.window
      {
        return false
      }
      // If the previously edited input is in another window, it stays first responder there. We
      // store this input, so that we need not search the other window later.
      if let other = inputBeingEdited, let window = other.window, window !== input.window {
        finder.remember(other, in: window)
      }
      // Usually the user has written nothing. We check this first, because loading a weak reference
      // is slow.
      if latestWritten != nil, hasChangedText(of: input) { latestWritten = nil }
      edited = input.isFirstResponder ? .firstResponder(Weak(input)) : .posted(Weak(input))
      finder.lookAgain()
      if let window = input.window { finder.note(window) }
      systemScroll.didBegin(input)
      return true
    }

    func textDidChange(in input: UIView) { latestWritten = Weak(input) }

    /// Records that an input ends editing.
    func didEnd(_ input: UIView) {
      systemScroll.didEnd(input, isLatest: edited.input === input)
      if case .posted(let view) = edited, view.object === input { edited = .nobody }
    }

    func didBecomeKey(_ window: UIWindow) { finder.note(window) }

    /// Allows another search in each window in which no first responder was found. Called after a
    /// keyboard notification, because a view may have become first responder.
    func lookAgain() { finder.lookAgain() }

    /// Records the content offset of the scroll view around the input for which the keyboard will
    /// show, because UIKit may scroll to this input. Does nothing if we already expect such a
    /// scroll.
    ///
    /// - Parameter windows: If no input is being edited, we look in these windows for a text view
    ///   that is about to begin editing. A text view posts its begin-editing notification only
    ///   after willShow.
    func keyboardWillShow(in windows: [UIWindow]) {
      guard !systemScroll.isPossible else { return }
      if let input = inputBeingEdited { return systemScroll.keyboardWillShow(for: input) }
      for window in windows {
        guard case .beginning(let input as UITextView) = focus(in: window) else { continue }
        systemScroll.willBegin(input)
      }
    }

    // MARK: Questions

    /// The text field or text view that is being edited now, in any window. Nil if there is none.
    /// Also nil if the app has hidden the window, because the user cannot type into such a window.
    var inputBeingEdited: UIView? {
      switch edited {
      case .nobody: return nil
      case .firstResponder(let view):
        // Loading a weak reference is slow, so we load it once.
        guard let input = view.object, input.isFirstResponder, input.window?.isHidden != true else {
          return nil
        }
        return input
      case .posted(let view): return view.object
      }
    }

    /// True if `input` is the text field or text view that has most recently begun editing.
    func wasEditedLast(_ input: UIView) -> Bool { edited.input === input }

    /// True if the user has changed the text of `input` since the input last began editing. Stays
    /// true after the input has ended editing, until the user changes the text of another input.
    func hasChangedText(of input: UIView) -> Bool { latestWritten?.object === input }

    /// Returns the first responder of a window. Searches the views of the window if no notification
    /// has told us the first responder.
    ///
    /// Each window keeps its first responder, even while the user types in another window. So the
    /// result distinguishes these cases:
    /// 1. `.editing`: a text field or text view that the user edits now.
    /// 2. `.elsewhere`: a text field or text view, while the user types in another window.
    /// 3. `.beginning`: a text field or text view that has not yet posted its begin-editing
    ///    notification.
    /// 4. `.idle`: a text field or text view, while the user types in no window. Usually the user
    ///    has moved on to another window and has ended editing there.
    /// 5. `.other`: an input of another kind.
    func focus(in window: UIWindow) -> Focus {
      let edited = inputBeingEdited
      if let edited, edited.window === window { return .editing(edited) }
      guard let found = finder.input(in: window) else { return .nobody }
      guard found.tellsOfEditing else { return .other(found) }
      guard edited == nil else { return .elsewhere(found) }
      return finder.isLatest(window) ? .beginning(found) : .idle(found)
    }

    /// True if `input` is still the first responder of its window, but the user types into no
    /// input. See `Focus.idle`.
    func isIdle(_ input: UIView) -> Bool {
      input.window.map { focus(in: $0) == .idle(input) } ?? false
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
#endif
