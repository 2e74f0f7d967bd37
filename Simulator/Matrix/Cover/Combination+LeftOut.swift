extension Combination {
  /// The reason why there is no such run; nil if there is one. Each reason is about two factors.
  package var reasonLeftOut: String? {
    if window != .full, !pose.isPad { return "An iPhone has full-screen windows only." }
    if keyboard.isForPads || deed.undocks, !pose.isPad {
      return "An iPhone’s keyboard is not undocked, split or floating."
    }
    if screen.needsNavigationBar, !container.isPushed {
      return "A search bar in the title needs a navigation bar."
    }
    if deed.needsNavigation, !container.isPushed {
      return "What was not pushed onto a navigation controller cannot be popped."
    }
    if deed.needsRows, !screen.hasRows { return "A form without a list has no rows to delete." }
    if screen.servesItself, service == .lifting {
      return "The screen calls the library by itself."
    }
    if deed.turnsDevice, window != .full {
      return "The simulated phone turns full-screen windows only."
    }
    return nil
  }

  /// Whether two values go together. The values of the other factors do not matter.
  static func areCompatible(_ a: (factor: Int, value: Int), _ b: (factor: Int, value: Int)) -> Bool
  { reasonLeftOut(a, b) == nil }

  /// The reason why two values do not go together; nil if they do.
  static func reasonLeftOut(
    _ a: (factor: Int, value: Int), _ b: (factor: Int, value: Int)
  ) -> String? {
    var choice = [Int](repeating: 0, count: sizes.count)
    // Every window and keyboard is possible on a tablet, and every deed in a pushed list. So only
    // `a` and `b` can be the reason.
    choice[0] = AppScreen.all.firstIndex { $0.hasRows } ?? 0
    choice[3] = Pose.all.firstIndex { $0.isPad } ?? 0
    choice[1] = Container.all.firstIndex { $0.isPushed } ?? 0
    choice[a.factor] = a.value
    choice[b.factor] = b.value
    return Combination(choice).reasonLeftOut
  }
}
