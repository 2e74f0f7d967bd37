import Foundation

/// A number that the app may change at any time, with the contributions that several owners have
/// added to it.
///
/// No owner saves the number and restores it later. The ledger stores the app's number (the *base*)
/// and one contribution for each owner. The number to write is the sum of the base and all
/// contributions.
///
/// Rounding errors do not accumulate. The sum is calculated from scratch each time, in the order in
/// which the owners first contributed. With no contribution left, `value` is the base, bit for bit.
/// As long as the app does not change the number, the base is the first observed value, bit for
/// bit. A change by the app is kept with the rounding error of one addition. There is no error if
/// all numbers are multiples of 1/1024 below 10¹².
///
/// Queries allocate no memory. Only the first contribution of an owner does.
///
/// Some numbers are also changed by other code that adds and subtracts, as table view controllers
/// do with the insets of their lists. The ledger always treats a change of such a number as a
/// difference. Apps only assign other numbers, such as additional safe areas. The ledger always
/// treats a change of those numbers as a new value.
///
/// The ledger works in any unit. It does not know whether a number is an inset, an offset or a
/// constant.
package struct Ledger: Sendable {
  /// Identifies an owner: an object that has added something to the number, such as an avoider.
  /// This type is not a generic parameter, because calls from other modules would then go through
  /// the compiler's witness tables.
  package typealias Owner = ObjectIdentifier

  /// How to interpret a change of the number by the app or by other code.
  package enum Changing: Sendable {
    /// As a new value if the number is nearer to `base`, the app's last number, than to the number
    /// that we last wrote. Otherwise as a difference.
    case eitherWay
    /// Always as a difference, never as a new value.
    case byDifferences
    /// Always as a new value.
    case outright
  }

  /// The app's number, without what the owners have added.
  package private(set) var base: CGFloat
  private var contributions: [(owner: Owner, amount: CGFloat)] = []
  /// The number as we last wrote it.
  package private(set) var written: CGFloat
  /// The app's last changes of the number as differences, newest last. Changes that the app has
  /// undone are removed.
  private var changes: [CGFloat] = []
  private let changing: Changing
  private let minimum: CGFloat

  /// Makes a ledger for a number without contributions.
  ///
  /// - Parameters:
  ///   - base: The number as the app has set it.
  ///   - changing: How to interpret a change of the number by the app or by other code.
  ///   - minimum: The lowest value an app could plausibly want. If a difference would push the base
  ///     below this value, the change is a new value instead. The minimum is ignored if the base is
  ///     already lower.
  package init(
    base: CGFloat, changing: Changing = .eitherWay, minimum: CGFloat = -.infinity
  ) {
    self.base = base
    self.changing = changing
    self.minimum = minimum
    written = base
  }

  /// The number to write: the app's number and everything that the owners have added.
  package var value: CGFloat { contributions.reduce(base) { $0 + $1.amount } }

  /// Everything that the owners have added, in total.
  package var total: CGFloat { contributions.reduce(0) { $0 + $1.amount } }

  var owners: [Owner] { contributions.map(\.owner) }

  var amounts: [CGFloat] { contributions.map(\.amount) }

  /// Whether no owner has added anything to the number.
  package var isEmpty: Bool { contributions.isEmpty }

  /// Returns how much `owner` has added to the number. 0 if it has added nothing.
  package func contribution(of owner: Owner) -> CGFloat {
    contributions.first { $0.owner == owner }?.amount ?? 0
  }

  /// Replaces what `owner` has added to the number, and returns the number to write.
  ///
  /// Before this call, pass the current number to `observe(_:)`. After this call, write the
  /// returned number. The ledger relies on both. An amount of 0, or one that is not finite, removes
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

  /// Records the current number, so that a change by the app is kept.
  ///
  /// An app may change a number in one of two ways, and the ledger cannot see which. `inset += 10`
  /// means ten more than before. `inset = 20`, in code that ignores the keyboard, replaces the
  /// app's number (`base`) by 20. The ledger decides by distance. If the number is nearer to `base`
  /// than to the last written number, the app has replaced `base`.
  ///
  /// The app has also replaced `base` if the difference would push `base` below the minimum.
  /// Otherwise insets would become negative (KeyboardFailures 28). Any other change is a
  /// difference. A change that undoes an earlier change is always a difference. Table view
  /// controllers undo their changes in this way: `inset -= 302`.
  ///
  /// A number that is not finite is ignored.
  ///
  /// - Returns: The number to write. It differs from `current` if the app has replaced `base`. The
  ///   ledger relies on the caller to write it.
  /// - Parameter shift: How much the number differs for another reason, for example a view's center
  ///   after a change of its height.
  @discardableResult
  package mutating func observe(_ current: CGFloat, shiftedBy shift: CGFloat = 0) -> CGFloat {
    guard current != written, current.isFinite else { return written }
    if isEmpty || isOverwritten(at: current, shiftedBy: shift) {
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
  package func isOverwritten(at current: CGFloat, shiftedBy shift: CGFloat = 0) -> Bool {
    guard !isEmpty, changing != .byDifferences, current.isFinite, current != written,
      takenBack(at: current) == nil
    else { return false }
    if changing == .outright { return true }
    let different = base + current - written
    return abs(current - base - shift) < abs(current - written - shift)
      || base >= minimum && different < minimum - 1 / 1024
  }

  /// The owner whose contribution was added last. Nil if no owner has added anything.
  package var newest: Owner? { contributions.last?.owner }

  /// Changes the app's number (`base`) while the number that we write stays the same. The
  /// contribution of the newest owner changes by the opposite amount.
  package mutating func rebase(to other: CGFloat) {
    guard !isEmpty else { return }
    let difference = base - other
    base = other
    leave(difference)
  }

  /// Accepts a number that UIKit has clamped to its limits. The contribution of `owner` absorbs the
  /// difference. Does nothing if `owner` has no contribution but others have.
  ///
  /// - Parameter limit: The greatest number that the limits would allow without any contribution.
  ///   The base is at most this number afterwards.
  package mutating func concede(to current: CGFloat, by owner: Owner, limit: CGFloat) {
    let amount = contribution(of: owner)
    guard isEmpty || amount != 0 else { return }
    // The number has grown, and not because of us. So the app's number (`base`) grows by the same
    // amount.
    base += max(0, current - written)
    // A decrease first reduces what the owner has added, and then the app's number (`base`).
    let left = amount + min(0, current - written)
    if amount > 0, left < 0 { base += left }
    let rest = min(base, isEmpty ? min(limit, current) : limit)
    let moved = (amount > 0 ? max(0, left) : left) + (base - rest)
    base = rest
    contribute(moved, by: owner)
    acceptRounding(at: current)
  }

  /// Returns the index of an earlier change that the app has just undone, judging by `current`. Nil
  /// if there is none.
  private func takenBack(at current: CGFloat) -> Int? {
    changes.lastIndex { abs(written - current - $0) < 1 / 1024 }
  }

  /// Records the stored number after a write, because UIKit may have rounded it. Scroll views keep
  /// offsets on whole pixels. A difference of up to half a point, half a pixel on the coarsest
  /// screen, is not a change. `observe(_:)` handles a larger difference.
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

  /// Removes the contribution of `owner` while the number stays the same. The contribution of the
  /// newest other owner absorbs the amount. If there is no other owner, the base does.
  ///
  /// Use this method for a scroll offset that was clamped to its range, so that less of another
  /// owner's scrolling is left.
  package mutating func handOver(by owner: Owner) {
    guard let index = contributions.firstIndex(where: { $0.owner == owner }) else { return }
    leave(contributions.remove(at: index).amount)
  }

  /// Adds an amount to the contribution of the newest owner. If there is no owner, adds the amount
  /// to the base.
  private mutating func leave(_ amount: CGFloat) {
    guard let heir = contributions.indices.last else { return base += amount }
    contributions[heir].amount += amount
    if contributions[heir].amount == 0 { contributions.remove(at: heir) }
  }
}
