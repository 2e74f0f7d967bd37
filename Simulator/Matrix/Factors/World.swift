import Phone

/// How the system behaves in a run, in the points in which versions differ or nobody knows: the
/// library has to be right in each.
package struct World: Hashable, Sendable {
  let behavior: SystemBehavior

  /// What is best evidenced for iOS 18. Containers write the frames of the screens that they show
  /// when their own size or bars change.
  static let onChange = World(behavior: .iOS18)

  /// Containers write them at every layout.
  static let always: World = {
    var behavior = SystemBehavior.iOS18
    behavior.containerFrames = .everyLayout
    return World(behavior: behavior)
  }()

  /// The two in which the short list has every run; ``WorldCover`` has the others.
  package static let usual: [World] = [onChange, always]

  /// Its part of a run's name.
  package var name: String {
    switch self {
    case .onChange: "on-change"
    case .always: "always"
    default: behavior.name
    }
  }

  init(behavior: SystemBehavior) { self.behavior = behavior }

  /// The world of a name; nil where a part of it is no value.
  init?(named name: String) {
    if let world = Self.usual.first(where: { $0.name == name }) {
      self = world
    } else if let behavior = SystemBehavior(named: name) {
      self.init(behavior: behavior)
    } else {
      return nil
    }
  }

  /// How many times as long a run waits for what moves.
  var patience: Double { behavior.animationSpeed == .slow ? 8 : 1 }

  /// Begins, but for the speed of animations: until the screen is shown, none is waited for.
  @MainActor
  func begin(on phone: Phone) {
    phone.behavior = behavior
    phone.behavior.animationSpeed = .normal
  }

  /// Begins in full.
  @MainActor
  func beginAnimations(on phone: Phone) { phone.behavior.animationSpeed = behavior.animationSpeed }
}
