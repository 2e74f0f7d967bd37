#if canImport(UIKit)
  import UIKit

  /// Everything that a listener's decision depends on, boiled down to one number that is cheap to
  /// compare: the same number means that nothing is different.
  ///
  /// It is read at the end of every turn while a keyboard is up. Where a scroll view stands is left
  /// out, because that is the user's; so scrolling makes no difference.
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

    /// Where a view is on screen, up to the window, however far what is around it is scrolled, and
    /// whether anything on the way hides it.
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
