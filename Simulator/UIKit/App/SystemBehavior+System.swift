import KeyboardSimulation
import SystemBehaviors

extension SystemBehavior {
  /// The behavior with the best evidence for a version of iOS.
  package init(of system: SimulatedSystem) {
    self =
      switch system.major {
      case ...17: .iOS15
      case 18..<26: .iOS18
      default: .iOS26
      }
  }
}
