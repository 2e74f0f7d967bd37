#if canImport(UIKit)
  import UIKit

  // `KeyboardScreen` is the object for which we keep one keyboard state: a `UIScreen`. On visionOS
  // there are no screens, so it is a window scene there. The keyboard of visionOS is a separate
  // window and covers no other window. So the state of that keyboard is always hidden.
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
