import Foundation
import KeyboardGeometry
import KeyboardSimulation
import Testing

/// Which recorded notification is what device, system and script, and whether the script posts just
/// that.
@Suite struct ReproductionTests {
  struct Recipe {
    var id: String
    var device = ""
    var orientation = SimulatedDevice.Orientation.portrait
    var system = SimulatedSystem(0)
    /// How the script is called in the table.
    var name = ""
    var script: (SimulatedDeviceConfiguration) -> KeyboardScript = {
      KeyboardScript(from: $0.bounds)
    }
    /// Why there is no script; empty if there is one.
    var whyNot = ""
  }

  static func show(
    _ keyboard: SystemKeyboard, _ timing: KeyboardScript.Timing
  ) -> (SimulatedDeviceConfiguration) -> KeyboardScript {
    { .show(keyboard, on: $0, timing: timing) }
  }

  static func hide(
    _ keyboard: SystemKeyboard, _ timing: KeyboardScript.Timing
  ) -> (SimulatedDeviceConfiguration) -> KeyboardScript {
    { .hide(from: $0.frame(of: keyboard), on: $0, timing: timing) }
  }

  /// A show whose payload begins with a rect of another y or height.
  static func artefact(
    _ keyboard: SystemKeyboard, y: CGFloat? = nil, height: CGFloat? = nil,
    timing: KeyboardScript.Timing = .standard
  ) -> (SimulatedDeviceConfiguration) -> KeyboardScript {
    { configuration in
      var begin = configuration.hiddenFrame(of: keyboard)
      begin.origin.y = y ?? begin.origin.y
      begin.size.height = height ?? begin.size.height
      return .show(keyboard, on: configuration, timing: timing, reportedBegin: begin)
    }
  }

  static let collapsedBar = CGRect(x: 0, y: 442, width: 375, height: 225)

  static func recipes() -> [Recipe] {
    func recipe(
      _ id: String, _ device: String, in orientation: SimulatedDevice.Orientation = .portrait,
      _ system: SimulatedSystem, _ name: String,
      _ script: @escaping (SimulatedDeviceConfiguration) -> KeyboardScript
    ) -> Recipe {
      Recipe(
        id: id, device: device, orientation: orientation, system: system, name: name,
        script: script)
    }
    let se = "iPhone SE (1st generation)"
    let old = SimulatedSystem(5)
    return [
      ["A1", "A2", "A3", "A4"].map {
        recipe($0, "iPad 2", in: .landscape, old, "show", show(.plain, .legacy))
      },
      ["B1", "B2", "B3", "B4"].map {
        recipe($0, "iPad 2", in: .landscape, old, "hide", hide(.plain, .legacy))
      },
      ["E1", "E2", "E3", "E4"].map {
        recipe($0, se, SimulatedSystem(10), "show, no bar", show(.plain, .standard))
      },
      ["E5", "E6"].map {
        recipe($0, se, SimulatedSystem(10), "hide, no bar", hide(.plain, .standard))
      },
      [
        recipe("F1", "iPhone 6", SimulatedSystem(10), "predictive bar on, from a collapsed one") {
          .change(from: collapsedBar, to: .standard, on: $0)
        },
        recipe("F2", "iPhone 6", SimulatedSystem(10), "predictive bar collapsed") {
          .transition(
            .show, from: $0.frame(of: .standard), to: collapsedBar, on: $0, timing: .instant)
        },
        recipe("G1", "iPhone 4s", SimulatedSystem(7), "show, no bar", show(.plain, .standard)),
        recipe(
          "G2", "iPhone 5s", SimulatedSystem(7), "show, begin rect far below",
          artefact(.plain, y: 920, timing: .modal)),
        recipe("G3", "iPhone 4s", SimulatedSystem(6), "hide, end rect far below") {
          .transition(
            .hide, from: $0.frame(of: .plain), to: $0.hiddenFrame(of: .plain), on: $0,
            timing: .legacy,
            reportedEnd: CGRect(x: 0, y: 744, width: 320, height: 216))
        },
        recipe("G4", "iPhone 4s", SimulatedSystem(8), "show", show(.standard, .standard)),
        recipe("G5", "iPhone 4s", SimulatedSystem(8), "hide", hide(.standard, .standard)),
        recipe("G7", se, SimulatedSystem(10), "resize in place") {
          .change(from: $0.frame(of: .plain), to: SystemKeyboard(.candidates), on: $0)
        },
        recipe("G8", "iPhone 6", SimulatedSystem(10), "show, no bar", show(.plain, .standard)),
        recipe("G10", "iPhone 6", SimulatedSystem(10), "show", show(.standard, .standard)),
        recipe("G11", "iPhone 6", SimulatedSystem(10), "hide", hide(.standard, .standard)),
        recipe("G12", "iPhone 6", SimulatedSystem(8), "hide, no bar", hide(.plain, .standard)),
        recipe(
          "G13", "iPhone 6", SimulatedSystem(11, 2), "show, begin rect of another height",
          artefact(.standard, height: 216)),
        recipe(
          "G16", "iPhone SE (2nd generation)", SimulatedSystem(13), "show",
          show(.standard, .standard)),
        recipe("G17", "iPhone 8 Plus", SimulatedSystem(11), "show", show(.standard, .standard)),
        recipe("G18", "iPhone 8 Plus", SimulatedSystem(11), "hide", hide(.standard, .standard)),
        recipe(
          "G19", "iPhone 8 Plus", SimulatedSystem(11), "show, no bar", show(.plain, .standard)),
        recipe("G20", "iPhone 8 Plus", SimulatedSystem(10), "show, modal", show(.plain, .modal)),
        recipe("G21", "iPhone X", SimulatedSystem(11), "show", show(.standard, .standard)),
        recipe("G22", "iPhone X", SimulatedSystem(11), "hide", hide(.standard, .standard)),
        recipe(
          "G24", "iPhone X", SimulatedSystem(12), "show, accessory of 45",
          show(SystemKeyboard(accessoryHeight: 45), .standard)),
        recipe(
          "G25", "iPhone XR", SimulatedSystem(12), "show, begin rect of another height",
          artefact(.standard, height: 288)),
        recipe("G26", "iPhone XR", SimulatedSystem(12), "hide", hide(.standard, .standard)),
        recipe("G27", "iPhone XR", SimulatedSystem(12), "show", show(.standard, .standard)),
        recipe(
          "G29", "iPad 2", in: .landscape, SimulatedSystem(8), "show", show(.standard, .standard)),
        Recipe(
          id: "G31",
          whyNot: "the log has the begin rect alone, and one no keyboard rests at (y 0, 304 high)"),
        recipe("G32", "iPhone 4s", in: .landscape, SimulatedSystem(7), "rotation to portrait") {
          .rotation(of: .plain, from: $0)
        },
        recipe("G33", "iPhone 4s", SimulatedSystem(7), "rotation to landscape") {
          .rotation(of: .plain, from: $0)
        },
        recipe(
          "G34", "iPad (9.7-inch)", in: .landscape, SimulatedSystem(11), "show, number pad",
          show(.numberPad, .standard)),
        recipe(
          "G35", "iPad (9.7-inch)", in: .landscape, SimulatedSystem(11), "rotation to portrait"
        ) { .rotation(of: .numberPad, from: $0) },
        recipe(
          "G38", "iPhone 5s", SimulatedSystem(6), "hide with a navigation pop",
          hide(.plain, KeyboardScript.Timing(duration: 0.35, curve: 0))),
      ],
    ].flatMap { $0 }
  }

  @Test("Every trace is reproduced or explained")
  func traceReproducedExplained() throws {
    let recipes = Self.recipes()
    let traces = RecordedNotification.all
    #expect(recipes.map(\.id) == traces.map(\.id))
    var table = "trace  reproduced by\n"
    for (recipe, trace) in zip(recipes, traces) {
      guard recipe.whyNot.isEmpty else {
        table += "\(trace.id)\tnot reproduced: \(recipe.whyNot)\n"
        continue
      }
      let configuration = try SimulatedDeviceConfiguration(
        recipe.device, recipe.orientation, system: recipe.system)
      let script = recipe.script(configuration)
      for phase in trace.phases {
        let label = "\(trace.id) \(phase): \(script.events)"
        let event = try #require(script.events.last { $0.phase == phase }, "\(label)")
        expect(event, is: trace, Comment(rawValue: label))
      }
      let device = "\(recipe.device), \(recipe.orientation), iOS \(recipe.system)"
      table += "\(trace.id)\t\(device): \(recipe.name)\n"
    }
    print(table)
  }

  /// What the log has, the event has; what the log lacks is not compared.
  private func expect(
    _ event: KeyboardScript.Event, is trace: RecordedNotification, _ label: Comment
  ) {
    if let begin = trace.begin { #expect(event.begin == begin, label) }
    if let end = trace.end { #expect(event.end == end, label) }
    if let duration = trace.duration { #expect(event.duration == duration, label) }
    if let curve = trace.curve { #expect(event.curve == curve, label) }
    if let isLocal = trace.isLocal { #expect(event.isLocal == isLocal, label) }
    if let milliseconds = trace.milliseconds {
      #expect(Int((event.time * 1000).rounded()) == milliseconds, label)
    }
    #expect(event.screen?.size == trace.screen, label)
    #expect(!event.carriesScreen, label)
  }
}
