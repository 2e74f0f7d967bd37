import Foundation

/// A moment at which the keyboard is up and everything is still.
struct Stop: Equatable {
  /// What was shown.
  let sample: Sample
  /// Where field and edge rest without a keyboard.
  let restField: CGRect
  let restEdge: CGFloat
  /// Where the keyboard is by the device's own numbers.
  let keyboard: CGRect
  /// The screen below the status bar, as the device is held.
  let visible: CGRect
  /// How far up the edge belongs, by geometry alone.
  let rise: CGFloat
  /// Whether the field rises with it.
  let movesField: Bool

  /// Whether a field is all on the screen and nothing of it under the keyboard.
  func shows(_ field: CGRect) -> Bool {
    field.minY >= visible.minY - 0.5 && field.maxY <= visible.maxY
      && !field.isCovered(by: keyboard)
  }

  /// The field where the rule puts it.
  var wantedField: CGRect { movesField ? restField.offsetBy(dx: 0, dy: -rise) : restField }
}
