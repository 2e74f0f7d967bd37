import QuartzCore
import UIKit

// Members that Apple's pages have, and that the lists of names leave out.

extension UIUpdateLink {
  /// https://developer.apple.com/documentation/uikit/uiupdatelink/init(windowscene:), iOS 18.
  public convenience init(windowScene: UIWindowScene) { fatalError("never run") }
}

extension CAMediaTimingFunction {
  /// `getControlPoint(at:values:)` of
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfunction, iOS 2.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {}
}
