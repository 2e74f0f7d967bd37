import Foundation
import Testing
import UIKit

extension RecordedTests {
  static let stacks: [String: Check] = [
    "stack_view/fillEqually_h_exact": { try compare($0, .fillEqually) },
    "stack_view/fillEqually_v_thirds": { try compare($0, .fillEqually) },
    "stack_view/hidden_third_of_four": { try compare($0, .fillEqually) },
    "stack_view/fill_spacer_takes_slack": { try compare($0, .fill) },
    "stack_view/fill_all_intrinsic_stretch": { try compare($0, .fill) },
    "stack_view/fill_nested_is_flexible": { try compare($0, .fill) },
  ]

  private struct Stack: Decodable {
    let bounds: [CGFloat]
    let axis: String
    let spacing: CGFloat
    let alignment: String?
    let n: Int?
    let intrinsic: [[CGFloat]?]?
    let intrinsic_w: [CGFloat]?
    let first: [CGFloat]?
    let second: Inner?
    let hidden_index: Int?
    let frames: [[CGFloat]]?
    let x: [CGFloat]?
    let y: [CGFloat]?
    let w: [CGFloat]?
    let h: Lengths?

    /// One for all, or one each.
    struct Lengths: Decodable {
      let each: [CGFloat]?
      let all: CGFloat?

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        each = try? value.decode([CGFloat].self)
        all = each == nil ? try value.decode(CGFloat.self) : nil
      }
    }

    struct Inner: Decodable {
      let axis: String
      let spacing: CGFloat
      let intrinsic: [[CGFloat]]
    }

    /// What was recorded; a length that is not given is the stack view's own.
    var expected: [CGRect] {
      if let frames { return frames.map(\.rect) }
      return (0..<max(x?.count ?? 0, y?.count ?? 0)).map { i in
        CGRect(
          x: x?[i] ?? 0, y: y?[i] ?? 0, width: w?[i] ?? bounds[0],
          height: h?.each?[i] ?? h?.all ?? bounds[1])
      }
    }
  }

  @MainActor
  private static func compare(
    _ recording: Recording, _ distribution: UIStackView.Distribution
  ) throws {
    let recorded: Stack = try recording.read()
    let stack = UIStackView(arrangedSubviews: try views(of: recorded))
    stack.frame = CGRect(x: 0, y: 0, width: recorded.bounds[0], height: recorded.bounds[1])
    stack.axis = recorded.axis == "v" ? .vertical : .horizontal
    stack.spacing = recorded.spacing
    stack.distribution = distribution
    stack.alignment = try #require(alignments[recorded.alignment ?? "fill"])
    if let index = recorded.hidden_index { stack.arrangedSubviews[index].isHidden = true }
    stack.layoutIfNeeded()
    let expected = recorded.expected
    #expect(expected.count == stack.arrangedSubviews.count)
    for (view, frame) in zip(stack.arrangedSubviews, expected) { expectNear(view.frame, frame) }
  }

  private static func views(of recorded: Stack) throws -> [UIView] {
    if let n = recorded.n { return (0..<n).map { _ in UIView() } }
    if let sizes = recorded.intrinsic { return sizes.map { $0.map(box) ?? UIView() } }
    if let widths = recorded.intrinsic_w { return widths.map { box([$0, 20]) } }
    let second = try #require(recorded.second)
    let inner = UIStackView(arrangedSubviews: second.intrinsic.map(box))
    inner.axis = second.axis == "v" ? .vertical : .horizontal
    inner.spacing = second.spacing
    return [box(try #require(recorded.first)), inner]
  }

  private static func box(_ size: [CGFloat]) -> UIView {
    Box(size: CGSize(width: size[0], height: size[1]))
  }

  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "center": .center, "top": .top,
  ]
}
