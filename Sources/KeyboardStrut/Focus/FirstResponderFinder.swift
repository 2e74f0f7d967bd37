#if canImport(UIKit)
  import UIKit

  /// Finds the first responder if no notification tells it. Inputs other than text fields and text
  /// views post nothing, and a text view's keyboard comes before the text view posts that it
  /// begins.
  ///
  /// UIKit has no query for the first responder, so we search the window. We search once for each
  /// focus. If there is no first responder, we search once for each event.
  @MainActor
  struct FirstResponderFinder {
    struct Finding {
      weak var window: UIWindow?
      weak var input: UIView?
      let isFruitless: Bool
    }

    private(set) var findings: [Finding] = []
    /// The windows that have become key: only there can a view be first responder and take keys.
    private var knownWindows: [Weak<UIWindow>] = []
    /// How many windows have been searched, for tests.
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

    /// Remembers the first responder of a window, so that no search is needed.
    mutating func remember(_ input: UIView?, in window: UIWindow) {
      findings.removeAll { $0.window == nil || $0.window === window }
      findings.append(Finding(window: window, input: input, isFruitless: input == nil))
    }

    /// The windows that have taken keys. The library knows them from their notifications, because
    /// an app extension may not ask the application.
    var windows: [UIWindow] { knownWindows.compactMap(\.object) }

    mutating func note(_ window: UIWindow) {
      knownWindows.removeAll { $0.object == nil || $0.object === window }
      knownWindows.append(Weak(window))
    }

    /// Forgets searches without a result, after an event that may have given a view the focus.
    mutating func lookAgain() {
      if !findings.isEmpty { findings.removeAll { $0.isFruitless } }
    }
  }

  extension UIView {
    /// Whether UIKit posts a notification when this view begins editing.
    package var tellsOfEditing: Bool { self is UITextField || self is UITextView }

    /// Whether keys come up when this view becomes first responder, and not only a bar above them.
    package var takesKeys: Bool { self is any UIKeyInput || inputView != nil }

    /// The first responder in this subtree; nil if there is none.
    fileprivate var firstResponder: UIView? {
      if isFirstResponder { return self }
      for subview in subviews {
        if let found = subview.firstResponder { return found }
      }
      return nil
    }
  }
#endif
