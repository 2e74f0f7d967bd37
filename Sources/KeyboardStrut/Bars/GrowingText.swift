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
    private(set) weak var view: UITextView?
    private let height: NSLayoutConstraint
    private let didScroll: @MainActor () -> Void
    /// While it scrolls: text that code replaces by less scrolls it back.
    private weak var watch: ListWatch?

    /// What a measurement was made for. Text that has changed has another size, or another view
    /// has.
    private struct Measured: Equatable {
      var content: CGSize
      var width: CGFloat
      var limit: CGFloat
    }

    private var measured: Measured?
    private var isFitting = false

    init(_ view: UITextView, didScroll: @escaping @MainActor () -> Void) {
      self.view = view
      self.didScroll = didScroll
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

    /// Fits it, unless nothing has changed since the last time: to measure long text is dear, and a
    /// bar is laid out at each frame of a drag.
    func fitIfChanged(upTo limit: CGFloat) {
      guard !isFitting, measurement(upTo: limit) != measured,
        let wanted = wantedHeight(upTo: limit)
      else { return }
      fit(to: wanted, upTo: limit)
    }

    private func measurement(upTo limit: CGFloat) -> Measured? {
      view.map { Measured(content: $0.contentSize, width: $0.bounds.width, limit: limit) }
    }

    /// Lets it scroll, or grow, as its text needs.
    func fit(to wanted: (height: CGFloat, isLimited: Bool), upTo limit: CGFloat) {
      guard !isFitting, let view else { return }
      isFitting = true
      defer {
        measured = measurement(upTo: limit)
        isFitting = false
      }
      if wanted.isLimited {
        let isNew = height.constant != wanted.height
        if isNew { height.constant = wanted.height }
        guard !view.isScrollEnabled else {
          // What is written stays in sight where there is less room than before.
          if isNew, view.isFirstResponder, let end = view.selectedTextRange?.end {
            view.window?.layoutIfNeeded()
            view.scrollRectToVisible(view.caretRect(for: end), animated: false)
          }
          return
        }
        height.isActive = true
        // The height first, then what scrolls in it.
        view.window?.layoutIfNeeded()
        view.isScrollEnabled = true
        let watch = ListWatch(view, didScroll)
        self.watch = watch
        return
      }
      guard view.isScrollEnabled else { return }
      watch?.removeFromSuperview()
      view.isScrollEnabled = false
      height.isActive = false
      view.invalidateIntrinsicContentSize()
    }

    /// Leaves the view to the app.
    func stop() {
      height.isActive = false
      watch?.removeFromSuperview()
    }
  }
#endif
