import Foundation
import KeyboardGeometry

extension AvoidanceContainer {
  /// The offset that shows the beginning of the content.
  package var minimumOffset: CGFloat { -(content.inset.top + content.automaticInset.top) }

  /// The offset that shows the end of the content above a bottom inset of ours of `inset` points.
  package func maximumOffset(ownInset inset: CGFloat) -> CGFloat {
    let bottom = content.inset.bottom + content.automaticInset.bottom + selfAdjustment + inset
    return max(minimumOffset, content.height + bottom - frame.size.height)
  }
}
