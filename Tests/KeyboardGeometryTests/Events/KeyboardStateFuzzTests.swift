import Foundation
import KeyboardGeometry
import Testing

/// Random notifications in random order, some of them with NaN or infinite numbers. The tests check
/// what must be true after any of them.
@Suite struct KeyboardStateFuzzTests {
  let screen = CGRect(x: 0, y: 0, width: 1024, height: 768)

  @Test("Random notification sequences keep the keyboard state consistent")
  func anySequenceKeeps() {
    var random = SplitMix(seed: 20_261_121)
    var counts: [String: Int] = [:]
    for sequence in 0..<3000 {
      var state = KeyboardState()
      var time = 0.0
      var log = "sequence \(sequence):"
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let transition = transition(using: &random)
        time += [0, 0.002, 0.01, 0.08, 0.28, 5].randomElement(using: &random)!
        log += "\n  \(time): \(transition)"
        let generation = state.generation
        let action = state.answer(transition, at: time)
        counts[action.kind, default: 0] += 1
        counts["\(state.placement)", default: 0] += 1
        check(state, action, generation, log)

        var again = state
        let second = again.apply(transition, at: time)
        #expect(second == nil, "twice: \(log)")
        #expect(again == state, "twice: \(log)")
      }
      checkEnds(state, at: time, log)
    }
    let cases =
      ["nothing", "animate", "retarget", "jump"] + KeyboardPlacement.allCases.map { "\($0)" }
    for name in cases {
      #expect(counts[name, default: 0] > 300, "\(name) is hardly reached: \(counts)")
    }
  }

  private func check(
    _ state: KeyboardState, _ action: Answer, _ generation: Int, _ log: String
  ) {
    #expect((action == .nothing) == (state.generation == generation), "\(action): \(log)")
    if let move = action.move {
      #expect(move.generation == state.generation, "\(action): \(log)")
      #expect(move.duration >= 0 && move.duration.isFinite, "\(action): \(log)")
    }
    let covered = state.coveredFrame()
    #expect(covered == .zero || state.placement.coversContent, "\(covered): \(log)")
    for window in [screen, CGRect(x: 684, y: 20, width: 320, height: 728), .null, .zero] {
      let overlap = KeyboardOverlap(of: state.coveredFrame(window: window), with: screen)
      #expect((0...768).contains(overlap.height), "\(window): \(log)")
    }
  }

  /// Expects that a hide and a show work after any sequence of notifications.
  private func checkEnds(_ state: KeyboardState, at time: TimeInterval, _ log: String) {
    var hidden = state
    _ = hidden.apply(KeyboardTransition(.willHide, to: nil), at: time + 0.01)
    #expect(hidden.placement == .hidden && hidden.coveredFrame() == .zero, "hide: \(log)")
    var shown = state
    let frame = docked(390, on: screen)
    _ = shown.apply(KeyboardTransition(.willShow, to: frame, screen: screen), at: time + 0.01)
    #expect(shown.coveredFrame().height == 390 || state.frame.height != 390, "show: \(log)")
    #expect(abs(shown.frame.minY - frame.minY) < 1, "show: \(log)")
  }

  private func transition(using random: inout SplitMix) -> KeyboardTransition {
    let frames: [CGRect?] = [
      docked(398, on: screen), docked(352, on: screen), docked(44, on: screen),
      CGRect(x: 0, y: 768, width: 1024, height: 398),
      CGRect(x: 0, y: 713, width: 1024, height: 398),
      CGRect(x: 600, y: 300, width: 320, height: 254),
      CGRect(x: 0, y: 200, width: 1024, height: 398),
      CGRect(x: 0, y: -264, width: 1024, height: 304),
      CGRect(x: 0, y: 350, width: 1024, height: 398),
      .zero, CGRect(x: 0, y: 768, width: 1024, height: 0), nil,
      CGRect(
        x: number(&random), y: number(&random), width: number(&random), height: number(&random)),
    ]
    let durations: [TimeInterval?] = [0.25, 0.25, 0, 0.383, nil, .nan, -1]
    return KeyboardTransition(
      KeyboardTransition.Phase.allCases.randomElement(using: &random)!,
      to: frames.randomElement(using: &random)!,
      duration: durations.randomElement(using: &random)!,
      curve: [7, 0, 3, nil, -9].randomElement(using: &random)!,
      isLocal: [true, true, true, nil, false].randomElement(using: &random)!,
      screen: [screen, screen, screen, nil].randomElement(using: &random)!)
  }

  private func number(_ random: inout SplitMix) -> CGFloat {
    [
      0, 0.5, -0.5, 1, 320, 768, -768, 1e300, -1e300, .leastNonzeroMagnitude, .infinity, -.infinity,
      .nan, CGFloat.random(in: -2000...2000, using: &random),
    ].randomElement(using: &random)!
  }
}

/// A small random generator, the same on every machine.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
