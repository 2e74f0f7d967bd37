#if canImport(UIKit)
  import UIKit

  /// Finds who has the focus where no notification tells: inputs that are neither a text field nor
  /// a text view, and text views whose keyboard comes before they say that they begin.
  ///
  /// UIKit has no question for it, so the window is searched: once for each focus, and where nobody
  /// is found, once for each event.
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

    /// Something has happened that may have given someone the focus.
    mutating func lookAgain() {
      if !findings.isEmpty { findings.removeAll { $0.isFruitless } }
    }
  }

  extension UIView {
    /// Whether a notification tells that it has begun.
    package var tellsOfEditing: Bool { self is UITextField || self is UITextView }

    /// Whether keys come up for it as first responder, and not only a bar above them.
    package var takesKeys: Bool { self is any UIKeyInput || inputView != nil }

    /// The first responder in this subtree; nil where there is none.
    fileprivate var firstResponder: UIView? {
      if isFirstResponder { return self }
      for subview in subviews {
        if let found = subview.firstResponder { return found }
      }
      return nil
    }
  }
#endif
