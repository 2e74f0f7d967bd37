#if canImport(UIKit) && canImport(SwiftUI)
  import SwiftUI

  /// SwiftUI keeps its own text fields clear of the keyboard, with all that is in the same hosting
  /// controller.
  extension UIHostingController: SelfServing {}
#endif
