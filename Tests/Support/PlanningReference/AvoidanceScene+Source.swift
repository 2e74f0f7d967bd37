import Foundation
import KeyboardGeometry

extension AvoidanceScene {
  /// The scene as Swift statements that make it.
  package var source: String {
    let keyboard = keyboard.map(\.source) ?? "nil"
    let targets = targets.map { target in
      "RevealTarget(\(target.rect.source), gap: \(target.gap.source), role: .\(target.role)),"
    }
    return """
      var scene = AvoidanceScene(
        keyboard: \(keyboard), visibleBounds: \(visibleBounds.source),
        targets: [
          \(targets.joined(separator: "\n    "))
        ],
        containers: [
          \(containers.map { $0.source + "," }.joined(separator: "\n    "))
        ])
      scene.coverHeight = \(coverHeight.source)
      scene.released = [
        \(released.map { $0.source + "," }.joined(separator: "\n  "))
      ]
      scene.isEdited = \(isEdited)
      """
  }
}

extension AvoidanceContainer {
  var source: String {
    if quantity == .offset {
      return """
        .scroll(
              frame: \(frame.source), contentHeight: \(content.height.source),
              contentOffset: \(content.offset.source),
              topInset: \(content.topInset.source), bottomInset: \(content.bottomInset.source),
              automaticTopInset: \(content.automaticTopInset.source),
              automaticBottomInset: \(content.automaticBottomInset.source),
              ownInset: \(content.ownInset.source), ownOffset: \(own.source),
              tentativeOffset: \(content.tentativeOffset.source),
              selfAdjustment: \(selfAdjustment.source), refusal: \(refusalSource))
        """
    }
    if refusal != nil { return ".clip(frame: \(frame.source))" }
    return """
      .lift(
            .\(quantity), rate: \(rate.source),
            frame: \(frame.source), own: \(own.source),
            maximumRise: \(maximumRise.source), maximumDrop: \(maximumDrop.source),
            selfAdjustment: \(selfAdjustment.source))
      """
  }

  private var refusalSource: String {
    switch refusal {
    case .pages: ".pages"
    case .scrollsSideways: ".scrollsSideways"
    default: "nil"
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
