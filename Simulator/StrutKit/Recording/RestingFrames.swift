import Foundation

/// Where a screen rests without a keyboard.
struct RestingFrames {
  /// Of each view that is watched, in their order; screen points.
  let frames: [CGRect]
  /// Of everything, bit for bit.
  let layers: LayerFrames
}
