import Foundation

/// The contributions of several owners to a number that the app may change at any time.
///
/// No owner saves and restores another owner's value. The ledger keeps the app's *base* and one
/// contribution for each owner; the number to write is their sum.
///
/// Rounding errors do not accumulate. The sum is calculated from scratch each time, with
/// contributions in the order in which their owners first came. With no contribution left, `value`
/// is the base, bit for bit. As long as the app does not change the number, the base is the first
/// observed value, bit for bit. A change by the app in between is carried over with the rounding
/// error of one addition. There is no error if all numbers are multiples of 1/1024 below 10¹².
///
/// Queries allocate no memory; only the first contribution of an owner does.
///
/// Some numbers are changed by another party that adds and subtracts, as table view controllers do
/// with the insets of their lists. The ledger never reads a change of such a number as a new value.
/// Apps only assign other numbers, such as additional safe areas. The ledger always reads a change
/// of those as a new value.
///
/// The ledger works in any unit; it knows nothing of insets, offsets or constants.
package struct Ledger: Sendable {
  /// We do not make the owner a generic parameter. Calls from other modules would then go through
  /// the compiler's witness tables.
  package typealias Owner = ObjectIdentifier

  /// How to read a change of the number by the app or another party.
  package enum Changing: Sendable {
    /// As a difference or as a new value, whichever is nearer.
    case eitherWay
    /// As a difference, never as a new value.
    case byDifferences
    /// As a new value.
    case outright
  }

  /// The number without our contributions.
  package private(set) var base: CGFloat
  private var contributions: [(owner: Owner, amount: CGFloat)] = []
  /// The number as we last wrote it.
  package private(set) var written: CGFloat
  /// The app's last changes, newest last, without those that it has undone.
  private var changes: [CGFloat] = []
  private let changing: Changing
  private let minimum: CGFloat

  /// Starts with the number as the app has it.
  ///
  /// - Parameters:
  ///   - changing: How to read a change of the number by the app or another party.
  ///   - minimum: The lowest value an app could plausibly want. A change read as a difference must
  ///     not push the base below it, unless the base is lower already.
  package init(
    base: CGFloat, changing: Changing = .eitherWay, minimum: CGFloat = -.infinity
  ) {
    self.base = base
    self.changing = changing
    self.minimum = minimum
    written = base
  }

  /// The number to write: the base and all contributions.
  package var value: CGFloat { contributions.reduce(base) { $0 + $1.amount } }

  /// The sum of all contributions.
  package var total: CGFloat { contributions.reduce(0) { $0 + $1.amount } }

  /// Whether no owner contributes.
  package var isEmpty: Bool { contributions.isEmpty }

  /// Returns the contribution of `owner`; 0 if there is none.
  package func contribution(of owner: Owner) -> CGFloat {
    contributions.first { $0.owner == owner }?.amount ?? 0
  }

  /// Replaces the contribution of `owner`, and returns the value to write.
  ///
  /// Call `observe(_:)` with the current number first, and write the returned value; the ledger
  /// relies on that. An amount of 0, or one that is not finite, withdraws the owner.
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

  /// Records the current number, so that a change by the app is kept.
  ///
  /// An app changes a number in one of two ways, and the ledger cannot see which. The code
  /// `inset += 10` means ten more than before. Code that ignores the keyboard may write
  /// `inset = 20`, which means a base of 20. The ledger takes the nearer reading. A value nearer to
  /// the base than to the last written value is a new base.
  ///
  /// A value is also a new base if, read as a difference, it would push the base below the minimum.
  /// Reading it as a difference is how insets become negative (KeyboardFailures 28). Any other
  /// value is a difference. A change that undoes an earlier change is always a difference. Table
  /// view controllers undo their changes in this way: `inset -= 302`.
  ///
  /// A number that is not finite is ignored.
  ///
  /// - Returns: the value to write. It differs from `current` after a new base. As with
  ///   `contribute(_:by:)`, the ledger relies on the caller to write it.
  /// - Parameter shift: how much the number differs for another reason, for example a view's center
  ///   after a change of its height.
  @discardableResult
  package mutating func observe(_ current: CGFloat, shiftedBy shift: CGFloat = 0) -> CGFloat {
    guard current != written, current.isFinite else { return written }
    if isEmpty || isSetOutright(at: current, shiftedBy: shift) {
      base = current
      changes = []
    } else if let index = takenBack(at: current) {
      base -= changes.remove(at: index)
    } else {
      base += current - written
      changes = changes.suffix(3) + [current - written]
    }
    written = value
    return written
  }

  /// Whether the app has assigned a new value, so that the number no longer includes any
  /// contribution.
  package func isSetOutright(at current: CGFloat, shiftedBy shift: CGFloat = 0) -> Bool {
    guard !isEmpty, changing != .byDifferences, current.isFinite, current != written,
      takenBack(at: current) == nil
    else { return false }
    if changing == .outright { return true }
    let different = base + current - written
    return abs(current - base - shift) < abs(current - written - shift)
      || base >= minimum && different < minimum - 1 / 1024
  }

  /// The owner that was added last.
  package var newest: Owner? { contributions.last?.owner }

  /// Changes the base while the number stays the same. The newest owner's contribution absorbs the
  /// difference.
  package mutating func rebase(to other: CGFloat) {
    guard !isEmpty else { return }
    let difference = base - other
    base = other
    leave(difference)
  }

  /// Accepts a number that was clamped to its limits. The difference goes to the owner's
  /// contribution, unless the owner has none and others have.
  ///
  /// - Parameter limit: The greatest value that the limits would allow without any contribution.
  ///   The base is at most this.
  package mutating func concede(to current: CGFloat, by owner: Owner, limit: CGFloat) {
    let amount = contribution(of: owner)
    guard isEmpty || amount != 0 else { return }
    // The number has grown because of a change below us, so the base grows by the same amount.
    base += max(0, current - written)
    // A decrease reduces our contribution first.
    let left = amount + min(0, current - written)
    if amount > 0, left < 0 { base += left }
    let rest = min(base, isEmpty ? min(limit, current) : limit)
    let moved = (amount > 0 ? max(0, left) : left) + (base - rest)
    base = rest
    contribute(moved, by: owner)
    acceptRounding(at: current)
  }

  /// Returns the index of an earlier change that the app has just undone, judging by `current`.
  private func takenBack(at current: CGFloat) -> Int? {
    changes.lastIndex { abs(written - current - $0) < 1 / 1024 }
  }

  /// Records the stored number after a write that UIKit rounds; scroll views keep offsets on whole
  /// pixels. A difference of up to half a point, half a pixel on the coarsest screen, does not
  /// count as a change. `observe(_:)` handles a larger one.
  package mutating func acceptRounding(at stored: CGFloat) {
    if abs(stored - written) <= 0.5 { written = stored }
  }

  /// Accepts a smaller change than the one that the owner has just written. Does nothing if the
  /// number went beyond the written value, or to the other side of the base.
  package mutating func acceptRest(at current: CGFloat, by owner: Owner) {
    let amount = contribution(of: owner)
    let rest = amount + current - written
    guard amount != 0, current != written, rest * amount >= 0, abs(rest) < abs(amount) else {
      return
    }
    contribute(rest, by: owner)
    written = current
  }

  /// Removes the contribution of `owner` while the number stays the same. The newest other owner,
  /// or without one the app's base, absorbs it.
  ///
  /// Use this for a scroll offset that was clamped to its range, which leaves less of another
  /// owner's scrolling.
  package mutating func relinquish(by owner: Owner) {
    guard let index = contributions.firstIndex(where: { $0.owner == owner }) else { return }
    leave(contributions.remove(at: index).amount)
  }

  /// Moves a part of the number to the newest owner, or without one to the base.
  private mutating func leave(_ amount: CGFloat) {
    guard let heir = contributions.indices.last else { return base += amount }
    contributions[heir].amount += amount
    if contributions[heir].amount == 0 { contributions.remove(at: heir) }
  }
}
