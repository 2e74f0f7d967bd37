import Foundation

/// Where a screen rests without a keyboard.
struct Rest {
  /// Of the views that are watched, in the cast's order; screen points.
  let frames: [CGRect]
  /// Of everything, bit for bit.
  let layers: LayerFrames
}
