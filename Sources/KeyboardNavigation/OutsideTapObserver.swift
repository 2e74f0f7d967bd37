#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  extension UIView {
    /// The gesture recognizer that ends editing when the user taps into this view. The recognizer
    /// is added to the view at the first access.
    var outsideTapObserver: UIGestureRecognizer {
      #if NO_ANY_BRIDGING
        // .ci/contract compiles the iOS code of this module on Linux. On Linux, Swift lacks the
        // bridging that `init(target:action:)` needs, so the subclass below does not compile.
        return UIGestureRecognizer()
      #else
        let known = gestureRecognizers?.lazy.compactMap { $0 as? OutsideTapObserver }
        return known?.first { $0.mayDismiss == nil } ?? addOutsideTapObserver(asking: nil)
      #endif
    }

    /// Adds a gesture recognizer that ends editing when the user taps into this view.
    ///
    /// - Parameter mayDismiss: Returns whether a tap into a certain view may end editing. Nil means
    ///   that every tap may.
    func addOutsideTapObserver(asking mayDismiss: ((UIView) -> Bool)?) -> UIGestureRecognizer {
      #if NO_ANY_BRIDGING
        return UIGestureRecognizer()
      #else
        let observer = OutsideTapObserver()
        observer.mayDismiss = mayDismiss
        observer.cancelsTouchesInView = false
        observer.delaysTouchesEnded = false
        addGestureRecognizer(observer)
        return observer
      #endif
    }
  }

  #if !NO_ANY_BRIDGING
    /// A gesture recognizer that ends editing after a tap. Its state never becomes recognized, so
    /// it neither blocks other recognizers nor cancels touches.
    final class OutsideTapObserver: UIGestureRecognizer {
      /// The greatest movement of a tap, in points. If the finger moves further, the user scrolls
      /// or swipes.
      private static let tolerance: CGFloat = 10

      private var start: CGPoint?
      /// Returns whether a tap into a certain view may end editing. Nil means that every tap may.
      var mayDismiss: ((UIView) -> Bool)?

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard start == nil, touches.count == 1, numberOfTouches == 1, let touch = touches.first,
          touch.type != .pencil, let tapped = touch.view, !takesTap(tapped),
          mayDismiss?(tapped) != false
        else {
          state = .failed
          return
        }
        start = touch.location(in: nil)
      }

      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if let touch = touches.first, !isNear(touch) { state = .failed }
      }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let isTap = touches.first.map { isNear($0) } ?? false
        let view = view
        state = .failed
        if isTap { view?.endEditing(false) }
      }

      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
      }

      override func reset() {
        super.reset()
        start = nil
      }

      private func isNear(_ touch: UITouch) -> Bool {
        guard let start else { return false }
        let point = touch.location(in: nil)
        return abs(point.x - start.x) <= Self.tolerance && abs(point.y - start.y) <= Self.tolerance
      }

      /// Whether a tapped view, or a view between it and the recognizer's view, handles taps
      /// itself.
      private func takesTap(_ tapped: UIView) -> Bool {
        var next: UIView? = tapped
        while let current = next {
          if let text = current as? UITextView {
            if text.isSelectable { return true }
          } else if current is UIControl || current.isInput || current is UINavigationBar
            || current is UIToolbar || current is UITabBar || current.servesItself
            || isSelectableCell(current) || current.ownController?.leavesKeyboardToItself == true
          {
            return true
          }
          let recognizers = current.gestureRecognizers ?? []
          if recognizers.contains(where: { $0 is UITapGestureRecognizer && $0.isEnabled }) {
            return true
          }
          if current === view { return false }
          next = current.superview
        }
        return false
      }

      private func isSelectableCell(_ view: UIView) -> Bool {
        guard view is UITableViewCell || view is UICollectionViewCell else { return false }
        return view.superview?.asDataList?.takesTaps ?? true
      }
    }
  #endif
#endif
