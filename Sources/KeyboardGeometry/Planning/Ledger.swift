import Foundation

/// The value of one property, such as an inset or a content offset, and how many points several
/// owners have added to the value. An owner is an avoider or a bar. The app may assign another
/// value at any time.
///
/// No owner saves the value and restores it later. The ledger stores the app's own value (the
/// *base*) and the points that each owner has added (its *contribution*). The value to write is the
/// sum of the base and all contributions.
///
/// Rounding errors do not accumulate, because the sum is calculated from scratch each time. Once no
/// contribution is left, `value` is exactly the base. As long as the app does not change the value,
/// the base is exactly the first observed value. A change by the app is kept with the rounding
/// error of one addition. There is no error if all values are multiples of 1/1024 below 10¹².
///
/// Queries allocate no memory. The ledger allocates memory only for the first contribution of an
/// owner, and when the app changes the value.
///
/// If the app or UIKit changes the value, the ledger treats the change in one of two ways:
/// 1. As a *difference*, as in `inset += 10`. The ledger adds the difference to the base.
/// 2. As a *new value*, as in `inset = 20`. The new value replaces the base, and the value to write
///    includes all contributions again.
///
/// For most properties, the ledger guesses at each change whether it is a difference or a new
/// value. A table view controller always adds points to its list's inset and later subtracts them,
/// so each change of this inset is a difference. Apps always assign additional safe areas, so each
/// change of an additional safe area is a new value.
package struct Ledger: Sendable {
  /// Identifies an owner: an object that has added points to the value, such as an avoider. This
  /// type is not a generic parameter, because calls from other modules would then go through the
  /// compiler's witness tables.
  package typealias Owner = ObjectIdentifier

  /// How we assume that the app, or other code, changes the value.
  package enum Changing: Sendable {
    /// We guess at each change whether the app has added points, as in `inset += 10`, or has
    /// assigned a new value, as in `inset = 20`. The comment of `observe(_:)` lists the conditions.
    case eitherWay
    /// The app adds points to the value that it reads, as in `inset += 10`. So the points that we
    /// have added are still in the changed value.
    case byDifferences
    /// The app assigns a new value, as in `inset = 20`. So the points that we have added are no
    /// longer in the changed value.
    case outright
  }

  /// The app's own value, without the points that the owners have added.
  package private(set) var base: CGFloat
  private var contributions: [(owner: Owner, amount: CGFloat)] = []
  /// The value that we last wrote.
  package private(set) var written: CGFloat
  /// How many points the app has added to the value in each of its last changes, newest last. When
  /// the app undoes a change, we remove that change from this array.
  private var changes: [CGFloat] = []
  /// A value that the app had before we added anything. If the app assigns this value again, the
  /// value becomes the new `base`.
  private var earlier: CGFloat
  private let changing: Changing
  private let minimum: CGFloat

  /// Makes a ledger for a value to which no owner has added anything.
  ///
  /// - Parameters:
  ///   - base: The value that the app has set.
  ///   - earlier: A value that the app had set before `base`. Nil if none is known.
  ///   - changing: How to interpret a change of the value by the app or by other code.
  ///   - minimum: The smallest value that the app could plausibly want, such as 0 for an inset. If
  ///     the app changes the value, we usually add the change to the base. If the base would then
  ///     be less than the minimum, we assume that the app has assigned a new value. The minimum is
  ///     ignored if the base is already less.
  package init(
    base: CGFloat, earlier: CGFloat? = nil, changing: Changing = .eitherWay,
    minimum: CGFloat = -.infinity
  ) {
    self.base = base
    self.changing = changing
    self.minimum = minimum
    self.earlier = earlier ?? base
    written = base
  }

  /// The value to write: the app's own value plus all points that the owners have added.
  package var value: CGFloat { contributions.reduce(base) { $0 + $1.amount } }

  /// The points that all owners have added, in total.
  package var total: CGFloat { contributions.reduce(0) { $0 + $1.amount } }

  var owners: [Owner] { contributions.map(\.owner) }

  var amounts: [CGFloat] { contributions.map(\.amount) }

  /// True if no owner has added anything to the value.
  package var isEmpty: Bool { contributions.isEmpty }

  /// Returns how many points `owner` has added to the value. 0 if it has added none.
  package func contribution(of owner: Owner) -> CGFloat {
    contributions.first { $0.owner == owner }?.amount ?? 0
  }

  /// Replaces the points that `owner` has added to the value, and returns the new value to write.
  ///
  /// Before this call, pass the present value to `observe(_:)`. After this call, write the returned
  /// value. The ledger relies on the caller to do this. An amount of 0, or one that is not finite,
  /// removes the contribution.
  @discardableResult
  package mutating func contribute(_ amount: CGFloat, by owner: Owner) -> CGFloat {
    let index = contributions.firstIndex { $0.owner == owner }
    switch (index, amount.isFinite && amount != 0) {
    case (let index?, true): contributions[index].amount = amount
    case (let index?, false): contributions.remove(at: index)
    case (nil, true): contributions.append((owner, amount))
    case (nil, false): break
    }
    written = value
    return written
  }

  /// Passes the present value to the ledger, so that a change by the app is kept.
  ///
  /// The app may have added points to the value, as in `inset += 10`. Or it may have assigned a new
  /// value, as in `inset = 20`. With `Changing.eitherWay`, the ledger guesses which. It assumes a
  /// new value, which replaces `base`, in four cases:
  /// 1. The app had the present value before we added anything.
  /// 2. The present value is nearer to `base` than to the value that we last wrote.
  /// 3. If the app had added points, `base` would now be less than the minimum. For example, an
  ///    inset would be negative (KeyboardFailures 28).
  /// 4. The value has changed in the direction of `impossibleSign`, and `changes` is empty.
  ///
  /// In all other cases, the ledger assumes that the app has added or subtracted points. If the app
  /// undoes an earlier change, the ledger assumes this even in the four cases. For example, a table
  /// view controller first adds the keyboard's height (`inset += 302`) and later subtracts it
  /// (`inset -= 302`).
  ///
  /// A value that is not finite is ignored.
  ///
  /// - Returns: The value to write. If the app has assigned a new value, this value differs from
  ///   `current`. The ledger relies on the caller to write the returned value.
  /// - Parameters:
  ///   - shift: By how many points the value has changed for another reason. For example, a view's
  ///     center moves when the height of the view changes.
  ///   - impossibleSign: Positive if we assume that the app adds no points now, negative if we
  ///     assume that the app subtracts no points now. 0 if we assume neither.
  ///   - holds: Whether to keep the value that we last wrote, even if the app has assigned a new
  ///     value. The contribution of the newest owner then changes, so that the sum stays the same.
  @discardableResult
  package mutating func observe(
    _ current: CGFloat, shiftedBy shift: CGFloat = 0, impossibleSign: CGFloat = 0,
    holds: Bool = false
  ) -> CGFloat {
    guard current != written, current.isFinite else { return written }
    defer { earlier += shift }
    if isEmpty || isOverwritten(at: current, shiftedBy: shift, impossibleSign: impossibleSign) {
      let held = written + shift
      base = current
      changes = []
      if holds, !isEmpty { leave(held - value) }
    } else if let index = takenBack(at: current) {
      base -= changes.remove(at: index)
    } else {
      base += current - written
      changes = changes.suffix(3) + [current - written]
    }
    written = value
    return written
  }

  /// True if the app has assigned a new value, so that the present value no longer includes any
  /// contribution.
  ///
  /// - Parameter impossibleSign: Ignored if `changes` is not empty. Otherwise:
  ///   - Positive: We assume that the app adds no points now. So a greater value is a new value.
  ///   - Negative: We assume that the app subtracts no points now. So a smaller value is a new
  ///     value.
  ///   - 0: We assume neither.
  package func isOverwritten(
    at current: CGFloat, shiftedBy shift: CGFloat = 0, impossibleSign: CGFloat = 0
  ) -> Bool {
    guard !isEmpty, changing != .byDifferences, current.isFinite, current != written,
      takenBack(at: current) == nil
    else { return false }
    if changing == .outright { return true }
    if abs(current - shift - earlier) < 1 / 1024 { return true }
    let different = base + current - written
    if changes.isEmpty, (current - written - shift) * impossibleSign > 1 / 1024 { return true }
    return abs(current - base - shift) < abs(current - written - shift)
      || base >= minimum && different < minimum - 1 / 1024
  }

  /// The owner that most recently began to contribute. Nil if no owner has added anything.
  package var newest: Owner? { contributions.last?.owner }

  /// Replaces the app's own value (`base`), but keeps the value to write. So if `base` becomes 20
  /// points less, the contribution of the newest owner becomes 20 points greater.
  package mutating func rebase(to other: CGFloat) {
    guard !isEmpty else { return }
    let difference = base - other
    base = other
    leave(difference)
  }

  /// Accepts a value that UIKit has clamped to its limits. A decrease reduces the contribution of
  /// `owner`. Does nothing if only other owners have contributions.
  ///
  /// - Parameter limit: The greatest value that would be possible without any contribution.
  ///   Afterwards, the base is not greater than this limit.
  package mutating func acceptClamp(to current: CGFloat, by owner: Owner, limit: CGFloat) {
    let amount = contribution(of: owner)
    guard isEmpty || amount != 0 else { return }
    // If the value has increased, UIKit has increased it. We count the increase as the app's own.
    base += max(0, current - written)
    // A decrease first reduces the points that the owner has added, and then the app's own value
    // (`base`).
    let left = amount + min(0, current - written)
    if amount > 0, left < 0 { base += left }
    let rest = min(base, isEmpty ? min(limit, current) : limit)
    let moved = (amount > 0 ? max(0, left) : left) + (base - rest)
    base = rest
    contribute(moved, by: owner)
    acceptRounding(at: current)
  }

  /// Accepts a value to which UIKit has moved the property. The contribution of the newest owner
  /// changes by the same distance as the value. Does nothing if no owner has added anything.
  package mutating func acceptMove(to current: CGFloat) {
    guard !isEmpty else { return }
    leave(current - written)
    written = current
  }

  /// Accepts a change of the property by UIKit or the app as if `owner` had made the change. The
  /// contribution of `owner` changes by the same distance as the value. Does nothing if the
  /// contribution would become negative.
  package mutating func acceptMove(to current: CGFloat, by owner: Owner) {
    let amount = contribution(of: owner) + current - written
    guard current != written, amount >= 0 else { return }
    contribute(amount, by: owner)
    written = current
  }

  /// Returns the index in `changes` of an earlier change that the app has just undone. For example,
  /// the app has once added 302 points, and the value is now 302 points less than we last wrote.
  /// Nil if there is no such change.
  private func takenBack(at current: CGFloat) -> Int? {
    changes.lastIndex { abs(written - current - $0) < 1 / 1024 }
  }

  /// Accepts the value that UIKit has stored after we wrote a value, if the stored value differs by
  /// at most half a point. UIKit may have rounded the value: scroll views round offsets to whole
  /// pixels, and a pixel is at most one point. Does nothing if the value differs by more.
  package mutating func acceptRounding(at stored: CGFloat) {
    if abs(stored - written) <= 0.5 { written = stored }
  }

  /// Accepts that the app has altered what `owner` has just added. For example, a delegate may
  /// limit how far a list can be scrolled, or round the offset to whole rows. The contribution of
  /// `owner` changes by the same number of points.
  ///
  /// Does nothing if the contribution would change its sign, or become more than twice as great.
  /// The app has then not altered our scroll, but has scrolled to another position.
  package mutating func acceptAlteredChange(at current: CGFloat, by owner: Owner) {
    let amount = contribution(of: owner)
    let rest = amount + current - written
    guard amount != 0, current != written, rest * amount >= 0, abs(rest) <= 2 * abs(amount) else {
      return
    }
    contribute(rest, by: owner)
    written = current
  }

  /// Removes the contribution of `owner`, but keeps the value to write. The newest other owner
  /// takes over the removed points. If there is no other owner, they become part of the app's own
  /// value (`base`).
  package mutating func handOver(by owner: Owner) {
    guard let index = contributions.firstIndex(where: { $0.owner == owner }) else { return }
    leave(contributions.remove(at: index).amount)
  }

  /// Adds points to the contribution of the newest owner, or to the base if there is no owner.
  private mutating func leave(_ amount: CGFloat) {
    guard let heir = contributions.indices.last else { return base += amount }
    contributions[heir].amount += amount
    if contributions[heir].amount == 0 { contributions.remove(at: heir) }
  }
}
