#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// Lets a text view grow with its text up to a maximum height. Beyond that height, the text view
  /// scrolls.
  ///
  /// A constraint fixes the height of the text view. So the height changes only at the end of a
  /// run-loop turn, in the bar's animation. The constraint ties the text view to a layout guide of
  /// the bar. So UIKit removes the constraint when the app takes the text view out of the bar.
  ///
  /// We disable scrolling before the height changes, and enable it afterwards. In the other order,
  /// text views stopped responding on iOS 17 (GetStream/stream-chat-swift#2802).
  @MainActor
  final class GrowingText {
    private(set) weak var view: UITextView?
    private weak var bar: UIView?
    private let guide = UILayoutGuide()
    private let guideHeight: NSLayoutConstraint
    private let height: NSLayoutConstraint
    private let wasScrollEnabled: Bool

    /// The values on which a measurement of the text depends. The content size changes whenever the
    /// text or the text view changes.
    private struct Measured: Equatable {
      var content: CGSize
      var width: CGFloat
      var limit: CGFloat
    }

    private var measured: Measured?

    init(_ view: UITextView, in bar: UIView) {
      (self.view, self.bar, wasScrollEnabled) = (view, bar, view.isScrollEnabled)
      bar.addLayoutGuide(guide)
      guideHeight = guide.heightAnchor.constraint(equalToConstant: 0)
      guideHeight.isActive = true
      height = view.heightAnchor.constraint(equalTo: guide.heightAnchor)
      // The constraint is not required, so that required constraints of the app have priority.
      height.priority = UILayoutPriority(999)
      height.identifier = "KeyboardBar.textHeight"
      view.isScrollEnabled = false
    }

    /// Returns the height that the text needs in the text view's width, and whether the limit has
    /// reduced that height. A reduced height fits whole lines. Nil if the text view has no width
    /// yet.
    ///
    /// - Parameter limit: The maximum height in points.
    func wantedHeight(upTo limit: CGFloat) -> (height: CGFloat, isLimited: Bool)? {
      guard let view, view.bounds.width > 0 else { return nil }
      let size = CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)
      let needed = view.sizeThatFits(size).height
      guard needed > limit, let line = view.font?.lineHeight, line > 0 else {
        return (needed, needed > limit)
      }
      // We use whole lines. Otherwise one more line could make the text view both grow and scroll.
      let insets = view.textContainerInset.top + view.textContainerInset.bottom
      let lines = max(1, ((limit - insets) / line).rounded(.down))
      return ((lines * line + insets).rounded(.up), true)
    }

    /// Whether the text, the text view's width or the limit has changed since the last measurement,
    /// or the text view has come back into the bar.
    func needsFit(upTo limit: CGFloat) -> Bool {
      guard let view, view.bounds.width > 0 else { return false }
      return measurement(upTo: limit) != measured || !height.isActive && isInBar
    }

    private var isInBar: Bool {
      guard let view, let bar else { return false }
      return view.isDescendant(of: bar)
    }

    private func measurement(upTo limit: CGFloat) -> Measured? {
      view.map { Measured(content: $0.contentSize, width: $0.bounds.width, limit: limit) }
    }

    /// Sets the height of the text view, and whether the text view scrolls, according to the text.
    ///
    /// - Parameters:
    ///   - limit: The maximum height in points.
    ///   - root: The view whose layout gives the text view its height.
    func fit(upTo limit: CGFloat, in root: UIView) {
      guard needsFit(upTo: limit), let view, let wanted = wantedHeight(upTo: limit) else { return }
      // If many lines are added at once, the text view would grow and begin to scroll at the same
      // time. So we change the height without animation.
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
      let isNew = guideHeight.constant != wanted.height
      guideHeight.constant = wanted.height
      height.isActive = isInBar
      root.layoutIfNeeded()
      guard wanted.isLimited else { return }
      guard view.isScrollEnabled else { return view.isScrollEnabled = true }
      // The caret may lie outside the visible part now, because the height has changed.
      if isNew, view.isFirstResponder, let end = view.selectedTextRange?.end {
        view.scrollRectToVisible(view.caretRect(for: end), animated: false)
      }
    }

    /// Removes the height constraint, and restores whether the text view scrolls. The app controls
    /// the text view again.
    func stop() {
      height.isActive = false
      bar?.removeLayoutGuide(guide)
      view?.isScrollEnabled = wasScrollEnabled
    }
  }
#endif
