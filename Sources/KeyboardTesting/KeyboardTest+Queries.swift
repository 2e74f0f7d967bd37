#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// Queries that return a value instead of throwing an error.
  extension KeyboardTest {
    /// Returns how much of a view the user sees at this moment.
    public func visibility(of view: UIView) -> KeyboardTestVisibility {
      guard view === window || view.isDescendant(of: window) else { return .notInWindow }
      var current: UIView? = view
      while let candidate = current {
        // We treat a view with an alpha below 0.01 as hidden. UIKit sends no touches to such a
        // view, either.
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

    /// Whether a view is completely visible at this moment.
    public func isVisible(_ view: UIView) -> Bool { visibility(of: view) == .visible }

    /// Returns how far a view has moved since the keyboard was hidden, in points. Positive is right
    /// and down. Nil if the view was not in the window then.
    public func movement(of view: UIView) -> CGPoint? {
      guard let old = baseline.frame(of: view) else { return nil }
      let new = frame(of: view)
      return CGPoint(x: new.minX - old.minX, y: new.minY - old.minY)
    }

    /// Whether a view has the same position and size as when the keyboard was hidden.
    public func isUntouched(_ view: UIView) -> Bool {
      baseline.frame(of: view).map { $0.isNear(frame(of: view)) } ?? false
    }

    /// Returns the frame of a view in the window's coordinates.
    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// Returns the part of a view that no view around it clips, in the window's coordinates.
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
