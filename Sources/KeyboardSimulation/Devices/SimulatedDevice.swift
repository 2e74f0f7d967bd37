import Foundation

/// A model of iPhone or iPad with everything that matters to a keyboard: screen, safe areas,
/// keyboard heights.
///
/// A device is data. All devices are in ``catalogue``, with the source of every number beside it.
public struct SimulatedDevice: Hashable, Sendable {
  /// Phone or tablet.
  public enum Idiom: Hashable, Sendable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
  }

  /// The two families of orientations. A keyboard shows no difference between left and right.
  public enum Orientation: String, CaseIterable, Hashable, Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }

  /// The name under which Apple sells the device.
  public let name: String
  /// Phone or tablet.
  public let idiom: Idiom
  /// The screen in portrait, in points.
  package let size: Sourced<CGSize>
  /// Pixels per point.
  package let scale: CGFloat
  /// The safe area of a full-screen window without bars, in portrait, in points.
  package let portraitSafeArea: Sourced<ScreenInsets>
  /// The same in landscape.
  package let landscapeSafeArea: Sourced<ScreenInsets>
  /// Keyboard heights in portrait.
  package let portraitKeyboard: KeyboardHeights
  /// Keyboard heights in landscape.
  package let landscapeKeyboard: KeyboardHeights

  /// Makes a device.
  package init(
    name: String, idiom: Idiom, size: Sourced<CGSize>, scale: CGFloat,
    portraitSafeArea: Sourced<ScreenInsets>, landscapeSafeArea: Sourced<ScreenInsets>,
    portraitKeyboard: KeyboardHeights, landscapeKeyboard: KeyboardHeights
  ) {
    self.name = name
    self.idiom = idiom
    self.size = size
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.portraitKeyboard = portraitKeyboard
    self.landscapeKeyboard = landscapeKeyboard
  }

  /// Whether the screen ends in a home indicator instead of a home button.
  package var hasHomeIndicator: Bool { portraitSafeArea.value.bottom > 0 }

  /// The screen's bounds in an orientation, in points.
  public func bounds(_ orientation: Orientation) -> CGRect {
    let size = size.value
    return orientation == .portrait
      ? CGRect(x: 0, y: 0, width: size.width, height: size.height)
      : CGRect(x: 0, y: 0, width: size.height, height: size.width)
  }

  /// The safe area of a full-screen window without bars, in points.
  package func safeArea(_ orientation: Orientation) -> Sourced<ScreenInsets> {
    orientation == .portrait ? portraitSafeArea : landscapeSafeArea
  }

  /// The keyboard heights in an orientation.
  package func keyboardHeights(_ orientation: Orientation) -> KeyboardHeights {
    orientation == .portrait ? portraitKeyboard : landscapeKeyboard
  }
}
