/// When a container or a presentation writes the frame of the view that it shows.
///
/// Apple documents that the container owns the frame, not when it writes it. Published crash logs
/// and reports show a child being laid out at the start and the end of a transition, at a change of
/// the status bar, and when a bar comes, goes, or turns opaque. None shows a frame being written
/// because the container was laid out again; and a widespread keyboard library moves the top
/// child's view inside its navigation controller by the frame, which survives typing and layout
/// (hackiftekhar/IQKeyboardManager#1272). A presented view is moved in the same way by the same
/// library, and Apple's own samples of custom presentations write it in a layout callback of their
/// own, which they would not have to if UIKit did.
package enum ContainerFrames: Sendable {
  /// At transitions and when the container, its bars or the status bar change.
  case onChange
  /// At every layout of the container as well.
  case always
}

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

  /// Whether the frame is to be written now: where what it depends on has changed, where the
  /// screen's policy says so, or where a transition asks for it.
  mutating func mayPlace(
    _ view: UIView, at frame: CGRect, bars: [ContainerPlacement.BarState] = [],
    isForced: Bool = false
  ) -> Bool {
    let statusBar = ContainerPlacement.BarState(
      isShown: true, height: view.window?.safeAreaInsets.top ?? 0)
    let placement = ContainerPlacement(of: view, frame: frame, bars: bars + [statusBar])
    let screen = view.window?.screen ?? UIScreen.current
    guard isForced || placement != last || screen.containerFrames == .always else { return false }
    last = placement
    return true
  }

  /// What is placed next is placed in any case.
  mutating func forget() { last = nil }
}
