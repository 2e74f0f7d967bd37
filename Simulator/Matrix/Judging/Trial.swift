import Foundation

/// A run of the matrix and its control, and what is wrong with it.
package struct Trial: Sendable {
  package let run: Combination
  /// In words without numbers; empty where nothing is wrong.
  package let faults: [String]
  /// The input before the first tap, and at the first rest under the keyboard, in screen points.
  /// Null if the keyboard covers no content, or no input has the focus.
  package let fieldBefore: CGRect
  package let fieldAfter: CGRect
  /// The keyboard's upper edge at that rest.
  package let keyboardTop: CGFloat
  /// Whether the input was covered in the control at the first rest.
  package let hiddenWithout: Bool
  /// Whether the input was visible with the library wherever the keyboard leaves enough height.
  package let visibleWith: Bool
  /// Whether everything was as in the control in the end.
  package let restored: Bool
  /// Frames that were compared.
  package let frames: Int

  /// Plays a run with the library and without it, each on a fresh phone.
  @MainActor
  package static func play(_ run: Combination) -> Trial { play([run])[0] }

  /// Plays runs that differ in nothing but the service, against one control.
  @MainActor
  package static func play(_ runs: [Combination]) -> [Trial] {
    guard let first = runs.first else { return [] }
    let control = Actor.play(first, usesLibrary: false)
    return runs.map { run in
      let record = Actor.play(run, usesLibrary: true)
      let faults = Judgement.faults(of: record, control: control, run: run)
      return Trial(
        run: run, faults: faults, fieldBefore: record.before,
        fieldAfter: record.stops.first?.view.frame ?? .null,
        keyboardTop: record.stops.first?.view.keyboardTop ?? 0,
        hiddenWithout: control.stops.first?.view.isShown == false,
        visibleWith: record.stops.allSatisfy {
          $0.view.isShown || !Judgement.isPossible($0, beside: control, in: run)
        },
        restored: !faults.contains { $0.hasPrefix("left behind") },
        frames: record.parts.map(\.samples.count).reduce(0, +))
    }
  }
}
