import Foundation
import KeyboardGeometry

extension AvoidanceContainer {
  /// The offset that shows the beginning of the content.
  package var minimumOffset: CGFloat { -(content.topInset + content.automaticTopInset) }

  /// The offset that shows the end of the content above a bottom inset of ours of `inset` points.
  package func maximumOffset(ownInset inset: CGFloat) -> CGFloat {
    let bottom = content.bottomInset + content.automaticBottomInset + selfAdjustment + inset
    return max(minimumOffset, content.height + bottom - frame.size.height)
  }
}
