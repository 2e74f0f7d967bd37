import Foundation
import KeyboardSimulation

/// A screen on a device: everything that was recorded of it, and what came out.
struct DemoRun {
  /// One motion, without the library and with it.
  struct Take {
    let motion: Motion
    let without: Recording
    let with: Recording
  }

  let screen: Screen
  let device: DeviceConfiguration
  let takes: [Take]

  /// What adding up lengths may leave, in points; nobody sees a thousandth.
  private static let rounding: CGFloat = 0.001

  /// The screen on the device, every motion.
  @MainActor
  static func record(
    _ screen: Screen, on device: DeviceConfiguration, pool: FilmPool
  ) throws -> DemoRun {
    let takes = try Motion.allCases.map { motion in
      Take(
        motion: motion,
        without: try Recorder.record(
          screen, on: device, usesLibrary: false, motion, pool: pool),
        with: try Recorder.record(screen, on: device, usesLibrary: true, motion, pool: pool))
    }
    return DemoRun(screen: screen, device: device, takes: takes)
  }

  /// The take in which the keyboard comes to rest.
  private var whole: Take? { takes.first { $0.with.up != nil } }

  var result: DemoResult {
    let with = whole?.with ?? Recording()
    let without = whole?.without ?? Recording()
    let before = with.rest.field
    let after = with.up?.field ?? before
    let top = with.up?.keyboardTop ?? with.rest.keyboardTop
    let plain = without.up ?? without.rest
    let room = top - device.safeArea.top
    let tooHigh = "The field is \(after.height) points high and the keyboard leaves \(room)."
    return DemoResult(
      screen: screen.id, seed: screen.seed, device: device.device.name,
      orientation: device.orientation.rawValue, keyboard: "standard", fieldBefore: before,
      fieldAfter: after, keyboardTop: top, gap: top - after.maxY,
      hiddenWithout: plain.field.maxY > plain.keyboardTop + Self.rounding,
      visibleWith: after.minY >= -Self.rounding && after.maxY <= top + Self.rounding,
      moved: before.minY - after.minY,
      maxTrackingError: takes.map(\.with.maxTrackingError).max() ?? 0,
      restored: takes.allSatisfy { $0.with.isRestored && $0.without.isRestored },
      frames: takes.map(\.with.samples.count).reduce(0, +),
      impossible: after.height > room ? tooHigh : nil)
  }
}
