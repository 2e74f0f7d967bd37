import UIKit

/// Counts how often the views of a chat are laid out from one frame to the next.
@MainActor
final class LayoutPasses {
  private let views: [(name: String, view: UIView)]
  private var last: [Int]
  /// The most passes of any view in one frame, and whose they were.
  private(set) var most = (count: 0, name: "nothing")
  /// Of all views and frames.
  private(set) var total = 0
  private(set) var frames = 0

  init(of stage: BarStage) {
    views = [("screen", stage.screen.view), ("list", stage.list), ("bar", stage.bar)]
    last = views.map(\.view.layoutPassCount)
  }

  /// At the end of a frame.
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
