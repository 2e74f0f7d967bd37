#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  extension Ledgers {
    /// The record of one property. This is a class and not a struct, because copying a struct with
    /// a weak reference is slow.
    @MainActor
    final class Entry {
      weak var object: AnyObject?
      var ledger: Ledger
      /// For `center.y`: the value of `TrackedProperty.origin` when we last wrote `center.y`.
      /// `origin` changes exactly as `center.y` does when UIKit resizes the view or its superview.
      /// Zero for all other properties.
      var origin: CGFloat
      /// For `center.y`: the latest known value of `TrackedProperty.scaling`. Nil for all other
      /// properties.
      private var scaling: Scaling?
      /// The values that limit scrolling, such as the content height and the insets. We store them
      /// each time we find the scroll view at the offset in this record. If we find another offset
      /// later, but the same limits, UIKit has not clamped the offset (`mayBeClamped(_:)`).
      ///
      /// Nil after we have noticed that UIKit has changed the offset. Always nil for properties
      /// other than a content offset.
      var limits: Limits?
      /// True if the user has scrolled since we last set the content offset. Always false for other
      /// properties.
      var hasUserScrolled = false
      /// True if the scroll view has been at rest at the offset that we had set, at least once
      /// since this record was made. At rest means that UIKit's `isScrollAnimating` was false. If
      /// true, a scroll animation that runs now has begun after that rest. So the app may have
      /// started the animation.
      ///
      /// Always false before iOS 17.4, and for properties other than a content offset.
      var hasBeenStill = false
      /// The points that `owner`, an avoider or a `KeyboardBar`, had added when a keyboard motion
      /// began. This is the latest motion in which we have changed the property. The planner may
      /// revise only the points that the avoider has added during the motion.
      /// - `owner`: The avoider or bar that was the first to change the property during the motion.
      /// - `motion`: The number of the motion.
      /// - `amount`: The points that `owner` had added when the motion began. If UIKit scrolls to
      ///   the input or layout changes the app's own offset during the motion, we adapt this
      ///   amount. The planner must not revise such changes.
      ///
      /// Nil if we last changed the property while the keyboard was at rest, or if
      /// `handOver(_:by:)` has removed an owner since then.
      var beforeMotion: (owner: ObjectIdentifier, motion: Int, amount: CGFloat)?
      /// The content offsets at which the content is scrolled to its top, for the two latest widths
      /// of the scroll view. The offset for the present width is last.
      ///
      /// Empty if the app's own content offset (the offset without our points) was not at the
      /// content's top when this record was made.
      private var tops: [Top] = []
      /// For an upside-down list: the latest known value of `TrackedProperty.firstRow`, the content
      /// offset at which the first row is at the list's lower edge on screen.
      ///
      /// Nil if the app's own content offset (the offset without our points) did not show the first
      /// row there when this record was made.
      private var firstRow: CGFloat?

      init(of tracked: TrackedProperty, _ ledger: Ledger) {
        object = tracked.object
        self.ledger = ledger
        origin = tracked.origin
        limits = tracked.top?.limits
        if let top = tracked.top, abs(ledger.base - top.offset) <= 0.5 { tops = [top] }
        firstRow = tracked.firstRow.flatMap { abs(ledger.base - $0) <= 0.5 ? $0 : nil }
        resize(to: tracked)
      }

      /// Adapts the record of `center.y` if autoresizing has moved the view, because the superview
      /// has another height. For example, the view's top and bottom margins are flexible, and both
      /// margins together become 10 % shorter. The y of a lifted view's top edge in the superview
      /// then becomes 10 % less. So we reduce both parts of this y, the app's own y and our lift,
      /// by 10 %.
      func resize(to tracked: TrackedProperty) {
        guard let now = tracked.scaling else { return }
        if let scaling, scaling.superviewHeight != now.superviewHeight {
          ledger.scale(by: scaling.factor(for: now.superviewHeight), around: origin)
        }
        scaling = now
      }

      /// Stores in `beforeMotion` how much `owner` has added to the property so far. Call this
      /// method before each change of the property by an avoider or bar.
      ///
      /// - Parameter motion: The number of the keyboard motion that is under way. Only the first
      ///   call with the same number stores an amount. If nil, the keyboard is at rest, and
      ///   `beforeMotion` becomes nil.
      func begin(_ motion: Int?, by owner: ObjectIdentifier) {
        guard motion != beforeMotion?.motion else { return }
        beforeMotion = motion.map { (owner, $0, ledger.contribution(of: owner)) }
      }

      /// True if the app or UIKit has assigned a new value to the property.
      func isOverwritten(by tracked: TrackedProperty) -> Bool {
        // We compare the values first, because the call of the ledger's method copies the ledger,
        // which is slow.
        tracked.current != ledger.written
          && ledger.isOverwritten(
            at: tracked.current, shiftedBy: shift(of: tracked),
            assignmentSign: tracked.assignmentSign)
      }

      /// Returns the part of the change of `center.y` since our last write that comes from a new
      /// height of the view or its superview. In points, positive downward. Zero for all other
      /// properties.
      func shift(of tracked: TrackedProperty) -> CGFloat { tracked.origin - origin }

      /// Returns the new value of the app's own content offset (the offset without the points that
      /// we have added), if layout has changed this value. Nil if the value stays the same.
      ///
      /// For example, content that was scrolled to its top before a rotation has to be scrolled to
      /// its top after the rotation.
      private func resizedBase(of tracked: TrackedProperty) -> CGFloat? {
        // This is an upside-down list. The first row was at the list's lower edge on screen and has
        // to stay there.
        if let firstRow, let now = tracked.firstRow { return now == firstRow ? nil : now }
        // `tops` is empty if the content was not scrolled to its top when this record was made.
        guard let top = tracked.top, let last = tops.last else { return nil }
        // The width is the same as before, and so is `isAdjusted` (whether UIKit adds the safe area
        // to the top inset). So if the top offset has changed, a bar at the top has changed:
        // 1. The top offset is less now: a bar has appeared or grown. The content has to begin
        //    below the bar.
        // 2. The top offset is greater now: a bar has gone or shrunk. The content must not leave a
        //    blank band at the top.
        // 3. Exception to case 2: the bar shrinks whenever content scrolls, as a large title does.
        //    The app's own offset then stays the same.
        if last.isComparable(to: top) {
          if abs(top.offset - last.offset) <= 0.5 { return nil }
          if top.offset < last.offset { return top.offset }
          guard let scrollView = object as? UIScrollView, !scrollView.hasBarThatShrinks else {
            return nil
          }
          return top.offset
        }
        // If the width or `isAdjusted` has changed, but the scroll view had the same values once
        // before, we use the top offset from that time. We ignore that a large title may have
        // become smaller since then.
        return tops.first { $0.isComparable(to: top) }?.offset ?? top.offset
      }

      /// Returns how many points `rebaseAfterLayout(of:)` would add to the *amount* of `owner` now.
      /// Zero if `owner` is not the newest avoider or bar.
      ///
      /// The content offset is the app's own offset plus the amounts: the points that each avoider
      /// or bar has added. Layout may change the app's own offset, as in a rotation
      /// (`resizedBase(of:)`). `rebaseAfterLayout(of:)` records the new own offset. The amount of
      /// the newest avoider or bar makes up for the difference, so that the sum stays the same. For
      /// example, if the app's own offset becomes 20 points less, this amount becomes 20 points
      /// greater.
      func amountAddedByRebasing(of owner: ObjectIdentifier, in tracked: TrackedProperty) -> CGFloat
      {
        guard ledger.newest == owner, let base = resizedBase(of: tracked) else { return 0 }
        return ledger.base - base
      }

      /// The greatest value that the app's own content offset (the offset without the points that
      /// we have added) can have. Nil if there is no limit.
      ///
      /// If the app's own offset is at the content's top, it must not become greater. Any rows
      /// above the visible ones are there only because we have scrolled. UIKit shifts the content
      /// offset if the actual height of such rows differs from their estimated height. Without our
      /// scroll, UIKit would not shift the offset. So we count the shift as points that we have
      /// added.
      var topLimit: CGFloat? {
        tops.isEmpty || ledger.isEmpty ? nil : ledger.base
      }

      /// Records the new value of the app's own content offset, if layout has changed this value,
      /// for example in a rotation. The amount of the newest avoider or bar makes up for the
      /// difference, so that the sum stays the same.
      func rebaseAfterLayout(of tracked: TrackedProperty) {
        guard var top = tracked.top, let base = resizedBase(of: tracked) else { return }
        if let beforeMotion, beforeMotion.owner == ledger.newest {
          self.beforeMotion?.amount += ledger.base - base
        }
        ledger.rebase(to: base)
        if firstRow != nil { firstRow = tracked.firstRow }
        // Keep the top offsets of the two latest widths, usually those of portrait and landscape.
        // If we kept all offsets, the array would grow while the user resizes the window.
        tops = tops.filter { !$0.isComparable(to: top) }.suffix(1)
        top.offset = base
        tops.append(top)
      }
    }
  }
#endif
