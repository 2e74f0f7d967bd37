#if canImport(UIKit)
  import UIKit

  /// A hash of all values that a decision of an avoider or bar depends on, such as frames and
  /// insets. In a run-loop turn without events, an avoider or bar usually decides again only if
  /// this hash has changed since its latest decision.
  ///
  /// We compute the hash at the end of every run-loop turn while a keyboard is up. An avoider does
  /// not add content offsets to its hash. So when the user scrolls, the avoider does not decide
  /// again, and does not scroll back.
  package struct Surroundings: Equatable {
    private var digest: UInt64 = 14_695_981_039_346_656_037

    package init() {}

    package mutating func add(_ number: CGFloat) {
      // The hash function is FNV-1a, applied to 64-bit words instead of bytes.
      digest = (digest ^ Double(number).bitPattern) &* 1_099_511_628_211
      digest ^= digest >> 29
    }

    mutating func add(_ object: AnyObject?) {
      var address: UInt = 0
      if let object { address = UInt(bitPattern: ObjectIdentifier(object)) }
      digest = (digest ^ UInt64(address)) &* 1_099_511_628_211
    }

    package mutating func add(_ rect: CGRect) {
      add(rect.minX)
      add(rect.minY)
      add(rect.width)
      add(rect.height)
    }

    package mutating func add(_ size: CGSize) {
      add(size.width)
      add(size.height)
    }

    package mutating func add(_ insets: UIEdgeInsets) {
      add(insets.top)
      add(insets.bottom)
    }

    /// Adds the vertical positions and heights of a view and of all its superviews to the hash.
    /// Also adds whether one of these views is hidden or transparent. Content offsets are left out,
    /// so scrolling does not change the hash.
    ///
    /// - Returns: True if `container` is `view` or one of its superviews.
    @MainActor @discardableResult
    mutating func addPositions(of view: UIView, inside container: UIView? = nil) -> Bool {
      var isInside = false
      var next: UIView? = view
      while let current = next {
        if current === container { isInside = true }
        addGeometry(of: current)
        next = current.superview
      }
      return isInside
    }

    /// Adds the vertical position and height of one view to the hash, and whether the view is
    /// hidden or transparent. For a scroll view, also adds the content height and the adjusted
    /// content inset.
    ///
    /// - Parameter includesScrolling: Whether to add the content offset and the `contentInset` of a
    ///   scroll view, too.
    @MainActor
    mutating func addGeometry(of view: UIView, includesScrolling: Bool = false) {
      let bounds = view.bounds
      add(view.center.y)
      add(bounds.height)
      if view.isHidden || view.alpha < 0.01 { add(1) }
      if let scrollView = view as? UIScrollView {
        add(scrollView.contentSize.height)
        add(scrollView.adjustedContentInset)
        if includesScrolling {
          add(bounds.minY)
          add(scrollView.contentInset)
        }
      } else {
        add(bounds.minY)
      }
      let transform = view.transform
      if !transform.isIdentity {
        add(transform.d)
        add(transform.ty)
      }
    }
  }
#endif
