#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// Lets a text view grow with its text up to a limit, and scroll from there on.
  ///
  /// A constraint holds the height of the text, so that it only changes at the end of a turn, in
  /// the bar's animation. At the limit the text view scrolls. Scrolling is switched off before the
  /// height changes and on after it: in the other order text views were seen dead on iOS 17
  /// (GetStream/stream-chat-swift#2802).
  @MainActor
  final class GrowingText {
    private(set) weak var view: UITextView?
    private let height: NSLayoutConstraint

    /// What a measurement was made for. Text that has changed has another size, or another view
    /// has.
    private struct Measured: Equatable {
      var content: CGSize
      var width: CGFloat
      var limit: CGFloat
    }

    private var measured: Measured?

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

    /// Whether the text, its width or the limit has changed since it was measured.
    func needsFit(upTo limit: CGFloat) -> Bool {
      view.map { $0.bounds.width > 0 } == true && measurement(upTo: limit) != measured
    }

    private func measurement(upTo limit: CGFloat) -> Measured? {
      view.map { Measured(content: $0.contentSize, width: $0.bounds.width, limit: limit) }
    }

    /// Lets it scroll, or grow, as its text needs.
    ///
    /// - Parameter root: The view whose layout gives it its height.
    func fit(upTo limit: CGFloat, in root: UIView) {
      guard needsFit(upTo: limit), let view, let wanted = wantedHeight(upTo: limit) else { return }
      // Text of many lines goes to its limit at once, or it would grow and scroll together.
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
      // What is written stays in sight where there is less room than before.
      if isNew, view.isFirstResponder, let end = view.selectedTextRange?.end {
        view.scrollRectToVisible(view.caretRect(for: end), animated: false)
      }
    }

    /// Leaves the view to the app.
    func stop() { height.isActive = false }
  }
#endif
