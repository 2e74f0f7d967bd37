import Testing
import UIKit

/// A view with an intrinsic size and nothing else.
final class Box: UIView {
  private let size: CGSize

  init(size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

extension UIView {
  /// A new subview that constraints place.
  func addConstrained() -> UIView {
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }
}

extension [CGFloat] {
  /// x, y, width, height.
  var rect: CGRect { CGRect(x: self[0], y: self[1], width: self[2], height: self[3]) }

  /// Top, left, bottom, right.
  var insets: UIEdgeInsets {
    UIEdgeInsets(top: self[0], left: self[1], bottom: self[2], right: self[3])
  }
}

@MainActor
func expectNear(
  _ rect: CGRect, _ expected: CGRect, tolerance: CGFloat = 0.5,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let pairs = [
    (rect.minX, expected.minX), (rect.minY, expected.minY), (rect.width, expected.width),
    (rect.height, expected.height),
  ]
  #expect(
    pairs.allSatisfy { abs($0 - $1) <= tolerance + 1e-9 }, "\(rect) is not near \(expected)",
    sourceLocation: sourceLocation)
}
