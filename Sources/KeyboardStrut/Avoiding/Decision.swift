#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// What an avoider found and wants: the objects a decision is about, the scene they make, and the
  /// plan for it.
  ///
  /// It is written over for each decision, so that one that changes nothing costs no memory.
  struct Decision {
    var containers: [AvoidingContainer] = []
    var scene = AvoidanceScene(keyboard: nil, visibleBounds: .zero)
    var plan = AvoidancePlan()
    /// What has the focus, or is to be hugged.
    weak var input: UIView?

    /// Whether it is about the same input, as much of it, and the same keyboard as another one.
    func resembles(_ other: Decision) -> Bool {
      scene.keyboard == other.scene.keyboard && input === other.input
        && scene.targets.count == other.scene.targets.count
    }

    /// Forgets what it was about, and keeps the memory.
    mutating func clear() {
      containers.removeAll(keepingCapacity: true)
      scene.targets.removeAll(keepingCapacity: true)
      scene.containers.removeAll(keepingCapacity: true)
    }

    @MainActor
    func concerns(_ container: AvoidingContainer) -> Bool {
      for known in containers where known.object === container.object { return true }
      return false
    }

    /// Reads the containers and plans.
    ///
    /// - Parameter keyboard: In the window's coordinates; empty if there is none.
    @MainActor
    mutating func plan(
      _ behavior: AvoidanceBehavior, under keyboard: CGRect, in window: UIWindow,
      owner: AnyObject, with planner: inout AvoidancePlanner
    ) {
      scene.keyboard = keyboard.isEmpty ? nil : keyboard
      scene.visibleBounds = window.bounds
      scene.visibleBounds.origin.y += window.safeAreaInsets.top
      scene.visibleBounds.size.height -= window.safeAreaInsets.top
      for container in containers {
        scene.containers.append(container.value(in: window, owner: owner))
      }
      planner.plan(scene, for: behavior, into: &plan)
    }
  }
#endif
