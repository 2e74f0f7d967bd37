import Phone

extension World {
  /// One of so many behaviors differs from the default.
  private static let rarity = 3

  /// Returns the world of a hostile day: each behavior has any of its values. The same seed gives
  /// the same world.
  static func random(seed: UInt64) -> World {
    // The day's own stream of numbers chooses its acts. Another one leaves those as they were.
    var random = SoakRandom(seed: ~seed)
    var behavior = SystemBehavior.iOS18
    for factor in SystemBehavior.factors {
      let dice = Dice(&random)
      let others = factor.values.filter { $0 != factor.value(in: behavior) }
      guard dice.isLucky(0, oneIn: rarity), let value = dice.pick(1, others) else { continue }
      factor.set(value, in: &behavior)
    }
    // If a window claims the wrong origin, only its keyboard layout guide tells the truth.
    if behavior.windowOrigins == .zero { behavior.guideFault = .none }
    return World(behavior: behavior)
  }
}
