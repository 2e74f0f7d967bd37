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
  /// How far up the edge belongs, by geometry alone.
  let rise: CGFloat
  /// Whether the field rises with it.
  let movesField: Bool

  /// The field where the rule puts it.
  var wantedField: CGRect { movesField ? restField.offsetBy(dx: 0, dy: -rise) : restField }
}
