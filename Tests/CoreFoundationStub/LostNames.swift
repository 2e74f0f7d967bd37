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

extension UIContentSizeCategory {
  /// https://developer.apple.com/documentation/uikit/uicontentsizecategory/didchangenotification,
  /// iOS 7.
  public static var didChangeNotification: Notification.Name { fatalError("never run") }
}

extension UICollectionViewCompositionalLayout {
  /// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/list(using:),
  /// iOS 14.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { fatalError("never run") }
}
