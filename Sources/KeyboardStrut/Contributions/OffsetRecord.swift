#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  extension Ledgers {
    /// How far a scroll view can be scrolled, and the content offset at its top. For an upside-down
    /// list, also the content offset at its first row.
    package struct ScrollGeometry {
      let limits: Limits
      /// True if UIKit has added the safe area to the top inset. On a screen without bars, UIKit
      /// adds the safe area only if the content is tall enough to scroll.
      let isAdjusted: Bool
      /// The content offset at which the scroll view is scrolled to its top.
      ///
      /// This offset changes when the scroll view's width changes, for example in a rotation.
      /// Content that was scrolled to its top before the rotation has to be scrolled to its top
      /// afterwards. So for such content, we record the new top offset as the app's own offset.
      var top: CGFloat
      /// For a list that the app has turned upside down: the content offset that puts the first row
      /// at the list's lower edge on screen. Calculated without the inset that we have added there.
      /// Nil for all other lists.
      ///
      /// If the app changes its own inset at that edge, this offset changes, too. A list whose
      /// first row was at the edge keeps its row there, because UIKit scrolls it.
      let firstRow: CGFloat?

      /// True if both geometries have the same width and the same `isAdjusted`. Then only a bar at
      /// the top can make their top offsets differ.
      func isComparable(to other: ScrollGeometry) -> Bool {
        limits.size.width == other.limits.size.width && isAdjusted == other.isAdjusted
      }
    }

    /// The values that limit how far a scroll view can scroll. UIKit clamps the content offset only
    /// when one of these values changes.
    struct Limits: Equatable {
      var size: CGSize
      var contentHeight: CGFloat
      /// The inset of `contentInset` that the user sees below the content: the bottom inset, or the
      /// top inset if the scroll view is upside down.
      var inset: CGFloat
      /// The inset of `adjustedContentInset` that the user sees below the content: the bottom
      /// inset, or the top inset if the scroll view is upside down.
      var adjustedInset: CGFloat
    }

    /// Our record of a content offset, except for the points that avoiders and bars have added.
    @MainActor
    final class OffsetRecord {
      /// The values that limit scrolling, such as the content height and the insets. We store them
      /// each time we find the scroll view at the offset in this record. If we find another offset
      /// later, but the same limits, UIKit has not clamped the offset (`mayBeClamped(_:)`). Nil
      /// after we have noticed that UIKit has changed the offset.
      var limits: Limits?
      /// True if the user has scrolled since we last set the content offset.
      private(set) var hasUserScrolled = false
      /// True if the scroll view has been at rest at the offset that we had set, at least once
      /// since this record was made. At rest means that UIKit's `isScrollAnimating` was false. If
      /// true, a scroll animation that runs now has begun after that rest. So the app may have
      /// started the animation. Always false before iOS 17.4.
      private(set) var hasBeenStill = false
      /// The latest geometry for each of the two latest widths. The one with the present width is
      /// last. Empty if the app's own content offset (the offset without our points) was not at the
      /// content's top when this record was made.
      private var tops: [ScrollGeometry] = []
      /// The latest known value of `ScrollGeometry.firstRow`. Nil if the app's own content offset
      /// had another value when this record was made.
      private var firstRow: CGFloat?

      init(_ geometry: ScrollGeometry, own offset: CGFloat) {
        limits = geometry.limits
        if abs(offset - geometry.top) <= 0.5 { tops = [geometry] }
        firstRow = geometry.firstRow.flatMap { abs(offset - $0) <= 0.5 ? $0 : nil }
      }

      /// True if the app's own content offset was at the content's top when this record was made.
      var isAtTop: Bool { !tops.isEmpty }

      /// Records that we set the content offset now.
      func noteWrite(at geometry: ScrollGeometry?) {
        limits = geometry?.limits
        hasUserScrolled = false
      }

      /// Records that the user changes the content offset by scrolling.
      func noteScrolledByUser() { hasUserScrolled = true }

      /// Records that the scroll view is at the offset that we had set.
      func noteKept(at geometry: ScrollGeometry?, isStill: () -> Bool) {
        limits = geometry?.limits
        if !hasBeenStill, isStill() { hasBeenStill = true }
      }

      /// Returns the new value of the app's own content offset (the offset without the points that
      /// we have added), if layout has changed this value. Nil if the value stays the same.
      ///
      /// For example, content that was scrolled to its top before a rotation has to be scrolled to
      /// its top after the rotation.
      func resizedBase(for geometry: ScrollGeometry, in object: AnyObject?) -> CGFloat? {
        // `firstRow` exists only for an upside-down list. The first row was at the list's lower
        // edge on screen and has to stay there, so we return its new offset, if it has changed.
        if let firstRow, let now = geometry.firstRow { return now == firstRow ? nil : now }
        // If the content was not scrolled to its top when this record was made, `tops` is empty.
        guard let last = tops.last else { return nil }
        // The first case is that the width is the same as before, and so is `isAdjusted` (whether
        // UIKit adds the safe area to the top inset). Then only a bar at the top can have changed
        // the top offset, which is minus the top inset:
        // 1. The top offset is less now: a bar has appeared or grown. The content has to begin
        //    below the bar.
        // 2. The top offset is greater now: a bar has gone or shrunk. The content must not leave a
        //    blank band at the top.
        // 3. Exception to case 2: the bar shrinks whenever content scrolls, as a large title does.
        //    The app's own offset then stays the same.
        if last.isComparable(to: geometry) {
          if abs(geometry.top - last.top) <= 0.5 { return nil }
          if geometry.top < last.top { return geometry.top }
          guard let scrollView = object as? UIScrollView, !scrollView.hasBarThatShrinks else {
            return nil
          }
          return geometry.top
        }
        // If the width or `isAdjusted` has changed, but the scroll view had the same values once
        // before, we use the top offset from that time. We ignore that a large title may have
        // become smaller since then.
        return tops.first { $0.isComparable(to: geometry) }?.top ?? geometry.top
      }

      /// Records that `base` is the app's own content offset from now on. Call this only with a
      /// value of `resizedBase(for:in:)`.
      func rebase(to base: CGFloat, at geometry: ScrollGeometry) {
        if firstRow != nil { firstRow = geometry.firstRow }
        // Keep the top offsets of the two latest widths, usually those of portrait and landscape.
        // If we kept all offsets, the array would grow while the user resizes the window.
        tops = tops.filter { !$0.isComparable(to: geometry) }.suffix(1)
        var geometry = geometry
        geometry.top = base
        tops.append(geometry)
      }
    }
  }
#endif
