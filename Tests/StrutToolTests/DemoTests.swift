import Foundation
import KeyboardSimulation
import Phone
import Testing

@testable import StrutKit

/// The demo end to end, and that it notices when something is not as it has to be.
@MainActor
@Suite struct DemoTests {
  static func run(
    _ screen: Screen, _ device: String, _ orientation: SimulatedDevice.Orientation = .portrait,
    _ variant: Variant = .standard
  ) throws -> DemoRun {
    try DemoRun.record(
      screen, on: SimulatedDeviceConfiguration(device, orientation), under: variant, pool: nil)
  }

  /// A small share of what `make demo` runs: one device, and two of the keyboards.
  @Test("Every run is as it has to be", arguments: Screen.all.map(\.id), ["iPhone 15"])
  func everyRunIs(screen: String, device: String) throws {
    let screen = try Screen.named(screen)
    let line = ["--device", device, "--keyboard", "standard", "--keyboard", "interrupted"]
    let options = try DemoOptions(ParsedOptions(line, for: .demo))
    for (device, variant) in options.runs(of: screen, on: options.devices[0]) {
      let run = try DemoRun.record(screen, on: device, under: variant, pool: nil)
      #expect(Criterion.faults(of: run) == [], "\(run.name)")
      for turn in run.with.turns where (run.with.stops.first?.rise ?? 0) > 150 {
        #expect(abs(turn.velocity) > 100, "\(run.name): not in the middle of the motion")
      }
    }
  }

  static nonisolated let lengths: [(String, gap: CGFloat, moved: CGFloat, hidden: Bool)] = [
    ("s1", 20, 336, true), ("s2-up", 20, 287.33, true), ("s3-stack", 200, 336, true),
    ("s3-below", 200, 336, true), ("s3-storyboard", 200, 336, true), ("s3-overlap", 0, 136, true),
    ("s4-bottom", 8, 284, true), ("s4-middle", 8, 38, true), ("s4-scroll", 8, 247, true),
    ("s5", 411, 0, false), ("s6-frames", 0, 318, true), ("s6-constraints", 0, 296, true),
  ]

  /// What geometry gives for 852 points of height and a keyboard of 336, worked out by hand.
  @Test("Lengths on an iPhone 15", arguments: lengths)
  func lengthsIPhone(screen: String, gap: CGFloat, moved: CGFloat, hidden: Bool) throws {
    let result = try Self.run(.named(screen), "iPhone 15").result
    #expect(abs(result.gap - gap) <= 0.5)
    #expect(abs(result.moved - moved) <= 0.5)
    #expect(result.hiddenWithout == hidden)
    #expect(result.impossible == nil)
  }

  @Test("What cannot be shown is said")
  func cannotShownSaid() throws {
    let sideways = try Self.run(.strutInStack, "iPhone SE (3rd generation)", .landscape)
    let reason = try #require(sideways.result.impossible)
    #expect(reason.contains("rises 200 points") && reason.contains("below the top"), "\(reason)")
    #expect(Criterion.faults(of: sideways) == [])
    let floating = try Self.run(
      .named("s1"), "iPad Pro 11-inch", .portrait, .named("floating"))
    #expect(floating.result.impossible?.contains("not docked") == true)
    #expect(!floating.result.visibleWith && floating.result.moved == 0)
  }

  /// The second field is 46 points higher: it needs less.
  @Test("Fields in turn are each shown")
  func fieldsTurnShown() throws {
    let run = try Self.run(.named("s4-bottom"), "iPhone 15", .portrait, .named("fields in turn"))
    #expect(run.with.stops.count == 2)
    #expect(run.with.stops[0].rise - run.with.stops[1].rise == 46)
    #expect(run.with.stops.allSatisfy { $0.sample.covered == 0 })
    #expect(Criterion.faults(of: run) == [])
  }

  /// A screen with something wrong.
  static nonisolated func screen(
    rule: Rule = .height,
    _ make: @escaping @MainActor @Sendable (Screen.Setting) throws -> BuiltScreen
  ) -> Screen {
    Screen(
      id: "x", system: .strut, title: "", choice: "", summary: "", rule: rule, make: make)
  }

  /// Screens with something wrong, and the criterion that has to say so.
  static nonisolated let broken: [(fault: String, screen: Screen, keyboard: String)] = [
    (
      "with the library: the field is not completely visible",
      screen { try Screen.strutInStack.make(.init(usesLibrary: false, bounds: $0.bounds)) },
      "standard"
    ),
    (
      "without the library: the keyboard does not cover the field",
      screen { try Screen.strutInStack.make(.init(usesLibrary: true, bounds: $0.bounds)) },
      "standard"
    ),
    ("at rest: the edge stands 1 pt off", screen(rule: .follow(gap: 21), bottom), "standard"),
    ("tracking: off by 1 pt", screen(rule: .follow(gap: 21), bottom), "interrupted"),
    ("at rest: the edge stands 20 pt off", screen(rule: .follow(gap: 0), bottom), "number pad"),
    ("tracking: off by", screen(rule: .follow(gap: 21), bottom), "rotated while up"),
    ("tracking: off by", screen(rule: .follow(gap: 21), bottom), "dragged"),
    (
      "restored: some layer did not come back",
      screen { setting in
        let built = try Screen.strutInStack.make(setting)
        built.fields[0].addAction(
          UIAction { [weak field = built.fields[0]] _ in field?.superview?.bounds.origin.x += 1e-9
          },
          for: .editingDidEnd)
        return built
      }, "rotated while up"
    ),
    (
      "unmoved: nothing should move, and something did by 336 pt",
      screen(rule: .reveal(gap: 0), Screen.strutInStack.make), "visible anyway"
    ),
    (
      "unmoved: what has to stay",
      screen(rule: .follow(gap: 0)) { setting in
        let controller = try Screen.named("s5").make(setting).controller
        let picture = try controller.parts(UIImageView.self)[0]
        return try BuiltScreen(controller, setting, moving: .init(view: picture), still: [picture])
      }, "standard"
    ),
    (
      "without the library, moved",
      screen { setting in
        let built = try Screen.strutInStack.make(setting)
        built.fields[0].addAction(
          UIAction { [weak view = built.controller.view] _ in view?.frame.origin.y += 1 },
          for: .editingDidBegin)
        return built
      }, "standard"
    ),
    (
      "restored: some layer did not come back",
      screen { setting in
        let built = try Screen.strutInStack.make(setting)
        built.fields[0].addAction(
          UIAction { [weak field = built.fields[0]] _ in field?.superview?.frame.origin.x += 1e-9 },
          for: .editingDidEnd)
        return built
      }, "standard"
    ),
    (
      "tap: the touch did not give",
      screen { setting in
        let built = try Screen.strutInStack.make(setting)
        built.controller.view.addSubview(UIView(frame: built.controller.view.bounds))
        return built
      }, "standard"
    ),
    (
      "keyboard: it stands",
      screen { setting in
        let built = try Screen.strutInStack.make(setting)
        built.controller.view.addSubview(UIView(frame: built.controller.view.bounds))
        return built
      }, "standard"
    ),
  ]

  @MainActor
  private static func bottom(_ setting: Screen.Setting) throws -> BuiltScreen {
    try Screen.named("s1").make(setting)
  }

  @Test("What is wrong is said", arguments: broken.indices)
  func wrongSaid(index: Int) throws {
    let (fault, screen, keyboard) = Self.broken[index]
    let run = try Self.run(screen, "iPhone 15", .portrait, .named(keyboard))
    let faults = Criterion.faults(of: run)
    #expect(faults.contains { $0.hasPrefix(fault) }, "\(fault) is not among \(faults)")
  }

  /// Both stops count, the one before the turn and the one after it, each with the screen as it is
  /// then.
  @Test("A turned screen is measured by its new shape")
  func turnedScreenMeasured() throws {
    let run = try Self.run(.named("s1"), "iPhone 15", .portrait, .named("rotated while up"))
    #expect(Criterion.faults(of: run) == [])
    #expect(run.with.stops.map(\.visible.maxY) == [852, 393])
    #expect(run.with.stops.map { $0.keyboard.minY - $0.sample.field.maxY } == [20, 20])
    #expect(run.with.marks.map(\.name) == ["tap", "turn", "hide", "rest"])
  }

  /// The edge goes down with the finger, and what reveals waits.
  @Test(
    "A finger takes along what follows",
    arguments: [("s1", 0.3), ("s3-below", 0.3), ("s4-scroll", 0)])
  func fingerTakesAlong(screen: String, share: Double) throws {
    let run = try Self.run(.named(screen), "iPhone 15", .portrait, .named("dragged"))
    #expect(Criterion.faults(of: run) == [])
    let drag = try #require(run.with.marks.first { $0.name == "drag" }).frame
    let end = try #require(run.with.marks.last { $0.name == "drag away" }).frame
    let edges = run.with.samples[drag..<end].map(\.edge)
    let way = try #require(edges.max()) - run.with.samples[drag - 1].edge
    #expect(abs(way - (336 * share)) <= 0.5)
  }

  @Test("Runs that fail come first")
  func runsFailCome() throws {
    let good = try Self.run(.strutInStack, "iPhone 15")
    let bad = try Self.run(.strutBelowForm, "iPhone 15")
    let text = DemoTable.text(of: [(good, []), (bad, ["tracking: off by 3 pt"])])
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "FAIL s3-below on iPhone 15, portrait, standard: tracking: off by 3 pt")
    #expect(lines[3].hasPrefix("FAIL  s3-below  iPhone 15, portrait, standard"))
    #expect(lines[4].hasPrefix("ok    s3-stack  all 1"))
    #expect(lines[5].hasPrefix("FAIL  s3-below  1 of 1 fail"))
  }

  @Test("One run that fails ends the demo with one and comes first")
  func runFailsEnds() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "strut-demo-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let line = [
      "--device", "iPhone 15", "--keyboard", "standard", "--films", "none", "--output", folder.path,
    ]
    var options = try DemoOptions(ParsedOptions(line, for: .demo))
    final class Log { var text = "" }
    let log = Log()
    let console = Console(output: { log.text += $0 }, error: { _ in })
    options.screens = [.strutInStack]
    options.walks = []
    options.chats = []
    #expect(try Demo(options, console).run() == 0)
    #expect(log.text.contains("All 2 runs are as they have to be."))
    log.text = ""
    // A gap that nothing on the screen keeps.
    options.screens = [.strutInStack, Self.screen(rule: .follow(gap: 21), Self.bottom)]
    #expect(try Demo(options, console).run() == 1)
    #expect(log.text.hasPrefix("FAIL x on iPhone 15, portrait, standard: at rest: the edge stands"))
    #expect(log.text.contains("2 of 4 runs are not as they have to be."))
  }

  @Test("A jump is told from a springs pull")
  func jumpToldSprings() {
    func continuity(_ position: CGFloat, _ velocity: CGFloat) -> Continuity {
      Continuity(positionJump: position, velocityJump: velocity, velocity: -2000)
    }
    #expect(continuity(0, 1).isContinuous)
    #expect(!continuity(0.02, 0).isContinuous)
    #expect(!continuity(0, 2000).isContinuous)
  }

  @MainActor
  @Suite struct Slow {
    @Test("Writes page results and stills")
    func writesPageResults() throws {
      try DemoTests().expectPageResultsAndStills()
    }
  }

  private func expectPageResultsAndStills() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "strut-demo-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let line = [
      "demo", "--only", "s3-below", "--device", "iPhone 15", "--keyboard", "standard", "--output",
      folder.path,
    ]
    // Twice: the second run finds the first one's files.
    for _ in 0..<2 {
      let answer = UsageTests.run(line)
      #expect(answer.code == 0)
      let last = answer.output.split(separator: "\n").last ?? ""
      #expect(last.contains("All 2 runs") && last.contains("index.html"), "\(last)")
      #expect(answer.error == "[1/1] Strut below the form, iPhone 15\n")
    }
    let data = try Data(contentsOf: folder.appendingPathComponent("results.json"))
    let rows = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    let names = [
      "screen", "seed", "container", "window", "device", "orientation", "keyboard", "deed",
      "fieldBefore", "fieldAfter", "keyboardTop", "gap", "hiddenWithout", "visibleWith", "moved",
      "maxTrackingError", "restored",
      "frames",
    ]
    #expect(rows.map { $0["orientation"] as? String } == ["portrait", "landscape"])
    #expect(Set(rows[0].keys) == Set(names))
    #expect(
      (rows[0]["fieldBefore"] as? [String: Double])?.keys.sorted() == ["height", "width", "x", "y"])

    let file = folder.appendingPathComponent("index.html")
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(!page.contains("{{"))
    for what in ["before", "with", "without"] {
      let name = "stills/s3-below-iphone-15-\(what).png"
      let still = try Data(contentsOf: folder.appendingPathComponent(name))
      let image = try #require(CGImage(pngData: still))
      #expect(image.width == 1179 && image.height == 2556)
    }
    let answer = UsageTests.run(line + ["--films", "none"])
    #expect(answer.code == 0 && !answer.output.contains("index.html"))
    #expect(!FileManager.default.fileExists(atPath: file.path), "of the run before")
  }
}
