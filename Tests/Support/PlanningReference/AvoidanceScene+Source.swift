import Foundation
import KeyboardGeometry

extension AvoidanceScene {
  /// The scene as a Swift expression.
  package var source: String {
    let keyboard = keyboard.map(\.source) ?? "nil"
    let targets = targets.map { target in
      "RevealTarget(\(target.rect.source), gap: \(target.gap.source), role: .\(target.role)),"
    }
    return """
      AvoidanceScene(
          keyboard: \(keyboard), coverHeight: \(coverHeight), visibleBounds: \(visibleBounds.source),
          targets: [
            \(targets.joined(separator: "\n      "))
          ],
          containers: [
            \(containers.map { $0.source + "," }.joined(separator: "\n      "))
          ],
          released: [
            \(released.map { $0.source + "," }.joined(separator: "\n      "))
          ],
          isEdited: \(isEdited))
      """
  }
}

extension AvoidanceContainer {
  var source: String {
    switch self {
    case .scroll(let scroll):
      return """
        .scroll(ScrollContainer(
              frame: \(scroll.frame.source), contentHeight: \(scroll.contentHeight.source),
              contentOffset: \(scroll.contentOffset.source),
              contentInset: \(scroll.contentInset.source),
              automaticInset: \(scroll.automaticInset.source),
              ownInset: \(scroll.ownInset.source), ownOffset: \(scroll.ownOffset.source),
              tentativeOffset: \(scroll.tentativeOffset.source),
              isPagingEnabled: \(scroll.isPagingEnabled),
              scrollsVertically: \(scroll.scrollsVertically),
              selfAdjustment: \(scroll.selfAdjustment.source)))
        """
    case .lift(let lift):
      return """
        .lift(LiftContainer(
              .\(lift.quantity), rate: \(lift.rate.source),
              frame: \(lift.frame.source), own: \(lift.own.source),
              maximumRise: \(lift.maximumRise.source), maximumDrop: \(lift.maximumDrop.source),
              selfAdjustment: \(lift.selfAdjustment.source)))
        """
    case .fixed(let fixed):
      return """
        .fixed(FixedContainer(
              frame: \(fixed.frame.source), clips: \(fixed.clips), reason: .cutsOff))
        """
    }
  }
}

extension CGFloat {
  /// The number as Swift reads it back, bit for bit.
  var source: String {
    if isNaN { return ".nan" }
    if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
    return "\(Double(self))"
  }
}

extension CGRect {
  var source: String {
    let numbers = [origin.x, origin.y, size.width, size.height].map(\.source)
    return "CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
  }
}

extension VerticalInsets {
  var source: String { "VerticalInsets(top: \(top.source), bottom: \(bottom.source))" }
}
