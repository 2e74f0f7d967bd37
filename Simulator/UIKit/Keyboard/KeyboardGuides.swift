/// All keyboard layout guides there are, weakly.
@MainActor
enum KeyboardGuides {
  private struct WeakGuide {
    weak var guide: UIKeyboardLayoutGuide?
  }

  private static var all: [WeakGuide] = []

  static func add(_ guide: UIKeyboardLayoutGuide) {
    all.removeAll { $0.guide == nil }
    all.append(WeakGuide(guide: guide))
  }

  private static var guides: [UIKeyboardLayoutGuide] {
    all.compactMap(\.guide).filter { $0.owningView?.window != nil }
  }

  private static var windows: [UIWindow] {
    var windows: [UIWindow] = []
    for case let window? in guides.map({ $0.owningView?.window })
    where !windows.contains(where: { $0 === window }) {
      windows.append(window)
    }
    return windows
  }

  /// How far above the keyboard a dismissing drag in a view begins, in points: what the guides of
  /// the view and of those around it say. Nobody has published whose padding counts (OpenQuestions,
  /// Text input 15).
  static func dismissPadding(of view: UIView) -> CGFloat {
    guides.filter { $0.owningView.map(view.isDescendant) ?? false }
      .map { max($0.keyboardDismissPadding, 0) }.max() ?? 0
  }

  /// Ties the guides of a hierarchy to where its views and the keyboard are now.
  static func update(in root: UIView) {
    for entry in all {
      guard let guide = entry.guide, guide.owningView?.window === root else { continue }
      guide.track()
    }
  }

  /// Lets every guide look where the keyboard is, though that has not moved.
  static func refresh() {
    for guide in guides { guide.track() }
    layOut()
  }

  /// Finishes layout that is pending for other reasons, so that it does not move with the keyboard.
  static func settle() {
    UIView.performWithoutAnimation { layOut() }
  }

  /// Lets everything that is tied to a guide follow it now, in the animation that is open.
  static func layOut() {
    SystemLayout.perform { for window in windows { window.layoutIfNeeded() } }
  }
}
