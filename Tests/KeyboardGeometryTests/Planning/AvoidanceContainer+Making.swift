import Foundation
import KeyboardGeometry

extension AvoidanceContainer {
  /// Makes a scroll view.
  static func scroll(
    frame: CGRect, contentHeight: CGFloat, contentOffset: CGFloat = 0,
    topInset: CGFloat = 0, bottomInset: CGFloat = 0, automaticTopInset: CGFloat = 0,
    automaticBottomInset: CGFloat = 0,
    ownInset: CGFloat = 0, ownOffset: CGFloat = 0, tentativeOffset: CGFloat = 0,
    selfAdjustment: CGFloat = 0, refusal: AvoidancePlan.Unchanged.Reason? = nil
  ) -> AvoidanceContainer {
    var content = ScrollContent(height: contentHeight)
    content.offset = contentOffset
    content.topInset = topInset
    content.bottomInset = bottomInset
    content.automaticTopInset = automaticTopInset
    content.automaticBottomInset = automaticBottomInset
    content.ownInset = ownInset
    content.tentativeOffset = tentativeOffset
    var container = AvoidanceContainer(frame: frame, scrolling: content, refusal: refusal)
    container.own = ownOffset
    container.selfAdjustment = selfAdjustment
    return container
  }

  /// Makes a view that does not move, and that clips its content.
  static func clip(frame: CGRect) -> AvoidanceContainer {
    var container = AvoidanceContainer(frame: frame)
    (container.clips, container.refusal) = (true, .cutsOff)
    return container
  }

  /// Makes a view that moves as a whole, by its frame or by a constraint.
  static func lift(
    _ quantity: AvoidanceMove.Quantity = .lift, rate: CGFloat = 1, frame: CGRect, own: CGFloat = 0,
    maximumRise: CGFloat = .infinity, maximumDrop: CGFloat = 0, selfAdjustment: CGFloat = 0
  ) -> AvoidanceContainer {
    var container = AvoidanceContainer(frame: frame)
    container.quantity = quantity
    container.rate = rate
    container.own = own
    container.maximumRise = maximumRise
    container.maximumDrop = maximumDrop
    container.selfAdjustment = selfAdjustment
    return container
  }
}
