#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// What has become of a plan, by where everything is after the layout that ended its moves.
  @MainActor
  extension AvoidancePass {
    /// Whether everything came out where the plan has it, and what was moved and did not go
    /// anywhere, or, for the second time, did not take the input along.
    func outcome(
      in window: UIWindow, isRepeated: Bool
    ) -> (isAsPlanned: Bool, vain: [any ContainerMover]) {
      var isAsPlanned = hasFieldInPlace(in: window)
      let leavesField = isRepeated && !isAsPlanned && leavesField(in: window)
      var vain: [any ContainerMover] = []
      // Less cannot be told from rounding.
      for move in plan.moves where abs(move.change) >= 1 {
        guard let planned = rise(by: move), let view = mover(of: move).view else { continue }
        let expected = riseAround(move.container) + planned
        var rise = Rise(from: scene.containers[move.container].frame, to: view.frame(in: window))
        // Without an input the view itself has to be clear of the keyboard, with its lower edge.
        if input == nil { rise.top = rise.bottom }
        if !rise.top.isNear(expected), !rise.bottom.isNear(expected) { isAsPlanned = false }
        let isStill = rise.top.isInVain(for: expected) && rise.bottom.isInVain(for: expected)
        if abs(expected) >= 1, leavesField || isStill { vain.append(mover(of: move)) }
      }
      return (isAsPlanned, vain)
    }

    /// Whether the input is where the plan has it. In the layout it may have got another height,
    /// too.
    func hasFieldInPlace(in window: UIWindow) -> Bool {
      guard let rise = fieldRise(in: window) else { return true }
      return rise.top.isNear(totalRise) && rise.bottom.isNear(totalRise)
    }

    /// Whether the edge of the input that was to come into sight has not; the other may have stayed
    /// where it was.
    private func leavesField(in window: UIWindow) -> Bool {
      guard abs(totalRise) >= 1, let rise = fieldRise(in: window) else { return false }
      return (totalRise < 0 ? rise.top : rise.bottom).isInVain(for: totalRise)
    }

    private func fieldRise(in window: UIWindow) -> Rise? {
      guard let input, let fieldRect else { return nil }
      return Rise(from: fieldRect, to: input.convert(input.bounds, to: window))
    }
  }

  /// How far the edges of a view have risen, in points: a constraint may move one of them alone.
  private struct Rise {
    var top: CGFloat
    var bottom: CGFloat

    init(from before: CGRect, to after: CGRect) {
      (top, bottom) = (before.minY - after.minY, before.maxY - after.maxY)
    }
  }

  extension CGFloat {
    fileprivate func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude <= 0.5 }

    /// Whether an edge has not gone the way that was wanted: what a move only stretches may even go
    /// the other.
    fileprivate func isInVain(for rise: CGFloat) -> Bool { self * (rise < 0 ? -1 : 1) < 0.5 }
  }
#endif
