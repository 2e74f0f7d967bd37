import QuartzCore
import UIKit

// Members that Apple's pages have, and that the lists of names leave out.

extension UIUpdateLink {
  /// https://developer.apple.com/documentation/uikit/uiupdatelink/init(windowscene:), iOS 18.
  public convenience init(windowScene: UIWindowScene) { fatalError("never run") }
}

extension CAMediaTimingFunction {
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfunction/getcontrolpoint(at:values:),
  /// iOS 2.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {}
}
