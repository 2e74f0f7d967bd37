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
      /// Nil unless the property is a `center.y`.
      private let center: CenterRecord?
      /// Nil unless the property is a content offset.
      let offset: OffsetRecord?
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

      init(of tracked: TrackedProperty, _ ledger: Ledger) {
        object = tracked.object
        self.ledger = ledger
        center = tracked.geometry.center.map(CenterRecord.init)
        offset = tracked.geometry.scroll.map { OffsetRecord($0, own: ledger.base) }
      }

      /// Adapts the record if autoresizing has moved the view.
      func resize(to tracked: TrackedProperty) {
        if let center, let geometry = tracked.geometry.center {
          center.resize(to: geometry, &ledger)
        }
      }

      /// Records that we write the property now.
      func noteWrite(of tracked: TrackedProperty) {
        noteCenter(of: tracked)
        offset?.noteWrite(at: tracked.geometry.scroll)
      }

      /// Records the present heights of the view and its superview, if the property is a
      /// `center.y`.
      func noteCenter(of tracked: TrackedProperty) {
        if let geometry = tracked.geometry.center { center?.noteWrite(at: geometry) }
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

      /// Returns by how many points a new height of the view or its superview has moved `center.y`
      /// since our last write. Positive downward. Zero for all other properties.
      func shift(of tracked: TrackedProperty) -> CGFloat {
        guard let center, let geometry = tracked.geometry.center else { return 0 }
        return center.shift(to: geometry)
      }

      private func resizedBase(of tracked: TrackedProperty) -> CGFloat? {
        guard let offset, let geometry = tracked.geometry.scroll else { return nil }
        return offset.resizedBase(for: geometry, in: object)
      }

      /// Returns how many points `rebaseAfterLayout(of:)` would add to the *amount* of `owner` now.
      /// Zero if `owner` is not the newest avoider or bar.
      ///
      /// The content offset is the app's own offset plus the amounts: the points that each avoider
      /// or bar has added. Layout may change the app's own offset, as in a rotation
      /// (`OffsetRecord.resizedBase`). `rebaseAfterLayout(of:)` records the new own offset. The
      /// amount of the newest avoider or bar makes up for the difference, so that the sum stays the
      /// same. For example, if the app's own offset becomes 20 points less, this amount becomes 20
      /// points greater.
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
        offset?.isAtTop == true && !ledger.isEmpty ? ledger.base : nil
      }

      /// Records the new value of the app's own content offset, if layout has changed this value,
      /// for example in a rotation. The amount of the newest avoider or bar makes up for the
      /// difference, so that the sum stays the same.
      func rebaseAfterLayout(of tracked: TrackedProperty) {
        guard let geometry = tracked.geometry.scroll, let base = resizedBase(of: tracked) else {
          return
        }
        if let beforeMotion, beforeMotion.owner == ledger.newest {
          self.beforeMotion?.amount += ledger.base - base
        }
        ledger.rebase(to: base)
        offset?.rebase(to: base, at: geometry)
      }
    }
  }
#endif
