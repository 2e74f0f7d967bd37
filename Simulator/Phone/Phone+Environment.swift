import KeyboardSimulation
import UIKit

/// What the user sets up, and where the app's windows are.
extension Phone {
  /// Changes the environment of everything on the screen, as the Settings app does.
  public func changeEnvironment(_ mutations: (inout any UIMutableTraits) -> Void) {
    let old = screen.traits
    screen.traits = old.modifyingTraits(mutations)
    UITraitCollection.current = screen.traits
    for scene in [scene] + otherScenes {
      scene.ownTraits = scene.ownTraits?.modifyingTraits(mutations)
      scene.environmentDidChange()
    }
    systemScene.environmentDidChange()
    let category = screen.traits.preferredContentSizeCategory
    if category != old.preferredContentSizeCategory {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }
    settle()
  }

  /// Sets the accessibility options for motion, and tells of them.
  public func setAccessibility(reduceMotion: Bool, crossFade: Bool = false) {
    let old = UIAccessibility.settings
    UIAccessibility.settings = AccessibilitySettings(
      reduceMotion: reduceMotion, crossFade: crossFade)
    keyboard.setPrefersCrossFade(UIAccessibility.prefersCrossFadeTransitions)
    let center = NotificationCenter.default
    if old.reduceMotion != reduceMotion {
      center.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
    if old.crossFade != crossFade {
      center.post(
        name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChangeNotification, object: nil)
    }
  }

  /// Gives the app's scene a shape of an iPad's multitasking: a side of Split View, Slide Over, a
  /// window of Stage Manager. KeyboardFacts 4.4 has the widths.
  public func resizeScene(to shape: SimulatedWindowShape) {
    let frame = configuration.windowFrame(shape).value
    scene.change(to: geometry(of: frame), duration: 0)
    settle()
  }

  /// Opens another scene of the app in front of the first one, as beside it in Split View.
  ///
  /// - Returns: The scene; the app makes its windows.
  public func connectScene(_ shape: SimulatedWindowShape) -> UIWindowScene {
    let geometry = geometry(of: configuration.windowFrame(shape).value)
    let scene = UIWindowScene(
      screen: screen, frame: geometry.frame, safeAreaInsets: geometry.safeAreaInsets)
    scene.ownTraits = geometry.traits
    scene.keyboard = keyboard
    otherScenes.append(scene)
    UIApplication.shared.scenes.append(scene)
    return scene
  }

  /// Plugs in an external display.
  ///
  /// - Returns: The scene on it; the keyboard stays on the device.
  public func connectScreen(size: CGSize, scale: CGFloat = 1) -> UIWindowScene {
    let screen = UIScreen(size: size, scale: scale)
    screen.traits = self.screen.traits.modifyingTraits {
      $0.displayScale = scale
      $0.horizontalSizeClass = .regular
      $0.verticalSizeClass = .regular
    }
    let scene = UIWindowScene(
      screen: screen, frame: CGRect(origin: .zero, size: size), safeAreaInsets: .zero)
    UIApplication.shared.scenes.append(scene)
    return scene
  }

  /// The status bar and the home indicator reach a scene as far as it reaches their edges.
  private func geometry(of frame: CGRect) -> SceneGeometry {
    let device = UIEdgeInsets(configuration.safeArea)
    let bounds = configuration.bounds
    return SceneGeometry(
      frame: frame,
      safeAreaInsets: UIEdgeInsets(
        top: max(device.top - frame.minY, 0), left: max(device.left - frame.minX, 0),
        bottom: max(device.bottom - (bounds.maxY - frame.maxY), 0),
        right: max(device.right - (bounds.maxX - frame.maxX), 0)),
      traits: screen.traits.adapted(to: configuration, width: frame.width))
  }
}
