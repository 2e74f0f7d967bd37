#if canImport(UIKit)
  import UIKit

  // What a keyboard belongs to: a screen. On visionOS there are none, and the keyboard is a window
  // of its own that covers no other; a scene stands in, whose keyboard is always down.
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
