#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Remembers the movers that were moved without effect. We do not move them again for the same
  /// input, keyboard and room.
  @MainActor
  struct VainMoves {
    private var movers: [any ContainerMover] = []
    /// The moves planned since the last event, counting only looks that layout alone has caused.
    var repeated = RepeatedMoves()
    private weak var input: UIView?
    /// Zero if there is no keyboard.
    private var keyboard = CGRect.zero
    /// The size and safe area of the avoider's view before the first move, then after each move
    /// without effect. Even a move without effect may have stretched the view.
    private var rooms: [Room] = []

    /// The room of the view in which an avoider lives.
    struct Room: Equatable {
      var size: CGSize?
      var safeArea: UIEdgeInsets?
    }

    var isEmpty: Bool { movers.isEmpty }

    func contains(_ mover: any ContainerMover) -> Bool {
      movers.contains { $0.isSame(as: mover) }
    }

    /// - Parameter room: The present room of the view in which the avoider lives.
    mutating func add(_ vain: [any ContainerMover], room: Room) {
      guard !vain.isEmpty else { return }
      movers += vain
      rooms.append(room)
    }

    /// Forgets all ineffective moves if the input, the keyboard's frame, or the size or safe area
    /// of the avoider's view has changed.
    mutating func reconsider(for input: UIView?, under keyboard: CGRect, room: Room) {
      if self.input === input, self.keyboard == keyboard, rooms.contains(room) { return }
      forget()
      (self.input, self.keyboard, rooms) = (input, keyboard, [room])
    }

    mutating func forget() { movers.removeAll() }
  }

  /// The plans since the last event, to find one that layout undoes again and again.
  ///
  /// A constraint may hold an input of a scroll view on something outside of it. Scrolling then
  /// moves the input until the next layout, which takes it back.
  struct RepeatedMoves {
    /// How many plans are remembered. We have seen no longer cycle. An app's animation may move an
    /// input by layout in each frame. This is no cycle, because each plan is different.
    private static let limit = 8

    private var plans: [[AvoidanceMove]] = []
    /// How many looks in a row have found no change.
    private var restCount = 0

    /// Records that a look has found no change. A cycle has such looks, too, because each run-loop
    /// turn has two looks. But it never has several of them in a row.
    mutating func noteRest() {
      guard !plans.isEmpty else { return }
      restCount += 1
      if restCount > 3 { plans.removeAll() }
    }

    /// Records a plan's moves.
    ///
    /// - Returns: Whether the same moves were planned before.
    mutating func add(_ moves: [AvoidanceMove]) -> Bool {
      restCount = 0
      guard !moves.isEmpty else { return false }
      if plans.contains(moves) {
        plans.removeAll()
        return true
      }
      plans = plans.suffix(Self.limit - 1) + [moves]
      return false
    }
  }
#endif
