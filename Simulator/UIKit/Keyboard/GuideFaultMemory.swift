import SystemBehaviors

/// What keyboard layout guides make of the place of the keyboard, by `SystemBehavior.guideFault`.
///
/// Some faults depend on what was before; this remembers it.
struct GuideFaultMemory {
  /// What a fault needs to know of the keyboard.
  struct Keyboard {
    var place: KeyboardPlace
    var accessoryHeight: CGFloat
    /// Whether there are keys, which do not go just now.
    var hasKeys: Bool
    var isDragged: Bool
    /// Where the safe area ends, in screen points.
    var safeAreaBottom: CGFloat
  }

  let fault: SystemBehavior.GuideFault
  /// The last place of a docked keyboard.
  private var lastDocked: KeyboardPlace?
  /// The height of the highest accessory view so far.
  private var highestAccessory: CGFloat = 0
  /// Whether no keyboard with an accessory view was dragged or hidden yet.
  private var isFirst = true
  /// The height of the accessory view whose keyboard was dragged last; 0 where it came back.
  private var draggedAccessory: CGFloat = 0

  init(_ fault: SystemBehavior.GuideFault) { self.fault = fault }

  /// Returns the place that guides take for the keyboard's.
  mutating func place(of keyboard: Keyboard) -> KeyboardPlace {
    switch fault {
    case .none: return keyboard.place
    case .neverReports, .dropsUnderKeyboard: return .hidden
    case .staysRaised:
      if case .docked = keyboard.place { lastDocked = keyboard.place }
      return lastDocked ?? keyboard.place
    case .liesUnderAccessory:
      guard case .docked(let top) = keyboard.place else { return keyboard.place }
      highestAccessory = max(highestAccessory, keyboard.accessoryHeight)
      return .docked(top: top + highestAccessory)
    case .miscountsAccessory: return miscounted(keyboard)
    }
  }

  private mutating func miscounted(_ keyboard: Keyboard) -> KeyboardPlace {
    switch keyboard.place {
    case .detached: return keyboard.place
    case .docked(let top):
      // Keys that go, or have gone and left a bar behind, are taken for dragged ones still.
      guard keyboard.hasKeys else { return .docked(top: top + draggedAccessory) }
      let bar = keyboard.accessoryHeight
      lastDocked = bar > 0 ? keyboard.place : nil
      draggedAccessory = keyboard.isDragged ? bar : 0
      if keyboard.isDragged { isFirst = false }
      return .docked(top: top + draggedAccessory - (isFirst ? bar : 0))
    case .hidden:
      if lastDocked != nil { isFirst = false }
      guard draggedAccessory > 0 else { return .hidden }
      return .docked(top: keyboard.safeAreaBottom - draggedAccessory)
    }
  }
}
