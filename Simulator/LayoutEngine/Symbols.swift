/// Every column the tableau can have: variables, and what the constraints bring with them.
///
/// Ids are small integers, used again after release. `order` is not: it only ever grows, and all
/// choices between equals go by it, so that results depend on what was asked and never on which ids
/// happened to be free. Holds no values and no coefficients. All operations are O(1).
struct Symbols {
  typealias ID = Int32

  enum Kind: UInt8 {
    /// Not in use.
    case vacant
    /// A variable that may take any value.
    case free
    /// A variable that is never below zero.
    case nonNegative
    /// How far an inequality is from its limit; never below zero.
    case slack
    /// By how much an optional constraint is missed, in one direction; never below zero.
    case error
    /// The mark of a required equality; always zero.
    case fixed
  }

  private(set) var kinds: [Kind] = []
  private(set) var orders: [Int] = []
  private(set) var owners: [Int32] = []
  private var vacant: [ID] = []
  private var made = 0

  /// One more than the largest id ever given.
  var count: Int { kinds.count }

  mutating func make(_ kind: Kind, owner: Int32 = -1) -> ID {
    made += 1
    if let id = vacant.popLast() {
      kinds[Int(id)] = kind
      orders[Int(id)] = made
      owners[Int(id)] = owner
      return id
    }
    kinds.append(kind)
    orders.append(made)
    owners.append(owner)
    return ID(kinds.count - 1)
  }

  mutating func release(_ id: ID) {
    kinds[Int(id)] = .vacant
    owners[Int(id)] = -1
    vacant.append(id)
  }

  /// Whether the symbol may not go below zero and may be pushed up from there.
  func isRestricted(_ id: ID) -> Bool {
    switch kinds[Int(id)] {
    case .nonNegative, .slack, .error: true
    case .free, .fixed, .vacant: false
    }
  }

  func isVariable(_ id: ID) -> Bool {
    switch kinds[Int(id)] {
    case .free, .nonNegative: true
    case .slack, .error, .fixed, .vacant: false
    }
  }

  /// A fixed order among symbols: the newest variable first, then the rest from the oldest.
  ///
  /// Newest first among variables is what makes the last of two equal spacers take all the room, as
  /// Apple's recordings show (ContainerFacts 9.2).
  func precedes(_ a: ID, _ b: ID) -> Bool {
    let (aIsVariable, bIsVariable) = (isVariable(a), isVariable(b))
    if aIsVariable != bIsVariable { return aIsVariable }
    return aIsVariable
      ? orders[Int(a)] > orders[Int(b)]
      : orders[Int(a)] < orders[Int(b)]
  }
}
