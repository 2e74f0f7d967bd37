#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// Questions that answer instead of throwing.
  extension KeyboardTest {
    /// How much of a view a person sees now.
    public func visibility(of view: UIView) -> KeyboardTestVisibility {
      guard view === window || view.isDescendant(of: window) else { return .notInWindow }
      var current: UIView? = view
      while let candidate = current {
        // A view that is more transparent than this takes no touches either.
        if candidate !== window, candidate.isHidden || candidate.alpha < 0.01 { return .invisible }
        current = candidate.superview
      }
      let frame = frame(of: view)
      guard frame.width > 0, frame.height > 0 else { return .empty }
      let shown = unclippedPart(of: view)
      let clipped = frame.height - shown.height
      if shown.isNull || shown.width < 1 || clipped >= 1 {
        return .clipped(points: shown.isNull ? frame.height : clipped, of: frame.height)
      }
      let covered = keyboardFrame.map { $0.intersection(shown) } ?? .null
      guard !covered.isNull, covered.width >= 1, covered.height >= 1 else { return .visible }
      return .covered(points: covered.height, of: frame.height)
    }

    /// Whether all of a view can be seen.
    public func isVisible(_ view: UIView) -> Bool { visibility(of: view) == .visible }

    /// How far a view has moved since the keyboard was down, in points; nil if it was not there
    /// then.
    public func movement(of view: UIView) -> CGPoint? {
      guard let old = baseline.frame(of: view) else { return nil }
      let new = frame(of: view)
      return CGPoint(x: new.minX - old.minX, y: new.minY - old.minY)
    }

    /// Whether a view is where it was, and as large, when the keyboard was down.
    public func isUntouched(_ view: UIView) -> Bool {
      baseline.frame(of: view).map { $0.isNear(frame(of: view)) } ?? false
    }

    /// In the window's coordinates.
    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// The part of a view that no view around it clips, in the window's coordinates.
    private func unclippedPart(of view: UIView) -> CGRect {
      var rect = view.bounds
      var current = view
      while let container = current.superview {
        rect = current.convert(rect, to: container)
        if container.clipsToBounds || container is UIScrollView || container === window {
          rect = rect.intersection(container.bounds)
          if rect.isNull { return .null }
        }
        current = container
      }
      return rect
    }
  }
#endif
