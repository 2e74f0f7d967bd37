import Foundation
import KeyboardGeometry

extension ScrollContainer {
  /// The offset that shows the beginning of the content.
  package var minimumOffset: CGFloat { -(contentInset.top + automaticInset.top) }

  /// The offset that shows the end of the content above a bottom inset of ours of `inset` points.
  package func maximumOffset(ownInset inset: CGFloat) -> CGFloat {
    let bottom = contentInset.bottom + automaticInset.bottom + selfAdjustment + inset
    return max(minimumOffset, contentHeight + bottom - frame.size.height)
  }
}
