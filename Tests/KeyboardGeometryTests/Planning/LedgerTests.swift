import Foundation
import KeyboardGeometry
import PlanningReference
import Testing

@Suite struct LedgerTests {
  @Test("Ledger: withdrawing all contributions restores the app's value exactly")
  func withdrawingRestoresBase() {
    for base in [0.1, 20, -64, 1e-9, 333.333333333] as [CGFloat] {
      var ledger = Ledger(base: base)
      for amount in [336, 0.1, 291.333, -17.7] as [CGFloat] {
        let value = ledger.contribute(amount, by: .keyboard)
        #expect(ledger.observe(value) == value)
        ledger.contribute(amount / 3, by: .bar)
      }
      ledger.contribute(0, by: .keyboard)
      ledger.contribute(0, by: .bar)
      #expect(ledger.value == base)
      #expect(ledger.isEmpty)
    }
  }

  /// KeyboardFailures 27: each value is computed from the base, so contributions of quick focus
  /// changes cannot add up.
  @Test("Ledger: a repeated contribution replaces the previous one")
  func contributingAgainReplaces() {
    var ledger = Ledger(base: 20)
    for _ in 0..<10 { ledger.contribute(300, by: .keyboard) }
    #expect(ledger.value == 320)
    #expect(ledger.contribution(of: .keyboard) == 300)
    #expect(ledger.contribution(of: .bar) == 0)
  }

  @Test(
    "Ledger: the app changes the value, and withdrawing keeps that change",
    arguments: [
      // base, ours, what the app leaves, value after we withdraw
      (20, 300, 330, 30),  // inset += 10
      (20, 300, 310, 10),  // inset −= 10
      (20, 300, 20, 20),  // inset = 20, as it was
      (20, 300, 40, 40),  // inset = 40, said by code that knows nothing of us
      (0, 336, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func appsChangeSurvives(base: CGFloat, ours: CGFloat, left: CGFloat, after: CGFloat) {
    var ledger = Ledger(base: base)
    ledger.contribute(ours, by: .keyboard)
    ledger.observe(left)
    #expect(ledger.value == after + ours)
    ledger.contribute(0, by: .keyboard)
    #expect(ledger.value == after)
  }

  /// The app moves a view up by 403 before the ledger is made, and resets it to 0 later.
  @Test("Ledger: the app assigns its earlier value again: not read as a difference")
  func assignsEarlierValue() {
    var ledger = Ledger(base: 403, earlier: 0)
    ledger.contribute(-53, by: .keyboard)
    ledger.observe(0)
    #expect(ledger.base == 0 && ledger.value == -53)
  }

  @Test("Ledger: the app adds points and later subtracts them: our own points stay")
  func takenBack() {
    var ledger = Ledger(base: 12)
    ledger.contribute(46.25, by: .bar)
    ledger.observe(58.25 + 302)
    ledger.observe(58.25 + 302 + 8)
    #expect(ledger.observe(58.25 + 8) == 58.25 + 8, "nearer to the base, and yet no new one")
    #expect(!ledger.isOverwritten(at: 66.25) && ledger.contribution(of: .bar) == 46.25)
    #expect(ledger.contribute(0, by: .bar) == 20)
    ledger.contribute(46.25, by: .bar)
    ledger.observe(66.25 + 302)
    #expect(ledger.observe(30) == 76.25, "any other is one")
  }

  /// KeyboardFailures 28.
  @Test("Ledger: the app assigns 0 after we added points: withdrawing leaves 0")
  func insetNeverNegative() {
    var ledger = Ledger(base: 20)
    ledger.contribute(336, by: .keyboard)
    ledger.observe(0)
    #expect(ledger.contribute(0, by: .keyboard) == 0)
  }

  /// The app sets a safe area of 60 over our 83. Read as a difference, that would be an app's value
  /// of −23.
  @Test("Ledger: a difference below the minimum counts as a new value")
  func minimum() {
    var ledger = Ledger(base: 0, minimum: 0)
    ledger.contribute(83, by: .keyboard)
    #expect(ledger.isOverwritten(at: 60))
    #expect(ledger.observe(60) == 143)
    #expect(ledger.contribute(0, by: .keyboard) == 60)
    ledger.contribute(83, by: .keyboard)
    #expect(ledger.observe(120) == 120 && ledger.base == 37, "a difference")
    ledger = Ledger(base: -34, minimum: 0)
    ledger.contribute(83, by: .keyboard)
    #expect(ledger.observe(45) == 45 && ledger.base == -38)
  }

  @Test(
    "Ledger: only an assignment removes our mark, a tiny added fraction of a point",
    arguments: [0, 12, 47.25] as [CGFloat], [34, 83, 20.333, -59] as [CGFloat])
  func marked(base: CGFloat, amount: CGFloat) {
    for value: CGFloat in [0, 0.5, 10, 34, 44.333333, 60, 120, 12.345678] {
      var ledger = Ledger(base: base, changing: .marked, minimum: 0)
      let written = ledger.contribute(amount, by: .keyboard)
      #expect(abs(written - base - amount) < 1e-5)
      #expect(ledger.isOverwritten(at: value))
      #expect(abs(ledger.observe(value) - value - amount) < 1e-5)
      #expect(ledger.contribute(0, by: .keyboard) == value)
    }
    for points: CGFloat in [0.1, 0.25, 1 / 3, 20, -20, 60] {
      var ledger = Ledger(base: base, changing: .marked, minimum: 0)
      let written = ledger.contribute(amount, by: .keyboard)
      #expect(!ledger.isOverwritten(at: written + points))
      #expect(abs(ledger.observe(written + points) - written - points) < 1e-9)
      let restored = ledger.observe(written)
      #expect(abs(restored - written) < 1e-9, "the app takes the points back")
      #expect(abs(ledger.contribute(0, by: .keyboard) - base) < 1e-9)
    }
  }

  @Test("Ledger: UIKit rounds a marked number: what the app adds is kept")
  func markRoundedAway() {
    for points: CGFloat in [0, 20, 60, -10] {
      var ledger = Ledger(base: 12, changing: .marked, minimum: 0)
      ledger.contribute(34, by: .keyboard)
      ledger.acceptRounding(at: 46)
      #expect(!ledger.isOverwritten(at: 46 + points))
      ledger.observe(46 + points)
      #expect(ledger.contribute(0, by: .keyboard) == 12 + points)
    }
    var ledger = Ledger(base: 12, changing: .marked, minimum: 0)
    ledger.contribute(34, by: .keyboard)
    ledger.acceptRounding(at: 46)
    #expect(ledger.isOverwritten(at: 20))
  }

  /// A scroll view rounds its offset to whole pixels (uikit-recorded, contentOffset_grid). The app
  /// has changed nothing.
  @Test("Ledger: UIKit's rounding of our value does not count as a change by the app")
  func roundedNobodysChange() {
    var ledger = Ledger(base: -59)
    let value = ledger.contribute(154.2, by: .keyboard)
    ledger.acceptRounding(at: (value * 3).rounded() / 3)
    #expect(ledger.written == (value * 3).rounded() / 3)
    ledger.observe((value * 3).rounded() / 3)
    #expect(ledger.base == -59)
    #expect(ledger.contribute(0, by: .keyboard) == -59)
    ledger.contribute(100, by: .keyboard)
    ledger.acceptRounding(at: 42)
    #expect(ledger.written != 42)
  }

  @Test("Ledger: another owner or the app takes over a contribution: the value is the same")
  func lettingGoKeeps() {
    var ledger = Ledger(base: 0)
    ledger.contribute(120, by: .keyboard)
    ledger.contribute(30, by: .another)
    ledger.contribute(-50, by: .limit)
    ledger.handOver(by: .limit)
    #expect(ledger.value == 100)
    #expect(ledger.contribution(of: .another) == -20)
    ledger.contribute(0, by: .another)
    #expect(ledger.value == 120)
    ledger.handOver(by: .keyboard)
    #expect(ledger.value == 120)
    #expect(ledger.isEmpty)
  }

  @Test("Ledger: NaN and infinite numbers are ignored")
  func numbersNotFiniteIgnored() {
    var ledger = Ledger(base: 20)
    ledger.contribute(.nan, by: .bar)
    ledger.contribute(.infinity, by: .another)
    ledger.observe(.nan)
    ledger.observe(-.infinity)
    #expect(ledger.value == 20)
    #expect(ledger.isEmpty)
  }

  /// Random interleavings of three contributors and an app, compared with a model that stores each
  /// number separately.
  @Test(
    "Ledger: random changes and contributions agree with a simple model",
    arguments: [1, 2, 3] as [UInt64])
  func interleavingsAgreeSlow(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let owners: [ObjectIdentifier] = [.keyboard, .bar, .another]
    for _ in 0..<300 {
      var app = CGFloat(Int.random(in: 0...200, using: &random)) / 8
      var ours: [ObjectIdentifier: CGFloat] = [:]
      var ledger = Ledger(base: app)
      var number = app
      for _ in 0..<40 {
        switch Int.random(in: 0...3, using: &random) {
        case 0:  // The app adds a little.
          let change = CGFloat(Int.random(in: -8...8, using: &random)) / 8
          app += change
          number += change
        case 1 where ours.values.allSatisfy { $0 >= 200 } && !ours.isEmpty:
          // The app sets its own number, near the one it had.
          app += CGFloat(Int.random(in: -80...80, using: &random)) / 8
          number = app
        default:
          let owner = owners.randomElement(using: &random) ?? .keyboard
          let amount = CGFloat(Int.random(in: 0...3, using: &random)) * 200.125
          ledger.observe(number)
          ours[owner] = amount == 0 ? nil : amount
          number = ledger.contribute(amount, by: owner)
        }
        number = ledger.observe(number)
        #expect(number == app + ours.values.reduce(0, +))
        #expect(ledger.base == app)
      }
      for owner in owners { number = ledger.contribute(0, by: owner) }
      #expect(number == app)
    }
  }

  @Test(
    "Ledger: the app's own value is corrected: the newest contribution changes, and the sum does not"
  )
  func rebase() {
    var ledger = Ledger(base: -32)
    ledger.contribute(100, by: .keyboard)
    ledger.contribute(40, by: .bar)
    ledger.rebase(to: -103)
    #expect(ledger.value == 108)
    #expect(ledger.newest == .bar)
    #expect((ledger.contribution(of: .keyboard), ledger.contribution(of: .bar)) == (100, 111))
    ledger.contribute(0, by: .bar)
    ledger.rebase(to: -3)
    #expect(ledger.isEmpty && ledger.value == -3)
  }

  @Test("Ledger: UIKit clamps a value: the base is at most the limit, the rest is our contribution")
  func acceptClamp() {
    var ledger = Ledger(base: 410)
    ledger.acceptClamp(to: 321, by: .keyboard, limit: 19)
    #expect((ledger.base, ledger.contribution(of: .keyboard), ledger.value) == (19, 302, 321))
    ledger.acceptClamp(to: 300, by: .bar, limit: 0)
    #expect(ledger.value == 321, "the other's")
    ledger.acceptClamp(to: 300, by: .keyboard, limit: 50)
    #expect((ledger.base, ledger.contribution(of: .keyboard), ledger.written) == (19, 281, 300))
    ledger = Ledger(base: 410)
    ledger.acceptClamp(to: 300, by: .keyboard, limit: 350)
    #expect(ledger.isEmpty && ledger.base == 300)
  }

  @Test("A ledger's base is NaN: checkInvariants() reports the base")
  func brokenInvariant() {
    #expect(Ledger(base: .nan).checkInvariants() == ["The base nan is not finite."])
    #expect(Ledger(base: 410).checkInvariants().isEmpty)
  }

  @Test("The app alters a value that we write: the ledger records the altered contribution")
  func acceptAlteredChange() {
    var ledger = Ledger(base: -20)
    ledger.contribute(200, by: .keyboard)
    for elsewhere in [-50, 400] as [CGFloat] {
      ledger.acceptAlteredChange(at: elsewhere, by: .keyboard)
      #expect(ledger.contribution(of: .keyboard) == 200, "too far from the write")
    }
    ledger.acceptAlteredChange(at: 40, by: .bar)
    #expect(ledger.contribution(of: .keyboard) == 200, "the other's")
    ledger.acceptAlteredChange(at: 190, by: .keyboard)
    #expect((ledger.base, ledger.contribution(of: .keyboard), ledger.written) == (-20, 210, 190))
    ledger.acceptAlteredChange(at: 40, by: .keyboard)
    #expect((ledger.base, ledger.contribution(of: .keyboard), ledger.written) == (-20, 60, 40))
    ledger.acceptAlteredChange(at: -20, by: .keyboard)
    #expect(ledger.isEmpty && ledger.value == -20)
  }
}
