import Foundation

/// What several owners have added to a number that the app may change at any time.
///
/// Nobody saves and restores someone else's value. The ledger keeps the app's *base* and one
/// contribution for each owner; the number to write is their sum.
///
/// **Exactness.** The sum is formed anew each time, contributions in the order in which their
/// owners first came, so nothing accumulates:
/// - With no contribution left, `value` is the base, bit for bit.
/// - As long as the app leaves the number alone the base is, bit for bit, what was first observed.
/// - A change the app makes meanwhile is carried over with the error of one addition; with none, if
///   all numbers are multiples of 1/1024 below 10¹².
///
/// Asking costs no memory; only the first contribution of an owner does.
///
/// A number that somebody else keeps by adding and taking away, too, as table view controllers keep
/// the insets of their lists, is never read as set outright. A number that apps only assign, as
/// they do additional safe areas, always is.
///
/// Units are whatever the number has; the ledger knows nothing of insets, offsets or constants.
package struct Ledger: Sendable {
  /// Not a parameter of the type: another module would then ask each of its questions by way of
  /// the compiler's tables.
  package typealias Owner = ObjectIdentifier

  /// How whoever changes the number means a change.
  package enum Changing: Sendable {
    /// As the nearer of the two: so much more or less, or this value.
    case eitherWay
    /// As so much more or less, and never as a value.
    case byDifferences
    /// As this value.
    case outright
  }

  /// What the number would be without us.
  package private(set) var base: CGFloat
  private var contributions: [(owner: Owner, amount: CGFloat)] = []
  /// What the number was when we last wrote it.
  package private(set) var written: CGFloat
  /// By how much the app has changed it, the newest last, unless it has taken that back.
  private var changes: [CGFloat] = []
  private let changing: Changing
  private let minimum: CGFloat

  /// Begins with the number as the app has it.
  ///
  /// - Parameters:
  ///   - changing: How whoever changes the number means a change.
  ///   - minimum: What nobody wants it to be less than, unless it is already.
  package init(
    base: CGFloat, changing: Changing = .eitherWay, minimum: CGFloat = -.infinity
  ) {
    self.base = base
    self.changing = changing
    self.minimum = minimum
    written = base
  }

  /// What the number should be: the base and all contributions.
  package var value: CGFloat { contributions.reduce(base) { $0 + $1.amount } }

  /// What all owners contribute together.
  package var total: CGFloat { contributions.reduce(0) { $0 + $1.amount } }

  /// Whether nobody contributes.
  package var isEmpty: Bool { contributions.isEmpty }

  /// What `owner` contributes; 0 if nothing.
  package func contribution(of owner: Owner) -> CGFloat {
    contributions.first { $0.owner == owner }?.amount ?? 0
  }

  /// Replaces what `owner` contributes, and returns the value to write.
  ///
  /// Call `observe(_:)` with the number as it is before, and write what is returned: the ledger
  /// takes for granted that it is. An amount of 0, or one that is not finite, withdraws the owner.
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

  /// Tells the ledger what the number is now, so that a change by the app is kept.
  ///
  /// An app changes a number in one of two ways, and the ledger cannot see which. `inset += 10`
  /// means ten more than there was; `inset = 20`, written by code that has never heard of a
  /// keyboard, means a base of 20. The nearer reading is taken: a value nearer to the base than to
  /// what was last written is a new base, and so is one that as a difference would take the base
  /// below what anyone wants; any other is a difference. (Reading the second as a
  /// difference is how insets become negative, KeyboardFailures 28.) But who takes away what they
  /// have added before means the difference, as table view controllers do: `inset -= 302`.
  ///
  /// A number that is not finite is ignored.
  ///
  /// - Returns: the value to write: after a new base it differs from `current`. As with
  ///   `contribute(_:by:)` the ledger takes for granted that it is written.
  /// - Parameter shift: by how much the number differs for another reason, as a view's centre does
  ///   when its height changes.
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

  /// Whether someone has written the number without regard to what was contributed, so that no
  /// contribution is in it now.
  package func isSetOutright(at current: CGFloat, shiftedBy shift: CGFloat = 0) -> Bool {
    guard !isEmpty, changing != .byDifferences, current.isFinite, current != written,
      takenBack(at: current) == nil
    else { return false }
    if changing == .outright { return true }
    let different = base + current - written
    return abs(current - base - shift) < abs(current - written - shift)
      || base >= minimum && different < minimum - 1 / 1024
  }

  /// The owner that came last.
  package var newest: Owner? { contributions.last?.owner }

  /// Puts the base elsewhere while the number stays: so much more or less of it is the newest
  /// owner's.
  package mutating func rebase(to other: CGFloat) {
    guard !isEmpty else { return }
    let difference = base - other
    base = other
    leave(difference)
  }

  /// Takes a number that its own limits have moved as it is: so much more or less of it is an
  /// owner's, unless it has nothing in it and others have.
  ///
  /// - Parameter limit: The most that they would let it be without anybody's contribution: the base
  ///   is no more than that.
  package mutating func concede(to current: CGFloat, by owner: Owner, limit: CGFloat) {
    let amount = contribution(of: owner)
    guard isEmpty || amount != 0 else { return }
    // What lies below us has grown: the base goes along.
    base += max(0, current - written)
    // What has been taken away was ours first.
    let left = amount + min(0, current - written)
    if amount > 0, left < 0 { base += left }
    let rest = min(base, isEmpty ? min(limit, current) : limit)
    let moved = (amount > 0 ? max(0, left) : left) + (base - rest)
    base = rest
    contribute(moved, by: owner)
    acceptRounding(at: current)
  }

  /// Which of the app's changes is no more in a number that is `current` now.
  private func takenBack(at current: CGFloat) -> Int? {
    changes.lastIndex { abs(written - current - $0) < 1 / 1024 }
  }

  /// Tells the ledger what became of the number that was written, where it is kept on a grid:
  /// scroll views keep offsets on whole pixels. A difference of up to half a point, which is half a
  /// pixel on the coarsest screen, is nobody's change; a larger one is left to `observe(_:)`.
  package mutating func acceptRounding(at stored: CGFloat) {
    if abs(stored - written) <= 0.5 { written = stored }
  }

  /// Lets go of what `owner` contributes, and the number stays as it is: another owner, or without
  /// one the app, has so much more or less in it.
  ///
  /// For a scroll offset that was taken back into its range, which leaves less of what another has
  /// scrolled.
  package mutating func relinquish(by owner: Owner) {
    guard let index = contributions.firstIndex(where: { $0.owner == owner }) else { return }
    leave(contributions.remove(at: index).amount)
  }

  /// Leaves a part of the number to the newest owner, or without one to the app.
  private mutating func leave(_ amount: CGFloat) {
    guard let heir = contributions.indices.last else { return base += amount }
    contributions[heir].amount += amount
    if contributions[heir].amount == 0 { contributions.remove(at: heir) }
  }
}
