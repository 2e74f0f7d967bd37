import Foundation

/// Stores how many points several owners have added to one property, such as an inset or a content
/// offset. An owner is an avoider or a bar.
///
/// No owner saves the value and restores it later, because the app may assign another value at any
/// time. Instead, the ledger stores the app's own value (the *base*) and the points that each owner
/// has added (its *contribution*). The value to write is the sum of the base and all contributions.
///
/// If the app or UIKit changes the value, the ledger treats the change in one of two ways:
/// 1. As a *difference*, as in `inset += 10`. The ledger adds the difference to the base.
/// 2. As a *new value*, as in `inset = 20`. The new value replaces the base, and the value to write
///    includes all contributions again.
///
/// For most properties, the ledger guesses at each change which of the two applies. There are two
/// exceptions. A table view controller always changes its list's inset by differences. For the
/// bottom additional safe area, the ledger adds a *mark* to the value: a tiny fraction of a point.
/// A difference leaves the mark in the value, and a new value does not contain the mark. So the
/// ledger need not guess.
///
/// Rounding errors do not accumulate, because the sum is calculated from scratch each time. Once no
/// contribution is left, `value` is exactly the base. If the app never changes the value, the base
/// is exactly the first observed value. A change by the app is kept with the rounding error of one
/// addition. There is no error if all values are multiples of 1/1024 below 10¹².
///
/// Queries allocate no memory. The ledger allocates memory only for the first contribution of an
/// owner, and when the app changes the value.
package struct Ledger: Sendable {
  /// Identifies an owner: an object that has added points to the value, such as an avoider. If this
  /// type were a generic parameter, calls from other modules would go through the compiler's
  /// witness tables.
  package typealias Owner = ObjectIdentifier

  /// How we assume that the app, or other code, changes the value.
  package enum Changing: Sendable {
    /// We guess at each change whether the app has added points, as in `inset += 10`, or has
    /// assigned a new value, as in `inset = 20`. The comment of `observe(_:)` lists the conditions.
    case eitherWay
    /// The app or UIKit adds points to the present value, as in `inset += 10`. So the points that
    /// we have added are still in the changed value. For example, a table view controller changes
    /// its list's inset like this.
    case byDifferences
    /// The app may do both, and we can tell which. The ledger adds a *mark*, a tiny fraction of a
    /// point, to each value that we write. If the app adds a round number, as in `inset += 10`, the
    /// mark stays in the value: a difference. If the app assigns a value, as in `inset = 20`, the
    /// mark is missing: a new value.
    case marked
  }

  /// The fraction of a point that the ledger adds to each value with `Changing.marked`. A value
  /// with this fraction still includes our points, because no app adds or assigns such a number. No
  /// user can see the fraction on screen.
  ///
  /// Negative, so that the fraction reduces the safe area inset. With a greater inset, content that
  /// just fits would begin to scroll.
  private static let mark: CGFloat = -1 / 1_073_741_824

  /// The app's own value, without the points that the owners have added.
  package private(set) var base: CGFloat
  private var contributions: [(owner: Owner, amount: CGFloat)] = []
  /// The value that we last wrote.
  package private(set) var written: CGFloat
  /// How many points the app has added to the value in each of its last changes, newest last. When
  /// the app undoes a change, we remove that change from this array.
  private var changes: [CGFloat] = []
  /// A value that the app had set before `base`, and may set again. For example, the app changes a
  /// constant when the keyboard shows, and assigns the former constant when the keyboard hides. The
  /// assigned value then becomes the new `base`. If no such value is known, this is the `base` with
  /// which the ledger began.
  private var earlier: CGFloat
  private let changing: Changing
  private let minimum: CGFloat

  /// Makes a ledger for a value to which no owner has added anything.
  ///
  /// - Parameters:
  ///   - base: The value that the app has set.
  ///   - earlier: A value that the app had set before `base`, and may set again. Nil if none is
  ///     known.
  ///   - changing: How to interpret a change of the value by the app or by other code.
  ///   - minimum: The smallest value that the app could plausibly want, such as 0 for an inset. If
  ///     a difference would make the base less than the minimum, we treat the change as a new
  ///     value. Ignored if the base is already less.
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

  /// The value to write: the app's own value plus all points that the owners have added. With
  /// `Changing.marked`, also includes the `mark`, a tiny fraction of a point.
  package var value: CGFloat {
    let mark = changing == .marked && !isEmpty ? Self.mark : 0
    return contributions.reduce(base) { $0 + $1.amount } + mark
  }

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
  /// Before this call, the caller must pass the present value to `observe(_:)`. After this call,
  /// the caller must write the returned value. An amount of 0, or one that is not finite, removes
  /// the contribution.
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
  /// With `Changing.eitherWay`, the ledger guesses whether the change is a difference, as in
  /// `inset += 10`, or a new value, as in `inset = 20`. The first case that applies counts:
  /// 1. The change undoes an earlier difference: a difference. For example, a table view controller
  ///    adds 302 points and later subtracts them.
  /// 2. The app had the present value before we added anything (`earlier`): a new value.
  /// 3. The value has changed in the direction of `assignmentSign`, and the app has made no change
  ///    by a difference before (`changes` is empty): a new value. For example, the app moves a view
  ///    down while the keyboard shows.
  /// 4. The present value is nearer to the app's own value (`base`) than to the value that we last
  ///    wrote: a new value.
  /// 5. As a difference, the change would make `base` less than the minimum: a new value. For
  ///    example, an inset would be negative (KeyboardFailures 28).
  /// 6. All other cases: a difference.
  ///
  /// A value that is not finite is ignored.
  ///
  /// - Returns: The value that the caller must write. If the app has assigned a new value, this
  ///   value differs from `current`, because it includes all contributions again.
  /// - Parameters:
  ///   - shift: How many points of the change have another cause than the app. For example, a
  ///     view's center moves when the height of the view changes.
  ///   - assignmentSign: The direction in which we assume that the app only assigns new values: 1
  ///     for an increase, −1 for a decrease, 0 for neither. See `isOverwritten`.
  ///   - holds: True to keep the value that we last wrote, even if the app has assigned a new
  ///     value. The new value becomes the base. The contribution of the newest owner changes, so
  ///     that the sum stays the same. For example, the app moves a view because the keyboard shows.
  ///     The view then stays in place until the avoider has decided how far to lift it.
  @discardableResult
  package mutating func observe(
    _ current: CGFloat, shiftedBy shift: CGFloat = 0, assignmentSign: CGFloat = 0,
    holds: Bool = false
  ) -> CGFloat {
    guard current != written, current.isFinite else { return written }
    defer { earlier += shift }
    if isEmpty || isOverwritten(at: current, shiftedBy: shift, assignmentSign: assignmentSign) {
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

  /// Adapts all stored values after UIKit has scaled the property's value. Multiplies the
  /// difference between the app's own value (`base`) and `center` by `factor`, and does the same
  /// for `earlier` and `written`. Multiplies all contributions and `changes` by `factor`.
  ///
  /// For example, the superview has become taller, so UIKit has moved a view with flexible margins
  /// down. Both the app's own y and our lift grow.
  package mutating func scale(by factor: CGFloat, around center: CGFloat) {
    func scaled(_ value: CGFloat) -> CGFloat { (value - center) * factor + center }
    (base, earlier, written) = (scaled(base), scaled(earlier), scaled(written))
    for index in contributions.indices { contributions[index].amount *= factor }
    for index in changes.indices { changes[index] *= factor }
  }

  /// True if the app has assigned a new value, so that the present value no longer includes any
  /// contribution.
  ///
  /// - Parameter assignmentSign: The direction in which the app never changes the value by a
  ///   difference: 1 for an increase, −1 for a decrease, 0 for neither. So a change in this
  ///   direction is a new value, unless the app has changed the value by a difference before
  ///   (`changes`). For example, we assume that no app moves a view down by `center.y += 10` while
  ///   the keyboard shows. The caller then passes 1, because y increases downward.
  package func isOverwritten(
    at current: CGFloat, shiftedBy shift: CGFloat = 0, assignmentSign: CGFloat = 0
  ) -> Bool {
    guard !isEmpty, changing != .byDifferences, current.isFinite, current != written,
      takenBack(at: current) == nil
    else { return false }
    if isMarked { return !Self.isRound(current - written) }
    if abs(current - shift - earlier) < 1 / 1024 { return true }
    let different = base + current - written
    if changes.isEmpty, (current - written - shift) * assignmentSign > 1 / 1024 { return true }
    return abs(current - base - shift) < abs(current - written - shift)
      || base >= minimum && different < minimum - 1 / 1024
  }

  /// True if the value that we last wrote contains the `mark`, a tiny fraction of a point. False if
  /// UIKit has rounded this fraction away. The ledger then guesses, as with `Changing.eitherWay`.
  private var isMarked: Bool { changing == .marked && abs(written - value) < abs(Self.mark) / 4 }

  /// True if a number of points is a multiple of 1/60, as 20, 0.5, 0.1 and 1/3 are. Apps add such
  /// numbers. If the app assigns a value, our tiny fraction of a point (`mark`) disappears. So the
  /// value changes by a number that is no multiple of 1/60.
  private static func isRound(_ points: CGFloat) -> Bool {
    let parts = points * 60
    return abs(parts - parts.rounded()) < 60 * abs(mark) / 4
  }

  /// The owner that most recently began to contribute. Nil if no owner has added anything.
  package var newest: Owner? { contributions.last?.owner }

  /// Replaces the app's own value (`base`), but keeps the value to write. So if `base` becomes 20
  /// points less, the contribution of the newest owner becomes 20 points greater. For example, a
  /// rotation changes the content offset at which a list is at its top. Does nothing if no owner
  /// has added anything.
  package mutating func rebase(to other: CGFloat) {
    guard !isEmpty else { return }
    let difference = base - other
    base = other
    leave(difference)
  }

  /// Accepts a value that UIKit has clamped to its limits. For example, a list's content has become
  /// shorter, and UIKit has reduced the content offset from 500 to 420. A decrease reduces the
  /// contribution of `owner`. Does nothing if only other owners have contributions.
  ///
  /// - Parameter limit: The greatest value that would be possible without any contribution.
  ///   Afterwards, the base is not greater than this limit.
  package mutating func acceptClamp(to current: CGFloat, by owner: Owner, limit: CGFloat) {
    let amount = contribution(of: owner)
    guard isEmpty || amount != 0 else { return }
    // An increase becomes part of the app's own value (`base`), because no owner has made it.
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

  /// Accepts a change of the property by UIKit as if the newest owner had made the change. For
  /// example, UIKit has scrolled to the input after we had scrolled. The contribution of the newest
  /// owner changes by the same distance as the value. Does nothing if no owner has added anything.
  package mutating func acceptMove(to current: CGFloat) {
    guard !isEmpty else { return }
    leave(current - written)
    written = current
  }

  /// Accepts a change of the property by UIKit or the app as if `owner` had made the change. For
  /// example, UIKit has scrolled to the caret while the user typed. The contribution of `owner`
  /// changes by the same distance as the value. Does nothing if the contribution would become
  /// negative.
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

  /// Accepts that UIKit has rounded the value that we wrote. Scroll views round offsets to whole
  /// pixels, and a pixel is at most one point. Does nothing if `stored` differs from the written
  /// value by more than half a point.
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
  /// takes over the removed points. If there is no other owner, the points become part of the app's
  /// own value (`base`). For example, a list must not scroll back when the keyboard hides.
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
