import KeyboardSimulation
import UIKit

extension UITraitCollection {
  /// The size classes of a window on a device, from the tables in Apple's Human Interface
  /// Guidelines.
  ///
  /// A phone upright is compact in width; on its side it is compact in height, and regular in
  /// width from the Plus and Max screens (414 points) up. A tablet is regular in height; in
  /// width, a window of two thirds of the largest screen held upright (639 points) is compact,
  /// half of it held sideways (678) is regular. The inner display of iPhone Duo is regular in
  /// both, however it is held, the outer one as compact as a small phone
  /// (ihormalovanyi/iphone-duo-companion, FIELD-NOTE.md).
  @MainActor
  func adapted(to configuration: SimulatedDeviceConfiguration, width: CGFloat) -> UITraitCollection
  {
    let device = configuration.device
    let isUpright = configuration.orientation == .portrait
    return modifyingTraits {
      if device.idiom == .pad {
        $0.verticalSizeClass = .regular
        $0.horizontalSizeClass = width >= 650 ? .regular : .compact
      } else {
        let size = device.size.value
        let isUnfolded = size.width >= 600
        let isLarge = size.width >= 414 && size.height >= 736
        $0.verticalSizeClass = isUpright || isUnfolded ? .regular : .compact
        $0.horizontalSizeClass = isUnfolded || !isUpright && isLarge ? .regular : .compact
      }
    }
  }
}

extension UIEdgeInsets {
  init(_ insets: ScreenInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension SimulatedDeviceConfiguration {
  var interfaceOrientation: UIInterfaceOrientation {
    orientation == .portrait ? .portrait : .landscapeRight
  }
}
