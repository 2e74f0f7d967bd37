import Foundation
import KeyboardSimulation

/// A screen on a device under a keyboard: what was recorded of it, and what came out.
struct DemoRun {
  let screen: Screen
  let device: SimulatedDeviceConfiguration
  let variant: Variant
  let without: Recording
  let with: Recording

  /// What adding up lengths may leave, in points; nobody sees a thousandth.
  static let rounding: CGFloat = 0.001

  /// - Parameter pool: Where the films keep their images; nil for a run that is only measured.
  @MainActor
  static func record(
    _ screen: Screen, on device: SimulatedDeviceConfiguration, under variant: Variant,
    pool: FilmPool?
  ) throws -> DemoRun {
    func record(_ usesLibrary: Bool, _ pace: Recorder.Pace) throws -> Recording {
      try Recorder.record(
        screen, on: device, under: variant, usesLibrary: usesLibrary,
        at: pool.map { .film($0, takesStills: variant.id == Variant.standard.id) } ?? pace)
    }
    return DemoRun(
      screen: screen, device: device, variant: variant, without: try record(false, .leap),
      with: try record(true, .measure))
  }

  var name: String {
    "\(screen.id) on \(device.device.name), \(device.orientation.rawValue), \(variant.id)"
  }

  /// Whether the keyboard hides some of the field where nothing moves, by geometry alone.
  var isHiddenByGeometry: Bool {
    guard let stop = with.stops.first else { return false }
    return stop.restField.isCovered(by: stop.keyboard)
  }

  /// Why nothing could show the field; nil where something can.
  var impossible: String? {
    for stop in with.stops where !stop.shows(stop.wantedField) {
      let (height, top) = (stop.restField.height, stop.visible.minY)
      if !variant.keyboard.takesRoom {
        return "The keyboard lies over the field, but one that is not docked moves nothing: "
          + "whoever put it there can move it away."
      }
      let room = stop.keyboard.minY - top
      guard height <= room else {
        return "The field is \(height.short) points high and the keyboard leaves \(room.short)."
      }
      return "By the screen’s own layout the field rises \(stop.rise.short) points, and it rests "
        + "only \((stop.restField.minY - top).short) points below the top."
    }
    return nil
  }

  var result: DemoResult {
    let stop = with.stops.first
    let before = stop?.restField ?? .zero
    let after = stop?.sample.field ?? .zero
    let top = stop?.sample.keyboardTop ?? 0
    return DemoResult(
      screen: screen.id, seed: screen.system.rawValue, device: device.device.name,
      orientation: device.orientation.rawValue, keyboard: variant.id,
      deed: variant.steps.map(\.name).joined(separator: ", "), fieldBefore: before,
      fieldAfter: after, keyboardTop: top, gap: top - after.maxY,
      hiddenWithout: (without.stops.first?.sample.covered ?? 0) > Self.rounding,
      visibleWith: !with.stops.isEmpty
        && with.stops.allSatisfy { $0.shows($0.sample.field) },
      moved: before.minY - after.minY, maxTrackingError: with.maxTrackingError,
      restored: with.isRestored && without.isRestored, frames: with.samples.count,
      impossible: impossible)
  }
}

extension CGRect {
  /// Whether a keyboard lies over some of it, and more than rounding leaves.
  func isCovered(by keyboard: CGRect) -> Bool {
    let common = intersection(keyboard)
    return !common.isEmpty && common.height > DemoRun.rounding && common.width > DemoRun.rounding
  }
}
