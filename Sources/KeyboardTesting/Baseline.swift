#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// Where the views of a window are at one time, in the window's coordinates.
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

    /// Where a view was; nil if it was not there.
    func frame(of view: UIView) -> CGRect? {
      // A view that is gone may have left its address to another.
      guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
      return entry.frame
    }

    /// The views that are not where they were, outermost first.
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
    /// Equal but for less than half a point, which is what rounding makes.
    func isNear(_ other: CGRect) -> Bool {
      abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5
        && abs(width - other.width) < 0.5 && abs(height - other.height) < 0.5
    }
  }
#endif
