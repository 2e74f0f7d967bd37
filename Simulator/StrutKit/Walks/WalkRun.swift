import Foundation
import KeyboardSimulation

/// What was written down of a walk.
struct WalkRecording {
  var rounds: [WalkRound] = []
  /// What was drawn, frame by frame; its numbers are empty where nobody filmed.
  var film = Recording()
  /// Where the finger came down, in points of the screen.
  var touches: [FilmTouch] = []
}

/// A walk on a device, and what came out.
struct WalkRun {
  let walk: Walk
  let device: SimulatedDeviceConfiguration
  /// Every stop there is.
  let rounds: [WalkRound]
  /// How many inputs a person came to by Return, with the library left out.
  let reachedWithout: Int
  /// The first steps with the library and without it; nil where nobody filmed.
  let films: (with: WalkRecording, without: WalkRecording)?

  /// - Parameter pool: Where the films keep their images; nil for a walk that is only measured.
  @MainActor
  static func record(
    _ walk: Walk, on device: SimulatedDeviceConfiguration, pool: FilmPool? = nil
  ) -> WalkRun {
    let without = WalkRecorder.record(walk, on: device, usesLibrary: false, pool: pool)
    return WalkRun(
      walk: walk, device: device, rounds: WalkRecorder.record(walk, on: device).rounds,
      reachedWithout: without.rounds[0].forwards.count,
      films: pool.map {
        (WalkRecorder.record(walk, on: device, pool: $0, limit: walk.filmedSteps), without)
      })
  }

  var name: String { "\(walk.id) on \(device.device.name), \(device.orientation.rawValue)" }
  var stops: [WalkStop] { rounds.flatMap(\.stops) }
  var result: WalkResult { WalkResult(self) }

  /// What is wrong, in a few words for each fault.
  var faults: [String] {
    var faults: [String] = []
    for (round, wanted) in zip(rounds, walk.rounds.map(\.names)) {
      let back = Array(wanted.reversed().dropFirst())
      for (way, stops, wanted) in [
        ("forwards", round.forwards, wanted), ("backwards", round.backwards, back),
      ] where stops.map(\.name) != wanted {
        let place = zip(stops.map(\.name), wanted).prefix { $0 == $1 }.count
        let came = stops.indices.contains(place) ? stops[place].name : "nowhere"
        let want = wanted.indices.contains(place) ? wanted[place] : "the end"
        faults.append("\(way): came to \(came) instead of \(want)")
      }
      for stop in round.stops where !stop.isVisible {
        faults.append("visible: \(stop.name) is not, gap \(stop.gap.short) pt")
      }
      for stop in round.stops where stop.rows > stop.rowLimit {
        faults.append("rows: \(stop.rows) for \(stop.name), more than \(stop.rowLimit)")
      }
      if !round.endsAreKnown { faults.append("ends: a button leads on where nothing is") }
      if !round.readsInDirection { faults.append("direction: a row is read the other way") }
      if !round.isClosed { faults.append("done: the keyboard is still up") }
      if !round.isRestored { faults.append("restored: an inset or a frame did not come back") }
    }
    if reachedWithout != 1 {
      faults.append("without the library: Return leads on, which demonstrates nothing")
    }
    return faults
  }
}
