import Testing

@testable import StrutPhone

/// The phone's time follows the person's.
@Suite struct PaceTests {
  @Test("What is due passes once, and what is left over stays due")
  func due() {
    var pace = Pace(now: 5)
    #expect(abs(pace.due(at: 5.05) - 0.05) < 1e-9)
    pace.take(0.03, at: 5.05)
    #expect(abs(pace.due(at: 5.05) - 0.02) < 1e-9)
    #expect(abs((pace.wait(for: 0.03, at: 5.05) ?? 0) - 0.01) < 1e-9)
  }

  @Test("A machine that cannot keep up lags behind by a tenth of a second, and no more")
  func lag() {
    var pace = Pace(now: 0)
    pace.take(0.01, at: 3)
    #expect(abs(pace.due(at: 3) - 0.1) < 1e-9)
  }

  @Test("Nothing is due while it is paused, nor for the time it was")
  func pause() {
    var pace = Pace(now: 0)
    pace.togglePause(at: 1)
    #expect(pace.due(at: 9) == 0 && pace.wait(for: 0.1, at: 9) == nil)
    pace.togglePause(at: 10)
    #expect(abs(pace.due(at: 10.5) - 0.5) < 1e-9)
  }

  @Test("In slow motion a tenth is due, and one waits ten times as long")
  func slow() {
    var pace = Pace(now: 0)
    pace.toggleSlowMotion(at: 0)
    #expect(abs(pace.due(at: 1) - 0.1) < 1e-9)
    #expect(abs((pace.wait(for: 0.2, at: 1) ?? 0) - 1) < 1e-9)
    pace.toggleSlowMotion(at: 1)
    #expect(abs(pace.due(at: 2) - 1) < 1e-9)
  }
}
