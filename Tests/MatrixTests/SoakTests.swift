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
          #expect(one.story == other.story && one.story.count == 31)
          #expect(one.fault == other.fault)
        }
      }
    }
  }

  @Test("Days differ, and every act has its day") func allActs() {
    let stories = (1...3).map { HostileDay(seed: $0, usesLibrary: false).story }
    #expect(Set(stories).count == 3)
    #expect(Set(HostileAct.all.map(\.id)).count == HostileAct.all.count)
    #expect(HostileAct.all.contains { $0.isOfLibrary })
  }

  @Test("What an app left behind is told") func leftovers() {
    // One after the other: there is one phone at a time.
    let control = HostileDay(seed: 9, usesLibrary: false).finish()
    let day = HostileDay(seed: 9, usesLibrary: false)
    day.screen.additionalSafeAreaInsets.bottom = 7
    let end = day.finish()
    #expect(end.difference(from: control, ignoringOffsets: true) != nil)
    #expect(control.difference(from: control, ignoringOffsets: true) == nil)
    #expect(end.details(against: control, ignoringOffsets: true).count > 0)
  }
}
