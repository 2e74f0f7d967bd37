#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Stores the movers whose moves had no effect. A *mover* is an object that scrolls or moves a
  /// view. The planner does not use these movers again until one of these has changed: the input,
  /// the keyboard's frame, or the size or safe area of the avoider's view.
  @MainActor
  struct IneffectiveMoves {
    private var movers: [any ContainerMover] = []
    /// The plans since the latest event. Only layout has led to these plans. If the same plan
    /// occurs twice, layout has undone its moves.
    var repeated = RepeatedMoves()
    private weak var input: UIView?
    /// The part of the window that the keyboard covered at the latest decision, in the window's
    /// coordinates. Zero without a keyboard.
    private var keyboard = CGRect.zero
    /// Sizes and safe areas of the avoider's view. If the view's present size and safe area equal
    /// one of these elements, `reconsider` assumes that the app has not changed the view, and keeps
    /// the movers.
    ///
    /// A move that did not help the input may still have changed the view's size. So `reconsider`
    /// stores the first element when it removes all movers, and `add` stores another after each
    /// ineffective move.
    private var geometries: [HostGeometry] = []

    /// The size and safe area of the avoider's view. Both are nil if the view has been deallocated.
    struct HostGeometry: Equatable {
      var size: CGSize?
      var safeArea: UIEdgeInsets?
    }

    var isEmpty: Bool { movers.isEmpty }

    func contains(_ mover: any ContainerMover) -> Bool {
      movers.contains { $0.isSame(as: mover) }
    }

    /// Adds movers whose moves had no effect.
    ///
    /// - Parameter geometry: The size and safe area of the avoider's view after the moves.
    mutating func add(_ movers: [any ContainerMover], geometry: HostGeometry) {
      guard !movers.isEmpty else { return }
      self.movers += movers
      geometries.append(geometry)
    }

    /// Removes all movers if the input, the keyboard's frame, or the size or safe area of the
    /// avoider's view has changed since the movers were added.
    mutating func reconsider(for input: UIView?, under keyboard: CGRect, geometry: HostGeometry) {
      if self.input === input, self.keyboard == keyboard, geometries.contains(geometry) { return }
      forget()
      (self.input, self.keyboard, geometries) = (input, keyboard, [geometry])
    }

    mutating func forget() { movers.removeAll() }
  }

  /// Stores the plans that were made since the latest event, to detect a plan that layout undoes
  /// again and again.
  ///
  /// For example, the input may be inside a scroll view, while a constraint ties the input to a
  /// view outside of that scroll view. If we scroll, the next layout moves the input back.
  struct RepeatedMoves {
    /// The greatest number of plans to store. If layout undoes every plan, the planner may make
    /// several different plans before it repeats the first one. We have never seen more than this
    /// number.
    private static let limit = 8

    private var plans: [[AvoidanceMove]] = []

    /// True if no plan is stored.
    var isEmpty: Bool { plans.isEmpty }

    /// How many times in a row `noteRest()` was called without a new plan.
    private var restCount = 0

    /// Records that the avoider has checked its views and has found no change since the latest
    /// decision. After four such checks in a row, layout no longer undoes our plans, so the fourth
    /// call removes all stored plans.
    ///
    /// One check without a change is not enough. The avoider may check its views twice in a
    /// run-loop turn, and the later of these checks often finds no change.
    mutating func noteRest() {
      guard !plans.isEmpty else { return }
      restCount += 1
      if restCount > 3 { plans.removeAll() }
    }

    /// Records the moves of a plan.
    ///
    /// - Returns: True if a stored plan had the same moves. This method then also removes all
    ///   stored plans, so that the search for repeated plans starts again.
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
