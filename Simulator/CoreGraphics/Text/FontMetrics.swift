/// Vertical metrics of a font, in points.
///
/// These are the iPhone's system font's numbers, not Inter's, so that a label is as tall here as it
/// is there: at 17 points UIKit measures one line as 20.287109375 (recorded in unit tests of
/// several public iOS projects), which is 1.193359375 of the size. The shares below are of the em,
/// in 2048ths. Inter's own are 0.96875 and 0.2412109375 (sum 1.2099609375): the descender is the
/// same, the ascender 0.3 points larger at 17.
package struct FontMetrics: Equatable, Sendable {
  package let ascender: CGFloat
  /// Negative, as UIKit's.
  package let descender: CGFloat
  package let capHeight: CGFloat
  package let xHeight: CGFloat
  package let leading: CGFloat = 0

  package init(size: CGFloat) {
    ascender = size * 1950 / 2048
    descender = -size * 494 / 2048
    capHeight = size * 1443 / 2048
    xHeight = size * 1078 / 2048
  }

  package var lineHeight: CGFloat { ascender - descender }
}
