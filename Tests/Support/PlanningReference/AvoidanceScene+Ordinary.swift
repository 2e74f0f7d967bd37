import Foundation
import KeyboardGeometry

extension AvoidanceScene {
  /// Whether layouts can make the scene. All seven properties are promised for such a scene.
  ///
  /// The generator also makes scenes that no layout makes. For those a plan is still finite, legal
  /// and truthful about what it shows, but it need not be the shortest.
  ///
  /// An ordinary scene meets five conditions. The content of each scroll view holds the targets, or
  /// the container inside it. Each clipping view holds the targets, or the container inside it.
  /// Each scroll view shows something between the bars, and starts out within its range. No scroll
  /// view reaches further down than another that ends above the keyboard, neither now nor once the
  /// plan's earlier changes are undone. Only a container that is alone yields to the keyboard
  /// automatically.
  package var isOrdinary: Bool {
    guard endsAreOrdered, undone.endsAreOrdered else { return false }
    var top = targets.map(\.rect.minY).min() ?? 0
    var bottom = targets.map(\.rect.maxY).max() ?? 0
    for container in containers {
      let frame = container.frame
      if container.clips, container.quantity != .offset {
        guard top >= frame.minY, bottom <= frame.maxY else { return false }
        guard frame.height >= SceneGenerator.unit else { return false }
        top = frame.minY
        bottom = frame.maxY
        continue
      }
      if containers.count > 1, container.selfAdjustment > 0 { return false }
      guard container.clips else { continue }
      let content = container.content
      let contentTop = frame.minY - content.offset
      guard top >= contentTop, bottom <= contentTop + content.height else { return false }
      let viewTop = frame.minY + content.automaticTopInset
      let viewBottom = frame.maxY - content.automaticBottomInset
      guard viewBottom - viewTop >= SceneGenerator.unit else { return false }
      guard
        content.offset >= container.minimumOffset,
        content.offset <= container.maximumOffset(ownInset: content.ownInset),
        content.offset - content.tentativeOffset >= container.minimumOffset,
        content.offset - content.tentativeOffset
          <= container.maximumOffset(ownInset: content.ownInset)
      else { return false }
      top = frame.minY
      bottom = frame.maxY
    }
    return true
  }

  /// Whether no clipping view that ends above the keyboard contains one that reaches further down.
  private var endsAreOrdered: Bool {
    var lowestEnd = -CGFloat.infinity
    for container in containers where container.clips {
      let end = container.frame.maxY - container.content.automaticBottomInset
      if end <= hidingEdge, lowestEnd > end { return false }
      lowestEnd = max(lowestEnd, end)
    }
    return true
  }

  /// The scene without our lifts and tentative offsets.
  private var undone: AvoidanceScene {
    var scene = self
    for (index, container) in containers.enumerated() where container.refusal == nil {
      let scrolls = container.quantity == .offset
      let drop = scrolls ? container.revocable : container.own * container.rate
      for inner in 0..<(scrolls ? index : index + 1) {
        scene.containers[inner].frame.origin.y += drop
      }
    }
    return scene
  }

  /// The y from which on down nothing shows.
  private var hidingEdge: CGFloat { keyboard.map { $0.minY - coverHeight } ?? .infinity }
}
