import Foundation
import KeyboardGeometry

extension AvoidanceScene {
  /// Whether the scene is one that layouts make, so that all seven properties are promised for it.
  ///
  /// The generator also makes scenes that no layout makes; for those a plan is still finite,
  /// legal and truthful about what it shows, but it need not be the shortest. A scene is ordinary
  /// if
  /// - the content of each scroll view holds what is inside: the targets, or the container inside
  ///   it;
  /// - each clipping view holds what is inside;
  /// - each scroll view shows something between the bars, and starts out within its range;
  /// - no scroll view reaches below the keyboard's edge out of another that ends above it;
  /// - only a container that is alone yields to the keyboard by itself.
  package var isOrdinary: Bool {
    var top = targets.map(\.rect.minY).min() ?? 0
    var bottom = targets.map(\.rect.maxY).max() ?? 0
    var lowestEnd = -CGFloat.infinity
    for container in containers {
      if case .fixed(let clip) = container {
        guard top >= clip.frame.minY, bottom <= clip.frame.maxY else { return false }
        guard clip.frame.height >= SceneGenerator.unit else { return false }
        if clip.frame.maxY <= hidingEdge, lowestEnd > clip.frame.maxY {
          return false
        }
        lowestEnd = max(lowestEnd, clip.frame.maxY)
        top = clip.frame.minY
        bottom = clip.frame.maxY
        continue
      }
      guard case .scroll(let scroll) = container, scroll.scrollsVertically else {
        if containers.count > 1, container.consumes { return false }
        continue
      }
      let contentTop = scroll.frame.minY - scroll.contentOffset
      guard top >= contentTop, bottom <= contentTop + scroll.contentHeight else { return false }
      let viewTop = scroll.frame.minY + scroll.automaticInset.top
      let viewBottom = scroll.frame.maxY - scroll.automaticInset.bottom
      guard viewBottom - viewTop >= SceneGenerator.unit else { return false }
      guard
        scroll.contentOffset >= scroll.minimumOffset,
        scroll.contentOffset <= scroll.maximumOffset(ownInset: scroll.ownInset),
        scroll.contentOffset - scroll.tentativeOffset >= scroll.minimumOffset,
        scroll.contentOffset - scroll.tentativeOffset
          <= scroll.maximumOffset(ownInset: scroll.ownInset)
      else { return false }
      if containers.count > 1, scroll.selfAdjustment > 0 { return false }
      if viewBottom <= hidingEdge, lowestEnd > viewBottom { return false }
      lowestEnd = max(lowestEnd, viewBottom)
      top = scroll.frame.minY
      bottom = scroll.frame.maxY
    }
    return true
  }

  /// The y from which on down nothing shows.
  private var hidingEdge: CGFloat { keyboard.map { $0.minY - coverHeight } ?? .infinity }
}

extension AvoidanceContainer {
  fileprivate var consumes: Bool {
    switch self {
    case .scroll(let scroll): scroll.selfAdjustment > 0
    case .lift(let lift): lift.selfAdjustment > 0
    case .fixed: false
    }
  }
}
