extension SystemBehavior {
  /// The behavior with the best evidence for iOS 15 to 17.
  public static let iOS15: SystemBehavior = {
    var behavior = SystemBehavior()
    behavior.turnEnd = .runLoopObserver
    // `UIScrollView.isScrollAnimating` came with iOS 17.4.
    behavior.scrollAnimating = .isUnknown
    behavior.rowHeights = .forgotten
    return behavior
  }()

  /// The behavior with the best evidence for iOS 18: the default.
  public static let iOS18 = SystemBehavior()

  /// The behavior with the best evidence for iOS 26.
  public static let iOS26: SystemBehavior = {
    var behavior = SystemBehavior()
    behavior.guideFault = .miscountsAccessory
    behavior.accessoryRects = .window
    behavior.sheetShape = .floating
    return behavior
  }()
}
