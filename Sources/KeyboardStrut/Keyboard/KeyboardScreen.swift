#if canImport(UIKit)
  import UIKit

  // A keyboard belongs to a screen. On visionOS there are no screens, and the keyboard is a
  // separate window that covers no other. A scene replaces the screen there, and its keyboard is
  // always down.
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
