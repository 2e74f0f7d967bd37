import Foundation
import KeyboardSimulation
import Phone
import Testing

@testable import StrutKit

/// The demo end to end, and that it notices when something is not as it has to be.
@MainActor
@Suite struct DemoTests {
  static func run(_ screen: Screen, _ device: String) throws -> DemoRun {
    try DemoRun.record(screen, on: DeviceConfiguration(device), pool: FilmPool())
  }

  @Test(arguments: Screen.all.map(\.id), DemoOptions.defaultDevices)
  func everyRowIsAsItHasToBe(screen: String, device: String) throws {
    let run = try Self.run(.named(screen), device)
    #expect(Criterion.faults(of: run) == [])
    let result = run.result
    let height = run.device.bounds.height - result.keyboardTop
    #expect(abs(result.moved - (screen == "s3-overlap" ? height - 200 : height)) < 0.001)
    #expect(abs(result.gap - (screen == "s3-overlap" ? 0 : 200)) < 0.001)
    let turned = try #require(run.takes.compactMap(\.with.continuity).first)
    #expect(
      abs(turned.velocity) > 100, "the interruption has to happen in the middle of the motion")
  }

  /// Screens with something wrong, and the criterion that has to say so.
  static nonisolated let broken: [(fault: String, screen: Screen)] = [
    (
      "with the library: the field is not completely visible",
      Screen(id: "x", seed: "S3", title: "", summary: "") { _ in
        try Screen.strutInStack.make(false)
      }
    ),
    (
      "without the library: the keyboard does not cover the field",
      Screen(id: "x", seed: "S3", title: "", summary: "") { _ in
        try Screen.strutInStack.make(true)
      }
    ),
    (
      "tracking: off by",
      Screen(id: "x", seed: "S3", title: "", summary: "") { usesLibrary in
        let stage = try Screen.strutInStack.make(usesLibrary)
        return Stage(
          controller: stage.controller, field: stage.field, tracked: stage.tracked,
          target: { rest, keyboard, _ in rest - keyboard.height - 1 })
      }
    ),
    (
      "restored: some layer did not come back",
      Screen(id: "x", seed: "S3", title: "", summary: "") { usesLibrary in
        let stage = try Screen.strutInStack.make(usesLibrary)
        stage.field.addAction(
          UIAction { [weak field = stage.field] _ in field?.superview?.frame.origin.x += 1e-9 },
          for: .editingDidEnd)
        return stage
      }
    ),
    (
      "tap: the touch did not give",
      Screen(id: "x", seed: "S3", title: "", summary: "") { usesLibrary in
        let stage = try Screen.strutInStack.make(usesLibrary)
        stage.controller.view.addSubview(UIView(frame: stage.controller.view.bounds))
        return stage
      }
    ),
  ]

  @Test(arguments: broken.indices)
  func whatIsWrongIsSaid(index: Int) throws {
    let (fault, screen) = Self.broken[index]
    let faults = Criterion.faults(of: try Self.run(screen, "iPhone 15"))
    #expect(faults.contains { $0.hasPrefix(fault) }, "\(fault) is not among \(faults)")
  }

  @Test func rowsThatFailComeFirst() throws {
    let good = try Self.run(.strutInStack, "iPhone 15")
    let bad = try Self.run(.strutBelowForm, "iPhone 15")
    let text = DemoTable.text(of: [(good, []), (bad, ["tracking: off by 3 pt"])])
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "FAIL s3-below on iPhone 15: tracking: off by 3 pt")
    #expect(lines[3].hasPrefix("FAIL  s3-below"))
    #expect(lines[4].hasPrefix("ok    s3-stack"))
  }

  @Test func aJumpIsToldFromASpringsPull() {
    func continuity(_ position: CGFloat, _ velocity: CGFloat) -> Continuity {
      Continuity(positionJump: position, velocityJump: velocity, velocity: -2000)
    }
    #expect(continuity(0, 1).isContinuous)
    #expect(!continuity(0.02, 0).isContinuous)
    #expect(!continuity(0, 2000).isContinuous)
  }

  @Test func writesPageResultsAndStills() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "strut-demo-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let line = ["demo", "--only", "s3-below", "--device", "iPhone 15", "--output", folder.path]
    // Twice: the second run finds the first one's files.
    for _ in 0..<2 {
      let answer = UsageTests.run(line)
      #expect(answer.code == 0)
      let last = answer.output.split(separator: "\n").last ?? ""
      #expect(last.contains("All 1 row") && last.contains("index.html"), "\(last)")
      #expect(answer.error == "[1/1] Strut below the form, iPhone 15\n")
    }
    let data = try Data(contentsOf: folder.appendingPathComponent("results.json"))
    let rows = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    let names = [
      "screen", "seed", "device", "orientation", "keyboard", "fieldBefore", "fieldAfter",
      "keyboardTop", "gap", "hiddenWithout", "visibleWith", "moved", "maxTrackingError", "restored",
      "frames",
    ]
    #expect(rows.count == 1)
    #expect(Set(rows[0].keys) == Set(names))
    #expect(
      (rows[0]["fieldBefore"] as? [String: Double])?.keys.sorted() == ["height", "width", "x", "y"])

    let page = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(!page.contains("{{"))
    for what in ["before", "with", "without"] {
      let name = "stills/s3-below-iphone-15-\(what).png"
      let still = try Data(contentsOf: folder.appendingPathComponent(name))
      let image = try #require(CGImage(pngData: still))
      #expect(image.width == 1179 && image.height == 2556)
    }
  }
}
