import Foundation
import KeyboardGeometry
import KeyboardSimulation
import Testing

/// Each recorded notification, beside the values that must be read from it.
@Suite struct TraceReadingTests {
  struct Reading {
    var id: String
    /// The keyboard's placement after the notification. Nil if the notification does not tell.
    var placement: KeyboardPlacement?
    /// The covered height of a full-screen window after the notification, in points.
    var overlap: CGFloat
    var duration = 0.25
    var curve = 7
    /// Whether the notification causes a move after the notifications before it. A single
    /// notification follows a keyboard at its begin frame.
    var moves = true
  }

  static let readings: [Reading] = [
    Reading(id: "A1", placement: .docked, overlap: 352, curve: 0),
    Reading(id: "A2", placement: .docked, overlap: 352, curve: 0, moves: false),
    Reading(id: "A3", placement: .docked, overlap: 352, curve: 0, moves: false),
    Reading(id: "A4", placement: .docked, overlap: 352, curve: 0, moves: false),
    Reading(id: "B1", placement: .hidden, overlap: 0, curve: 0),
    Reading(id: "B2", placement: .hidden, overlap: 0, curve: 0, moves: false),
    Reading(id: "B3", placement: .hidden, overlap: 0, curve: 0, moves: false),
    Reading(id: "B4", placement: .hidden, overlap: 0, curve: 0, moves: false),
    Reading(id: "E1", placement: .docked, overlap: 216),
    Reading(id: "E2", placement: .docked, overlap: 216, moves: false),
    Reading(id: "E3", placement: .docked, overlap: 216, moves: false),
    Reading(id: "E4", placement: .docked, overlap: 216, moves: false),
    Reading(id: "E5", placement: .hidden, overlap: 0),
    Reading(id: "E6", placement: .hidden, overlap: 0, moves: false),
    Reading(id: "F1", placement: .docked, overlap: 258),
    Reading(id: "F2", placement: .docked, overlap: 225),
    Reading(id: "G1", placement: .docked, overlap: 216),
    Reading(id: "G2", placement: .docked, overlap: 216, duration: 0.4),
    Reading(id: "G3", placement: .hidden, overlap: 0),
    Reading(id: "G4", placement: .docked, overlap: 253),
    Reading(id: "G5", placement: .hidden, overlap: 0),
    // A did-notification between two docked frames is ignored on its own (KeyboardFacts 1.9),
    // because its will-notification has already moved everything.
    Reading(id: "G7", placement: .docked, overlap: 216, duration: 0, moves: false),
    Reading(id: "G8", placement: .docked, overlap: 216),
    Reading(id: "G10", placement: .docked, overlap: 258),
    Reading(id: "G11", placement: .hidden, overlap: 0),
    Reading(id: "G12", placement: .hidden, overlap: 0),
    Reading(id: "G13", placement: .docked, overlap: 258),
    Reading(id: "G16", placement: .docked, overlap: 260),
    Reading(id: "G17", placement: .docked, overlap: 271),
    Reading(id: "G18", placement: .hidden, overlap: 0),
    Reading(id: "G19", placement: .docked, overlap: 226),
    Reading(id: "G20", placement: .docked, overlap: 226, duration: 0.4),
    Reading(id: "G21", placement: .docked, overlap: 333),
    Reading(id: "G22", placement: .hidden, overlap: 0),
    Reading(id: "G24", placement: .docked, overlap: 380),
    Reading(id: "G25", placement: .docked, overlap: 346),
    Reading(id: "G26", placement: .hidden, overlap: 0),
    Reading(id: "G27", placement: .docked, overlap: 346),
    Reading(id: "G29", placement: .docked, overlap: 391),
    Reading(id: "G31", placement: nil, overlap: 0, moves: false),
    Reading(id: "G32", placement: .docked, overlap: 216),
    Reading(id: "G33", placement: .docked, overlap: 162),
    Reading(id: "G34", placement: nil, overlap: 0, moves: false),
    Reading(id: "G35", placement: nil, overlap: 0, moves: false),
    Reading(id: "G38", placement: .hidden, overlap: 0, duration: 0.35, curve: 0),
  ]

  @Test("Each of the 45 recorded notifications has expected values")
  func traceReading() {
    #expect(Self.readings.map(\.id) == RecordedNotification.all.map(\.id))
    #expect(RecordedNotification.all.count == 45)
  }

  @Test(
    "Each recorded notification is read with the expected placement and timing",
    arguments: zip(readings, RecordedNotification.all))
  func reading(_ reading: Reading, _ trace: RecordedNotification) {
    for transition in trace.transitions {
      #expect(transition.placement == reading.placement, "\(trace.id) \(transition)")
      #expect(transition.duration == reading.duration, "\(trace.id)")
      #expect(transition.curve.rawValue == reading.curve, "\(trace.id)")
      #expect(transition.isLocal, "\(trace.id)")
    }
  }

  @Test(
    "Each recorded notification on its own causes the expected move",
    arguments: readings.filter { $0.id.first == "G" || $0.id.first == "F" })
  func movement(_ reading: Reading) throws {
    let trace = try #require(RecordedNotification.all.first { $0.id == reading.id })
    var feed = Feed(screen: trace.bounds)
    prime(&feed, before: trace)
    expectMovement(&feed, trace, reading, at: 0)
  }

  @Test(
    "Each recorded sequence of notifications causes the expected moves",
    arguments: ["A", "B", "E"] as [Character])
  func sequence(_ name: Character) throws {
    let traces = RecordedNotification.sequence(name)
    var feed = Feed(screen: try #require(traces.first).bounds)
    prime(&feed, before: traces[0])
    for (index, trace) in traces.enumerated() {
      let reading = try #require(Self.readings.first { $0.id == trace.id })
      // Sequence E has no times; in steps of 300 ms no "did" comes before its declared end.
      expectMovement(&feed, trace, reading, at: trace.milliseconds ?? 300 * index)
    }
  }

  /// Expects that the first phase of the trace causes the move, and that its other phases cause
  /// none.
  private func expectMovement(
    _ feed: inout Feed, _ trace: RecordedNotification, _ reading: Reading, at time: Int
  ) {
    for (index, transition) in trace.transitions.enumerated() {
      let before = feed.covered
      let move = feed.state.apply(transition, at: Double(time) / 1000)
      let label = Comment(rawValue: "\(trace.id) \(transition.phase): \(String(describing: move))")
      #expect(feed.covered == reading.overlap, label)
      #expect((move != nil) == (reading.moves && index == 0), label)
      #expect((feed.covered != before) == (reading.moves && index == 0), label)
    }
  }

  /// Moves the keyboard to the trace's begin frame, or to a plausible frame if that is unknown.
  private func prime(_ feed: inout Feed, before trace: RecordedNotification) {
    var begin = trace.begin.map(trace.converted)
    if begin == nil, trace.phases[0].isHide { begin = docked(216, on: trace.bounds) }
    guard let begin, begin.intersects(trace.bounds) else { return }
    feed.post(.didShow, begin, at: -1000)
  }
}
