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

  /// Writes the frame of a child's view if something has changed on which the frame depends, or if
  /// `SystemBehavior.containerFrames` says so.
  ///
  /// - Parameter isForced: Whether to write the frame in any case, because a transition asks for
  ///   it.
  mutating func place(
    _ view: UIView, at frame: CGRect, bars: [ContainerPlacement.BarState] = [],
    isForced: Bool = false
  ) {
    let statusBar = ContainerPlacement.BarState(
      isShown: true, height: view.window?.safeAreaInsets.top ?? 0)
    let placement = ContainerPlacement(of: view, frame: frame, bars: bars + [statusBar])
    if isForced || placement != last {
      view.frame = frame
    } else {
      Self.rewrite { view.frame = frame }
    }
    last = placement
  }

  /// Writes a frame once more that has been written before, if `SystemBehavior.containerFrames`
  /// says so.
  static func rewrite(_ write: @escaping () -> Void) {
    switch UIApplication.shared.behavior.containerFrames {
    case .onChange: break
    case .everyLayout: write()
    case .animated: UIView.animate(withDuration: duration, animations: write)
    }
  }

  /// The duration of an animated write, in seconds: that of a navigation bar that hides
  /// (`UINavigationController.hideShowBarDuration`).
  private static let duration = 0.2

  /// What is placed next is placed in any case.
  mutating func forget() { last = nil }
}
