#if canImport(UIKit)
  import UIKit

  /// Everything that a listener's decision depends on, hashed to one number that is cheap to
  /// compare. An equal number means that nothing has changed.
  ///
  /// We read it at the end of every turn while a keyboard is up. It does not include the offset of
  /// a scroll view, because the user decides that. So scrolling makes no difference.
  @MainActor
  package struct Surroundings: Equatable {
    private var digest: UInt64 = 14_695_981_039_346_656_037

    package init() {}

    package mutating func add(_ number: CGFloat) {
      // FNV-1a, over whole words.
      digest = (digest ^ Double(number).bitPattern) &* 1_099_511_628_211
      digest ^= digest >> 29
    }

    mutating func add(_ object: AnyObject?) {
      let address = object.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0
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

    /// Adds a view's position on screen, up to the window and regardless of scrolling, and whether
    /// the view or one around it is hidden.
    mutating func addPlace(of view: UIView) {
      var next: UIView? = view
      while let current = next {
        let bounds = current.bounds
        add(current.center.y)
        add(bounds.height)
        if current.isHidden || current.alpha < 0.01 { add(1) }
        if let scrollView = current as? UIScrollView {
          add(scrollView.contentSize.height)
          add(scrollView.adjustedContentInset)
        } else {
          add(bounds.minY)
        }
        let transform = current.transform
        if !transform.isIdentity {
          add(transform.d)
          add(transform.ty)
        }
        next = current.superview
      }
    }
  }
#endif
