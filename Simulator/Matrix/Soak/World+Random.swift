import Phone

extension World {
  /// On average, one of this many behaviors differs from that of iOS 18.
  private static let rarity = 3

  /// Returns a random world for a day of the soak test. Some behaviors get another value at random,
  /// and the others are those of iOS 18. The same seed gives the same world.
  static func random(seed: UInt64) -> World {
    // The day chooses its acts from the stream of `seed`. The world uses another stream, so that
    // the acts of a known seed stay the same.
    var random = SoakRandom(seed: ~seed)
    var behavior = SystemBehavior.iOS18
    for factor in SystemBehavior.factors {
      let dice = Dice(&random)
      let others = factor.values.filter { $0 != factor.value(in: behavior) }
      guard dice.isLucky(0, oneIn: rarity), let value = dice.pick(1, others) else { continue }
      factor.set(value, in: &behavior)
    }
    // If windows report a wrong origin, only their keyboard layout guide tells where the keyboard
    // is. So the guide has to be right.
    if behavior.windowOrigins == .zero { behavior.guideFault = .none }
    return World(behavior: behavior)
  }
}
