#if canImport(UIKit)
  import UIKit

  /// Lets a text view grow with its text up to a limit, and scroll from there on.
  ///
  /// Below the limit a text view that does not scroll has the height of its text by itself. At the
  /// limit a constraint holds it, and it scrolls. Scrolling is switched off before the height
  /// changes and on after it: in the other order text views were seen dead on iOS 17
  /// (GetStream/stream-chat-swift#2802).
  @MainActor
  final class GrowingText {
    weak var view: UITextView?
    private let height: NSLayoutConstraint

    init(_ view: UITextView) {
      self.view = view
      height = view.heightAnchor.constraint(equalToConstant: 0)
      // Constraints of the app win.
      height.priority = UILayoutPriority(999)
      height.identifier = "KeyboardBar.textHeight"
      view.isScrollEnabled = false
    }

    /// How high the text wants to be in the width that the view has, whole lines up to a limit.
    func wantedHeight(upTo limit: CGFloat) -> (height: CGFloat, isLimited: Bool)? {
      guard let view, view.bounds.width > 0 else { return nil }
      let size = CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)
      let needed = view.sizeThatFits(size).height
      guard needed > limit, let line = view.font?.lineHeight, line > 0 else {
        return (needed, needed > limit)
      }
      // Whole lines, so that no line makes it both grow and scroll.
      let insets = view.textContainerInset.top + view.textContainerInset.bottom
      let lines = max(1, ((limit - insets) / line).rounded(.down))
      return ((lines * line + insets).rounded(.up), true)
    }

    /// Lets it scroll, or grow, as its text needs.
    ///
    /// - Returns: Whether it has begun to scroll, or ended.
    @discardableResult
    func fit(upTo limit: CGFloat) -> Bool {
      guard let view, let wanted = wantedHeight(upTo: limit) else { return false }
      if wanted.isLimited {
        if height.constant != wanted.height { height.constant = wanted.height }
        guard !view.isScrollEnabled else { return false }
        height.isActive = true
        // The height first, then what scrolls in it.
        view.window?.layoutIfNeeded()
        view.isScrollEnabled = true
        return true
      }
      guard view.isScrollEnabled else { return false }
      view.isScrollEnabled = false
      height.isActive = false
      view.invalidateIntrinsicContentSize()
      return true
    }

    /// Leaves the view to the app.
    func stop() { height.isActive = false }
  }
#endif
