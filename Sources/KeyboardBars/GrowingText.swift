#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// Lets a text view grow with its text up to a limit, and scroll beyond it.
  ///
  /// A constraint fixes the height of the text view, so the height changes only at the end of a
  /// run-loop turn, in the bar's animation. At the limit the text view scrolls. We switch scrolling
  /// off before the height changes and on afterwards. In the other order, text views stopped
  /// responding on iOS 17 (GetStream/stream-chat-swift#2802).
  @MainActor
  final class GrowingText {
    private(set) weak var view: UITextView?
    private let height: NSLayoutConstraint

    /// The values a measurement depends on. If the text or the text view changes, the content size
    /// changes.
    private struct Measured: Equatable {
      var content: CGSize
      var width: CGFloat
      var limit: CGFloat
    }

    private var measured: Measured?

    init(_ view: UITextView) {
      self.view = view
      height = view.heightAnchor.constraint(equalToConstant: 0)
      // The app's required constraints win.
      height.priority = UILayoutPriority(999)
      height.identifier = "KeyboardBar.textHeight"
      view.isScrollEnabled = false
    }

    /// Returns the height that the text needs in the view's width. A text higher than the limit
    /// gets as many whole lines as fit below the limit.
    func wantedHeight(upTo limit: CGFloat) -> (height: CGFloat, isLimited: Bool)? {
      guard let view, view.bounds.width > 0 else { return nil }
      let size = CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)
      let needed = view.sizeThatFits(size).height
      guard needed > limit, let line = view.font?.lineHeight, line > 0 else {
        return (needed, needed > limit)
      }
      // We use whole lines, so that no line makes the text view both grow and scroll.
      let insets = view.textContainerInset.top + view.textContainerInset.bottom
      let lines = max(1, ((limit - insets) / line).rounded(.down))
      return ((lines * line + insets).rounded(.up), true)
    }

    /// Whether the text, its width or the limit has changed since it was measured.
    func needsFit(upTo limit: CGFloat) -> Bool {
      view.map { $0.bounds.width > 0 } == true && measurement(upTo: limit) != measured
    }

    private func measurement(upTo limit: CGFloat) -> Measured? {
      view.map { Measured(content: $0.contentSize, width: $0.bounds.width, limit: limit) }
    }

    /// Lets the text view scroll or grow as its text requires.
    ///
    /// - Parameter root: The view whose layout gives the text view its height.
    func fit(upTo limit: CGFloat, in root: UIView) {
      guard needsFit(upTo: limit), let view, let wanted = wantedHeight(upTo: limit) else { return }
      // A text of many lines would grow and scroll at the same time, so it gets its limit without
      // animation.
      if wanted.isLimited != view.isScrollEnabled, wanted.height != view.bounds.height {
        UIView.performWithoutAnimation { fit(view, to: wanted, in: root) }
      } else {
        fit(view, to: wanted, in: root)
      }
      measured = measurement(upTo: limit)
    }

    private func fit(
      _ view: UITextView, to wanted: (height: CGFloat, isLimited: Bool), in root: UIView
    ) {
      if view.isScrollEnabled, !wanted.isLimited { view.isScrollEnabled = false }
      let isNew = height.constant != wanted.height
      height.constant = wanted.height
      height.isActive = true
      root.layoutIfNeeded()
      guard wanted.isLimited else { return }
      guard view.isScrollEnabled else { return view.isScrollEnabled = true }
      // Keep the caret visible if the text view has become lower.
      if isNew, view.isFirstResponder, let end = view.selectedTextRange?.end {
        view.scrollRectToVisible(view.caretRect(for: end), animated: false)
      }
    }

    /// Removes our constraint and returns the text view to the app.
    func stop() { height.isActive = false }
  }
#endif
