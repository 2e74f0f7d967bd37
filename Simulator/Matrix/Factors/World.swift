import Phone

/// How the system behaves in a run. A world chooses one value for each point in which versions of
/// iOS differ or are unknown. The library has to be right in every world.
package struct World: Hashable, Sendable {
  let behavior: SystemBehavior

  /// The best evidenced behavior of iOS 18. Containers write the frames of their screens when their
  /// own size or bars change.
  static let onChange = World(behavior: .iOS18)

  /// As `onChange`, but containers write the frames of their screens in every layout.
  static let always: World = {
    var behavior = SystemBehavior.iOS18
    behavior.containerFrames = .everyLayout
    return World(behavior: behavior)
  }()

  /// The two worlds of the short list, which plays every run in both. ``WorldCover`` has the other
  /// worlds.
  package static let usual: [World] = [onChange, always]

  /// The world's part of a run's name.
  package var name: String {
    switch self {
    case .onChange: "on-change"
    case .always: "always"
    default: behavior.name
    }
  }

  init(behavior: SystemBehavior) { self.behavior = behavior }

  /// Finds the world of a name; nil if a part of the name is no value of a behavior.
  init?(named name: String) {
    if let world = Self.usual.first(where: { $0.name == name }) {
      self = world
    } else if let behavior = SystemBehavior(named: name) {
      self.init(behavior: behavior)
    } else {
      return nil
    }
  }

  /// The factor by which a run waits longer for animations.
  var patience: Double { behavior.animationSpeed == .slow ? 8 : 1 }

  /// Begins the world, except for its animation speed. Until the screen is shown, the run waits for
  /// no animation.
  @MainActor
  func begin(on phone: Phone) {
    phone.behavior = behavior
    phone.behavior.animationSpeed = .normal
  }

  /// Sets the world's animation speed, too.
  @MainActor
  func beginAnimations(on phone: Phone) { phone.behavior.animationSpeed = behavior.animationSpeed }
}
