#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Remembers which moves had no effect. They are not tried again for the same input, the same
  /// keyboard frame, and the same size and safe area of the avoider's view.
  @MainActor
  struct IneffectiveMoves {
    private var movers: [any ContainerMover] = []
    /// The moves that were planned since the last event because of layout alone. They show whether
    /// layout undoes the same moves again and again.
    var repeated = RepeatedMoves()
    private weak var input: UIView?
    /// The part of the window that the keyboard covers, in the window's coordinates. Zero without a
    /// keyboard.
    private var keyboard = CGRect.zero
    /// The size and safe area of the avoider's view, before the first move and after each move
    /// without effect. Even such a move may have stretched the view.
    private var rooms: [Room] = []

    /// The size and safe area of the avoider's view. Both are nil once the view is gone.
    struct Room: Equatable {
      var size: CGSize?
      var safeArea: UIEdgeInsets?
    }

    var isEmpty: Bool { movers.isEmpty }

    func contains(_ mover: any ContainerMover) -> Bool {
      movers.contains { $0.isSame(as: mover) }
    }

    /// Adds movers whose moves had no effect.
    ///
    /// - Parameter room: The present size and safe area of the avoider's view.
    mutating func add(_ vain: [any ContainerMover], room: Room) {
      guard !vain.isEmpty else { return }
      movers += vain
      rooms.append(room)
    }

    /// Forgets all movers if the input, the keyboard's frame, or the size or safe area of the
    /// avoider's view has changed since they were added.
    mutating func reconsider(for input: UIView?, under keyboard: CGRect, room: Room) {
      if self.input === input, self.keyboard == keyboard, rooms.contains(room) { return }
      forget()
      (self.input, self.keyboard, rooms) = (input, keyboard, [room])
    }

    mutating func forget() { movers.removeAll() }
  }

  /// Remembers the plans since the last event, to detect a plan that layout undoes again and again.
  ///
  /// The input may be inside a scroll view, while a constraint ties it to a view outside of that
  /// scroll view. Scrolling then moves the input only until the next layout, which moves the input
  /// back.
  struct RepeatedMoves {
    /// The number of plans to remember. No cycle that we have seen is longer. An app's animation
    /// may move an input by layout in each frame. This is not a cycle, because each plan is
    /// different.
    private static let limit = 8

    private var plans: [[AvoidanceMove]] = []

    /// Whether no plan is remembered.
    var isEmpty: Bool { plans.isEmpty }

    /// How many comparisons in a row have found that nothing has changed.
    private var restCount = 0

    /// Records that nothing has changed since the last decision. After four such calls in a row,
    /// all plans are forgotten. A cycle leads to such calls, too, because each run-loop turn has
    /// two rounds. But a cycle never leads to several such calls in a row.
    mutating func noteRest() {
      guard !plans.isEmpty else { return }
      restCount += 1
      if restCount > 3 { plans.removeAll() }
    }

    /// Records the moves of a plan.
    ///
    /// - Returns: True if a remembered plan had the same moves. All plans are then forgotten.
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
