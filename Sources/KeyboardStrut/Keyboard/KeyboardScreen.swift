#if canImport(UIKit)
  import UIKit

  // We keep one keyboard state for each `KeyboardScreen`. A `KeyboardScreen` is a `UIScreen`. On
  // visionOS, which has no screens, it is a window scene. The keyboard of visionOS is a separate
  // window and covers no other window. So we always treat the keyboard of visionOS as hidden.
  #if os(visionOS)
    package typealias KeyboardScreen = UIWindowScene

    extension UIWindowScene {
      var bounds: CGRect { coordinateSpace.bounds }
    }

    extension UIWindow {
      package var keyboardScreen: KeyboardScreen? { windowScene }
    }
  #else
    package typealias KeyboardScreen = UIScreen

    extension UIWindow {
      package var keyboardScreen: KeyboardScreen? { screen }
    }
  #endif
#endif
