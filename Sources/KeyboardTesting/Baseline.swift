#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// The frames of all views in a window at one time, in the window's coordinates.
  @MainActor
  struct Baseline {
    private struct Entry {
      weak var view: UIView?
      let frame: CGRect
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    init() {}

    init(of window: UIWindow) {
      for view in window.subviews { add(view) }
    }

    private mutating func add(_ view: UIView) {
      entries[ObjectIdentifier(view)] = Entry(
        view: view, frame: view.convert(view.bounds, to: nil))
      for subview in view.subviews { add(subview) }
    }

    /// Returns the recorded frame of a view. Nil if the view was not in the window then.
    func frame(of view: UIView) -> CGRect? {
      // A new view may have the address of a deallocated view, so we compare the views, too.
      guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
      return entry.frame
    }

    /// Returns the views whose frames have changed since they were recorded, outermost first.
    func movedViews(in window: UIWindow) -> [UIView] {
      var moved: [UIView] = []
      func visit(_ view: UIView) {
        if let old = frame(of: view), !old.isNear(view.convert(view.bounds, to: nil)) {
          moved.append(view)
        }
        view.subviews.forEach(visit)
      }
      window.subviews.forEach(visit)
      return moved
    }
  }

  extension CGRect {
    /// Whether two rects are equal except for rounding. Each value may differ by less than half a
    /// point.
    func isNear(_ other: CGRect) -> Bool {
      abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5
        && abs(width - other.width) < 0.5 && abs(height - other.height) < 0.5
    }
  }
#endif
