#if canImport(UIKit)
  import UIKit

  // The library stores one keyboard state for each `KeyboardScreen`. A `KeyboardScreen` is a
  // `UIScreen`. On visionOS, which has no screens, a `KeyboardScreen` is a window scene. The
  // keyboard of visionOS is a separate window that covers no other window. So we treat that
  // keyboard as always hidden.
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
