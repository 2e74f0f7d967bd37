#if canImport(UIKit)
  import UIKit

  /// Finds the first responder of a window by searching all views of the window. UIKit has no
  /// method that returns the first responder.
  ///
  /// We search only if no notification tells us the first responder. Only text fields and text
  /// views post a notification when they begin editing. A text view posts this notification after
  /// the keyboard's willShow notification, which is too late for us.
  ///
  /// We keep the view that we have found. As long as this view stays first responder, we do not
  /// search its window again. If we find no first responder, we search again after the next
  /// keyboard notification or begin-editing notification.
  @MainActor
  struct FirstResponderFinder {
    struct Finding {
      weak var window: UIWindow?
      weak var input: UIView?
      let isFruitless: Bool
    }

    private(set) var findings: [Finding] = []
    /// The windows that have been the key window, or in which an input has begun editing. The
    /// latest window comes last. An input can receive typed text only in the key window, so
    /// `FocusModel.inputs(at:)` returns only first responders of these windows.
    private var knownWindows: [Weak<UIWindow>] = []
    /// How many times the views of a window have been searched for the first responder. Tests use
    /// this number to check that windows are not searched more often than necessary.
    private(set) var searchCount = 0

    mutating func input(in window: UIWindow) -> UIView? {
      for finding in findings where finding.window === window {
        if finding.isFruitless { return nil }
        if let input = finding.input, input.isFirstResponder, input.window === window {
          return input
        }
      }
      let input = window.firstResponder
      searchCount += 1
      remember(input, in: window)
      return input
    }

    /// Stores the first responder of a window, so that we need not search the window again. `input`
    /// is nil if the window has no first responder.
    mutating func remember(_ input: UIView?, in window: UIWindow) {
      findings.removeAll { $0.window == nil || $0.window === window }
      findings.append(Finding(window: window, input: input, isFruitless: input == nil))
    }

    /// The windows that have been the key window, or in which an input has begun editing. We know
    /// these windows from notifications. We cannot get them from the shared `UIApplication`,
    /// because app extensions must not use this object.
    var windows: [UIWindow] { knownWindows.compactMap(\.object) }

    mutating func note(_ window: UIWindow) {
      if knownWindows.last?.object === window { return }
      knownWindows.removeAll { $0.object == nil || $0.object === window }
      knownWindows.append(Weak(window))
    }

    /// True if the most recent of these events happened in `window`: a window has become the key
    /// window, or an input has begun editing in a window. Events in deallocated windows do not
    /// count. Also true if we know of no such event.
    func isLatest(_ window: UIWindow) -> Bool {
      windows.last.map { $0 === window } ?? true
    }

    /// Allows `input(in:)` to search again in each window in which no first responder was found.
    /// Called after a keyboard notification or a begin-editing notification, because a view may
    /// have become first responder.
    mutating func lookAgain() {
      if !findings.isEmpty { findings.removeAll { $0.isFruitless } }
    }
  }

  extension UIView {
    /// True if UIKit posts a notification when this view begins editing. True for text fields and
    /// text views only.
    package var tellsOfEditing: Bool { self is UITextField || self is UITextView }

    /// True if UIKit shows a keyboard or an `inputView` when this view becomes first responder.
    /// False if UIKit shows at most an accessory view.
    package var takesKeys: Bool { self is any UIKeyInput || inputView != nil }

    /// The first responder among this view and all its descendants. Nil if there is none.
    fileprivate var firstResponder: UIView? {
      if isFirstResponder { return self }
      for subview in subviews {
        if let found = subview.firstResponder { return found }
      }
      return nil
    }
  }
#endif
