import Foundation
import Phone
import Testing

@testable import Matrix

/// Days on which everything happens at once.
@MainActor
@Suite struct SoakTests {
  /// In a process of its own: what a hostile day posts, also from other threads, must not reach the
  /// screens of other tests.
  @Test("The same seed gives the same day, to the same end") func sameDays() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        for seed in [3, 8, 10] as [UInt64] {
          let (one, other) = (Soak.play(seed: seed, steps: 30), Soak.play(seed: seed, steps: 30))
          #expect(one.story == other.story && one.story.count > 1)
          #expect(one.fault == other.fault)
        }
      }
    }
  }

  /// An avoider is stopped before a text view has its caret; a table's controller takes its room
  /// back; one inset has two owners; a constraint only stretches the view that is hugged; what
  /// follows the keyboard moves the view in which that is tracked; autoresizing takes a lifted view
  /// along; what is told of a new size in a stack lays that out anew. The seeds give these days
  /// only with `HostileAct.first`.
  @Test("A hide stalls and a show begins: the keyboard posts didShow when it has arrived")
  func stalledShow() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let result = Soak.play(seed: 9870)
        #expect(result.story.count > 80, "the day is over too early to say anything")
        #expect(result.fault == nil)
      }
    }
  }

  @Test(
    "A day with forgotten row heights and slow animations ends: no avoider moves views endlessly",
    .timeLimit(.minutes(1)))
  func endlessMoves() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let result = Soak.play(seed: 367)
        #expect(result.story.count > 80, "the day is over too early to say anything")
        #expect(result.fault == nil)
      }
    }
  }

  @Test(
    "Days that once left something behind leave nothing",
    arguments: [2465, 1059, 3466, 9059, 306_077, 107_905, 1_004_759])
  func mendedDay(seed: UInt64) async {
    // This day ends at its 40th step, where the app writes what can be read in two ways.
    let shortest: Int = seed == 9059 ? 39 : 80
    await #expect(processExitsWith: .success) { [seed, shortest = shortest as Int] in
      await MainActor.run {
        let result = Soak.play(seed: seed, acts: HostileAct.first)
        #expect(result.story.count > shortest, "the day is over too early to say anything")
        #expect(result.fault == nil)
      }
    }
  }

  @Test("Days differ, and every act has its day") func allActs() {
    let stories = (1...3).map { HostileDay(seed: $0, usesLibrary: false, numbers: [:]).story }
    #expect(Set(stories).count == 3)
    #expect(Set(HostileAct.all.map(\.id)).count == HostileAct.all.count)
    #expect(HostileAct.all.contains { $0.isOfLibrary })
  }

  /// What a number is written to, and what stands there then, with the library and without it.
  static nonisolated let writings: [([(to: CGFloat, ours: CGFloat, own: CGFloat)], Bool)] = [
    ([(20, 300, 0)], false), ([(290, 300, 0)], true), ([(290, 300, 300)], false),
    // Where nobody has looked since, what counts is what stood there before the first.
    ([(32, 88, 0), (40, 32, 32)], false), ([(32, 88, 0), (56, 32, 32)], true),
    // The library has looked, and added its amount again.
    ([(32, 88, 0), (56, 120, 32)], false), ([(32, 88, 0), (90, 120, 32)], true),
  ]

  @Test("A day ends where the app says what can be read in two ways", arguments: writings)
  func ambiguous(writing: ([(to: CGFloat, ours: CGFloat, own: CGFloat)], Bool)) {
    let control = HostileDay(seed: 9, usesLibrary: false, numbers: [:])
    for number in writing.0 {
      control.write(number.to, over: number.own, of: control.screen, as: "inset") { _ in }
    }
    #expect(control.ambiguousStep == nil)
    _ = control.leave()
    let day = HostileDay(seed: 9, usesLibrary: true, numbers: control.numbers)
    var written: [CGFloat] = []
    for number in writing.0 {
      day.write(number.to, over: number.ours, of: day.screen, as: "inset") { written.append($0) }
    }
    #expect((day.ambiguousStep != nil) == writing.1)
    #expect(written == writing.0.map(\.to))
    _ = day.leave()
  }

  @Test("What waits for the same notification comes in the order in which it was armed")
  func armedInOrder() {
    final class Order: Sendable { @MainActor var numbers: [Int] = [] }
    let (day, order) = (HostileDay(seed: 9, usesLibrary: false, numbers: [:]), Order())
    let name = Notification.Name("armed in order")
    var random = SoakRandom(seed: 1)
    for number in 1...8 {
      day.arm(name, HostileAct("") { _, _ in order.numbers.append(number) }, Dice(&random))
    }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(order.numbers == Array(1...8))
    #expect(day.armed.isEmpty)
    _ = day.leave()
  }

  /// A commit in the middle of the app's notification would lay out a table inside its update.
  @Test(
    "An act inside a notification ends no run-loop turn",
    arguments: HostileAct.insideNotifications.map(\.id))
  func noTurnInNotification(id: String) throws {
    let act = try #require(HostileAct.insideNotifications.first { $0.id == id })
    let day = HostileDay(seed: 9, usesLibrary: false, numbers: [:])
    (day.inputs.first { $0.window != nil })?.becomeFirstResponder()
    day.phone.advance(by: 1)
    var random = SoakRandom(seed: 1)
    let name = Notification.Name("no turn in a notification")
    day.arm(name, act, Dice(&random))
    let turns = VirtualClock.shared.turn
    NotificationCenter.default.post(name: name, object: nil)
    #expect(VirtualClock.shared.turn == turns)
    _ = day.leave()
  }

  @Test("Two days are comparable up to the first act that fired in only one of them")
  func commonSteps() {
    func fired(_ steps: Int...) -> [Fired] {
      steps.map { Fired(step: $0, name: Notification.Name("will show"), id: "frame") }
    }
    #expect(fired(3, 7).commonSteps(with: fired(3, 7)) == nil)
    #expect(fired(3, 7).commonSteps(with: fired(3)) == 6)
    #expect(fired(3).commonSteps(with: fired(3, 7)) == 6)
    #expect(fired(3, 9).commonSteps(with: fired(3, 7)) == 6)
    #expect(fired().commonSteps(with: fired(1)) == 0)
  }

  @Test("Two days are comparable up to the first step after which only one has a row in focus")
  func commonRowFocus() {
    let steps = [false, true, true]
    #expect(steps.commonSteps(with: steps) == nil)
    #expect(steps.commonSteps(with: [false, true, false]) == 2)
    #expect(steps.commonSteps(with: [true]) == 0)
  }

  @Test("What an app left behind is told") func leftovers() {
    // One after the other: there is one phone at a time.
    let control = HostileDay(seed: 9, usesLibrary: false, numbers: [:]).finish()
    let day = HostileDay(seed: 9, usesLibrary: false, numbers: [:])
    day.screen.additionalSafeAreaInsets.bottom = 7
    let end = day.finish()
    #expect(end.difference(from: control, ignoringOffsets: true) != nil)
    #expect(control.difference(from: control, ignoringOffsets: true) == nil)
    #expect(end.details(against: control, ignoringOffsets: true).count > 0)
  }
}

/// The worlds, which are combinations of system behaviors, of the soak test's days.
@MainActor
@Suite struct SoakWorldTests {
  private static let worlds = (1...300).map { World.random(seed: $0) }

  @Test("300 random worlds contain every value of every system behavior")
  func allValues() {
    for factor in SystemBehavior.factors {
      let seen = Set(Self.worlds.map { factor.value(in: $0.behavior) })
      #expect(seen == Set(factor.values))
    }
  }

  @Test("The same seed gives the same world, different seeds mostly different worlds")
  func seeds() {
    #expect(Self.worlds == (1...300).map { World.random(seed: $0) })
    #expect(Set(Self.worlds).count > 250)
  }

  @Test("No random world has both a wrong window origin and a wrong keyboard layout guide")
  func solvable() {
    #expect(
      Self.worlds.allSatisfy {
        $0.behavior.windowOrigins == .real || $0.behavior.guideFault == .none
      })
  }

  @Test("A day takes the random world of its seed, or with HostileAct.first a usual world")
  func days() {
    let day = HostileDay(seed: 7, usesLibrary: false, numbers: [:])
    #expect(day.world == .random(seed: 7))
    #expect(day.story[0].hasSuffix(day.world.name))
    _ = day.leave()
    let first = HostileDay(seed: 7, usesLibrary: false, numbers: [:], acts: HostileAct.first)
    #expect(World.usual.contains(first.world))
    _ = first.leave()
  }

  @Test("Animations are slow and the main thread stalls: a day still ends at rest")
  func slowDay() throws {
    let seed: UInt64 = try #require(
      (1...300).first {
        let behavior = World.random(seed: $0).behavior
        return behavior.animationSpeed == .slow && behavior.mainThread == .stallsLong
      })
    let day = HostileDay(seed: seed, usesLibrary: false, numbers: [:])
    (day.inputs.first { $0.window != nil })?.becomeFirstResponder()
    day.phone.advance(by: 0.1)
    _ = day.finish()
    #expect(day.phone.isAtRest)
    #expect(day.complaint == nil)
    _ = day.leave()
  }
}
