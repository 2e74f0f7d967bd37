import UIKit

/// Counts how often the views of a chat are laid out from one frame to the next.
@MainActor
final class LayoutPasses {
  private let views: [(name: String, view: UIView)]
  private var last: [Int]
  /// The largest number of layout passes of one view in one frame, and the name of that view.
  private(set) var most = (count: 0, name: "nothing")
  /// The number of layout passes of all views in all frames.
  private(set) var total = 0
  private(set) var frames = 0

  init(of stage: BarStage) {
    views = [("screen", stage.screen.view), ("list", stage.list), ("bar", stage.bar)]
    last = views.map(\.view.layoutPassCount)
  }

  /// Counts the layout passes since the last call. Called at the end of each frame.
  func look() {
    frames += 1
    for (index, (name, view)) in views.enumerated() {
      let count = view.layoutPassCount - last[index]
      last[index] += count
      total += count
      if count > most.count { most = (count, name) }
    }
  }
}
