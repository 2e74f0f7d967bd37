import SystemBehaviors

/// What a container decides a frame by. While it stays the same, a frame that the app sets stays.
struct ContainerPlacement: Equatable {
  /// The view's own and the container's circumstances.
  private var view: ObjectIdentifier
  private var frame: CGRect
  private var bars: [BarState]

  /// How a bar is shown: what may change without changing the child's frame.
  struct BarState: Equatable {
    var isShown: Bool
    var isOpaque = false
    /// Without what scrolling adds or takes away, in points.
    var height: CGFloat
  }

  @MainActor
  init(of view: UIView, frame: CGRect, bars: [BarState] = []) {
    self.view = ObjectIdentifier(view)
    self.frame = frame
    self.bars = bars
  }
}

/// Remembers where a container has put its child, and by what.
@MainActor
struct ContainerPlacer {
  private var last: ContainerPlacement?

  /// Whether the frame is to be written now: where what it depends on has changed, where
  /// `SystemBehavior.containerFrames` says so, or where a transition asks for it.
  mutating func mayPlace(
    _ view: UIView, at frame: CGRect, bars: [ContainerPlacement.BarState] = [],
    isForced: Bool = false
  ) -> Bool {
    let statusBar = ContainerPlacement.BarState(
      isShown: true, height: view.window?.safeAreaInsets.top ?? 0)
    let placement = ContainerPlacement(of: view, frame: frame, bars: bars + [statusBar])
    let isRewritten = UIApplication.shared.behavior.containerFrames == .everyLayout
    guard isForced || placement != last || isRewritten else { return false }
    last = placement
    return true
  }

  /// What is placed next is placed in any case.
  mutating func forget() { last = nil }
}
