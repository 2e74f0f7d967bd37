import KeyboardSimulation
import Phone
import SampleScreens
import Testing

@testable import StrutKit

/// Screens are gone through by the bar above the keyboard, and what is wrong is noticed.
@MainActor
@Suite struct WalkTests {
  static func run(_ walk: Walk, _ device: String = "iPhone 15") throws -> WalkRun {
    WalkRun.record(walk, on: try SimulatedDeviceConfiguration(device))
  }

  @Test("Every walk is as it has to be", arguments: Walk.all.map(\.id))
  func everyWalk(id: String) throws {
    let run = try Self.run(try #require(Walk.named(id)))
    #expect(run.faults == [])
    let result = run.result
    #expect(result.forwards == result.inputs && result.reachedWithout == 1)
    #expect(result.backwards == result.inputs - run.walk.rounds.count)
    #expect(result.visible == result.stops && result.gap >= 0)
  }

  @Test("In the table each step brings some rows on screen, and no more than it may")
  func rows() throws {
    let result = try Self.run(try #require(Walk.named("s7-table"))).result
    #expect(result.inputs == 67)
    #expect((1...result.rowLimit).contains(result.mostRows), "\(result.mostRows)")
  }

  /// Three fields and what is done to them, as a walk.
  private static nonisolated func walk(
    names: [String] = ["a", "b", "c"], readsRightToLeft: Bool = false,
    _ change: @escaping @MainActor @Sendable (FieldsController) -> Void = { _ in }
  ) -> Walk {
    Walk(
      id: "x", title: "", choice: "", summary: "", readsRightToLeft: readsRightToLeft,
      rounds: [Walk.Round(names)]
    ) {
      let controller = FieldsController()
      controller.loadViewIfNeeded()
      change(controller)
      return controller
    }
  }

  @Test("Three fields are no fault")
  func plain() throws {
    #expect(try Self.run(Self.walk()).faults == [])
  }

  /// Walks with something wrong, and what has to be said of them.
  static nonisolated let broken: [(fault: String, walk: Walk)] = [
    ("forwards: came to b instead of c", walk(names: ["a", "c", "b"])),
    ("backwards: came to a instead of the end", walk(names: ["b", "c"])),
    ("forwards: came to nowhere instead of d", walk(names: ["a", "b", "c", "d"])),
    ("forwards: came to c instead of b", walk { $0.fields[1].isEnabled = false }),
    ("visible: c is not", walk { $0.fields[2].frame.origin.y = 700 }),
    (
      "visible: b is not",
      walk { controller in
        let cover = UIView(frame: controller.fields[1].frame)
        controller.view.addSubview(cover)
      }
    ),
    ("direction: a row is read the other way", walk { $0.putInRow(mirrored: true) }),
    ("direction: a row is read the other way", walk(readsRightToLeft: true) { $0.putInRow() }),
    ("done: the keyboard is still up", walk { $0.fields[0].delegate = $0 }),
    (
      "restored: an inset or a frame",
      walk { controller in
        controller.fields[0].addAction(
          UIAction { [weak controller] _ in controller?.view.frame.origin.y += 1 },
          for: .editingDidEnd)
      }
    ),
    (
      "without the library: Return leads on",
      walk { controller in
        let next = UIAction { [weak controller] _ in
          _ = controller?.fields[1].becomeFirstResponder()
        }
        controller.fields[0].addAction(next, for: .editingDidEndOnExit)
      }
    ),
  ]

  @Test("What is wrong is said", arguments: broken.indices)
  func wrongSaid(index: Int) throws {
    let (fault, walk) = Self.broken[index]
    let faults = try Self.run(walk).faults
    #expect(faults.contains { $0.hasPrefix(fault) }, "\(fault) is not among \(faults)")
  }

  @Test("A button that leads on from the last input is a fault, and so are too many rows")
  func tooMuch() throws {
    let run = try Self.run(Self.walk())
    let stop = WalkStop(
      name: "c", field: .zero, keyboardTop: 9, isVisible: true, rows: 31, rowLimit: 30)
    var rounds = run.rounds
    rounds[0].forwards[2] = stop
    rounds[0].endsAreKnown = false
    let other = WalkRun(
      walk: run.walk, device: run.device, rounds: rounds, reachedWithout: 1, films: nil)
    #expect(
      other.faults == [
        "rows: 31 for c, more than 30", "ends: a button leads on where nothing is",
      ])
    let lines = WalkTable.text(of: [other]).split(separator: "\n")
    #expect(lines[0] == "FAIL x on iPhone 15, portrait: rows: 31 for c, more than 30")
  }

  @Test("A film shows the steps it should, each with its finger")
  func film() throws {
    let walk = try #require(Walk.named("s7-table"))
    let device = try SimulatedDeviceConfiguration("iPhone 15")
    let films = try #require(WalkRun.record(walk, on: device, pool: FilmPool()).films)
    #expect(films.with.film.marks.map(\.name) == ["tap", "next", "previous", "done"])
    // The first input, five steps on, five back, Done.
    #expect(films.with.touches.count == 12)
    #expect(films.without.touches.count == 1)
    for film in [films.with.film, films.without.film] {
      #expect(try FilmTests.play(#require(film.film)).count == film.samples.count)
      #expect(film.samples.allSatisfy { $0.field.height > 0 })
    }
    #expect(films.with.film.samples.map(\.keyboardTop).min() == 472, "with the bar")
    #expect(films.without.film.samples.map(\.keyboardTop).min() == 516, "without one")
  }
}
