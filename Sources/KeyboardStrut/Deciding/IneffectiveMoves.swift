#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// A move that had no effect, or less effect than planned.
  @MainActor
  struct IneffectiveMove {
    /// The object that scrolls or moves the view.
    let mover: any ContainerMover
    /// How far `mover` can move its view. Nil if the planner must not use `mover` at all.
    var limit: MoveLimit?
  }

  /// An observed limit: how far a scroll view can be scrolled, or how far another kind of view can
  /// be moved.
  enum MoveLimit {
    /// The greatest content offset to which the scroll view scrolls. Usually its delegate limits
    /// the offset. In points of the window, measured like `ScrollMover.offsetOnScreen`: a greater
    /// offset always moves the content up on screen.
    case highestOffset(CGFloat)
    /// The smallest content offset to which the scroll view scrolls, measured like `highestOffset`.
    case lowestOffset(CGFloat)
    /// How far we may move the view above the position that the app has given it, in points on
    /// screen. For example, the view is a picture that shrinks when we raise its lower edge. Once
    /// the picture has its minimum height, this edge cannot rise further.
    case rise(CGFloat)
  }

  /// Stores the moves that had no effect, or less effect than planned. The planner does not make
  /// these moves again until the focus, the input, the keyboard's frame, or the size or safe area
  /// of the avoider's view has changed.
  @MainActor
  struct IneffectiveMoves {
    private var moves: [IneffectiveMove] = []
    /// The plans that we have made after the latest event, such as a keyboard notification, but not
    /// because of it. We have made them because layout had changed something, or the app had undone
    /// our scroll. If the same plan comes twice, layout or the app has undone the first one.
    var repeated = RepeatedMoves()
    private weak var input: UIView?
    /// The part of the window that the keyboard covered at the latest decision, in the window's
    /// coordinates. Zero without a keyboard.
    private var keyboard = CGRect.zero
    /// The *geometries* (size and safe area) of the avoider's view for which `moves` is valid.
    /// There may be several, because our own moves may change the geometry:
    /// 1. The first element is the geometry before our moves. `reconsider` stores it.
    /// 2. The other elements are the geometries after our moves. `add` appends them.
    ///
    /// If the view gets any other geometry, `reconsider` removes all moves.
    private var geometries: [HostGeometry] = []

    /// The size and safe area of the avoider's view. Both are zero if the view has been
    /// deallocated.
    struct HostGeometry: Equatable {
      let size: CGSize
      private let top: CGFloat
      private let bottom: CGFloat

      @MainActor
      init(of view: UIView?) {
        let insets = view?.safeAreaInsets
        size = view?.bounds.size ?? .zero
        // While we lift a view controller's view, we add points to its safe area. `Ledger` marks
        // the sum with a tiny fraction of a point (`Ledger.mark`). We round, so that this fraction
        // does not count as a change of the safe area.
        top = ((insets?.top ?? 0) * 1024).rounded()
        bottom = ((insets?.bottom ?? 0) * 1024).rounded()
      }
    }

    /// True if the planner must not use `mover` again, because a move by `mover` had no effect.
    func refuses(_ mover: any ContainerMover) -> Bool {
      !moves.isEmpty && moves.contains { $0.limit == nil && $0.mover.isSame(as: mover) }
    }

    /// Returns how far `mover` can move its view. Nil if we know no limit.
    func limit(of mover: any ContainerMover) -> MoveLimit? {
      moves.isEmpty ? nil : moves.last { $0.limit != nil && $0.mover.isSame(as: mover) }?.limit
    }

    /// Adds moves that had no effect, or less effect than planned.
    ///
    /// - Parameter geometry: The size and safe area of the avoider's view after the moves.
    mutating func add(_ moves: [IneffectiveMove], geometry: HostGeometry) {
      guard !moves.isEmpty else { return }
      self.moves += moves
      geometries.append(geometry)
    }

    /// Removes all moves if the input, the keyboard's frame, or the size or safe area of the
    /// avoider's view has changed since the moves were added.
    mutating func reconsider(for input: UIView?, under keyboard: CGRect, geometry: HostGeometry) {
      if self.input === input, self.keyboard == keyboard, geometries.contains(geometry) { return }
      forget()
      (self.input, self.keyboard, geometries) = (input, keyboard, [geometry])
    }

    mutating func forget() { moves.removeAll() }
  }

  /// Stores the plans that were made since the latest event, to detect a plan that layout or the
  /// app undoes again and again.
  ///
  /// For example, the input may be inside a scroll view, while a constraint ties the input to a
  /// view outside of that scroll view. If we scroll, the next layout moves the input back. Or the
  /// delegate of a scroll view takes back each scroll in the next run-loop turn.
  struct RepeatedMoves {
    /// The greatest number of plans to store. If layout undoes every plan, the planner may make
    /// several different plans before it repeats the first one. We have never seen more than eight
    /// different plans.
    private static let limit = 8
    /// A change by the app counts as the app's response to our moves if it comes at most this many
    /// calls of `Turns.finish()` after them. Usually the app responds in the next run-loop turn,
    /// but one run-loop turn may have several such calls.
    private static let turnsOfResponse = 4

    private var plans: [[AvoidanceMove]] = []
    /// The number of the run-loop turn in which we have last moved views. Nil if we have moved none
    /// since the latest event.
    private var turnOfMoves: Int?
    /// How many times `noteRest()` has been called since the latest plan.
    private var restCount = 0

    /// True if no plan is stored.
    var isEmpty: Bool { plans.isEmpty }

    /// True if a change by the app in the run-loop turn `turn` may be a response to our moves.
    func mayBeResponse(inTurn turn: Int) -> Bool {
      turnOfMoves.map { turn - $0 <= Self.turnsOfResponse } ?? false
    }

    /// Records that we move views in a run-loop turn.
    mutating func noteMoves(inTurn turn: Int) { turnOfMoves = turn }

    /// Records that the avoider has checked its views and has found no change since the latest
    /// decision. After four such checks in a row, we assume that nothing undoes our plans any more.
    /// So the fourth call removes all stored plans.
    ///
    /// One check without a change is not enough. The avoider may check its views twice in a
    /// run-loop turn, and the later of these checks often finds no change.
    mutating func noteRest() {
      guard !plans.isEmpty else { return }
      restCount += 1
      if restCount > 3 { plans.removeAll() }
    }

    /// Records the moves of a plan that no event has caused. Events are, for example, keyboard
    /// notifications and changes of the focus, the text or a setting.
    ///
    /// - Returns: True if a stored plan had the same moves, and layout or the app has undone them.
    ///   This method then also removes all stored plans, so that the search for repeated plans
    ///   starts again. False if our own later plans have undone these moves. For example, an error
    ///   label appears, disappears and appears again, and each time the input needs another lift.
    mutating func add(_ moves: [AvoidanceMove]) -> Bool {
      restCount = 0
      guard !moves.isEmpty else { return false }
      if let index = plans.firstIndex(of: moves) {
        guard continuesPlans(moves) else {
          plans.removeAll()
          return true
        }
        plans.remove(at: index)
      }
      plans = plans.suffix(Self.limit - 1) + [moves]
      return false
    }

    /// True if each move starts from the value that we gave to the moved property most recently.
    /// The stored plans contain this value. False if layout or the app has changed one of the
    /// properties since then.
    private func continuesPlans(_ moves: [AvoidanceMove]) -> Bool {
      moves.allSatisfy { move in
        let earlier = plans.reversed().lazy.flatMap { $0 }
          .first { $0.container == move.container && $0.quantity == move.quantity }
        return earlier?.to == move.from
      }
    }
  }
#endif
