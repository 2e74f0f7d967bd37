import Foundation
import KeyboardGeometry
import KeyboardSimulation
import Testing

@Suite struct ScenarioTests {
  typealias Scenario = KeyboardScript.Scenario

  static let systems: [SimulatedSystem] = [
    .iOS15, .iOS18, .iOS26, SimulatedSystem(26, 5),
  ]

  /// Every configuration a scenario is run in: all devices, both orientations, all systems.
  static func configurations(of scenario: Scenario) throws -> [SimulatedDeviceConfiguration] {
    let pad = try SimulatedDevice.named("iPad Air 5")
    let phone = try SimulatedDevice.named("iPhone 15")
    return SimulatedDevice.catalogue.flatMap { device in
      SimulatedDevice.Orientation.allCases.flatMap { orientation in
        systems.map { system in
          scenario.configuration(
            from: SimulatedDeviceConfiguration(device, orientation, system: system), pad: pad,
            phone: phone)
        }
      }
    }
  }

  @Test("A script is in order and its rect ends where it says", arguments: Scenario.allCases)
  func order(scenario: Scenario) throws {
    for configuration in try Self.configurations(of: scenario) {
      let script = scenario.script(on: configuration)
      let label = Comment(rawValue: "\(configuration.device.name) \(configuration.orientation)")
      #expect(script.events.map(\.time) == script.events.map(\.time).sorted(), label)
      #expect(script.rect(at: -1) == script.origin, label)
      #expect(script.rect(at: script.duration) == script.target, label)
      #expect(script.events.allSatisfy { $0.carriesScreen == (configuration.system >= .iOS16) })
      for step in 0...20 {
        let time = script.duration * Double(step) / 20
        let rect = script.rect(at: time)
        #expect(rect.minX.isFinite && rect.minY.isFinite && rect.height >= 0, label)
        #expect((0...1).contains(script.opacity(at: time)), label)
      }
    }
  }

  /// The reducer, fed with nothing but a script's notifications, ends with what is really on the
  /// screen.
  @Test("A listener ends where the keyboard is", arguments: Scenario.allCases)
  func listener(scenario: Scenario) throws {
    for configuration in try Self.configurations(of: scenario) {
      let script = scenario.script(on: configuration)
      var state = KeyboardState()
      let start = KeyboardTransition(
        .didShow, to: script.origin,
        screen: configuration.bounds)
      _ = state.apply(start, at: -10)
      for event in script.events { _ = state.apply(event.transition, at: event.time) }
      if scenario == .background { _ = state.assumeHidden(at: script.duration) }
      if scenario == .oldRotation { continue }  // Rects of a screen that does not turn: iOS 7.
      let turns = [.rotation, .rotationStorm].contains(scenario)
      let screen = turns ? configuration.turned.bounds : configuration.bounds
      let read = KeyboardOverlap(of: state.coveredFrame(), with: screen).height
      let isDetached = scenario == .float || scenario == .dropShortcutBar
      let real = isDetached ? 0 : KeyboardOverlap(of: script.target, with: screen).height
      #expect(
        read == real, "\(configuration.device.name) \(configuration.orientation) \(script)")
    }
  }

  /// Name, milliseconds and kinds of the scenarios whose order is known.
  static let orders: [(Scenario, [(Int, KeyboardTransition.Phase)])] = [
    (
      .secureField,
      [
        (0, .willChangeFrame), (2, .willShow), (60, .willChangeFrame), (62, .willShow),
        (342, .didChangeFrame), (345, .didShow),
      ]
    ),
    (
      .autofillHop,
      [
        (0, .willChangeFrame), (3, .willHide), (40, .willChangeFrame), (42, .willShow),
        (90, .willChangeFrame), (92, .willShow), (372, .didChangeFrame), (375, .didShow),
      ]
    ),
    (
      .tripleChange,
      [
        (0, .willChangeFrame), (6, .willChangeFrame), (12, .willChangeFrame), (14, .willShow),
        (294, .didChangeFrame), (297, .didShow),
      ]
    ),
    (.silentFieldSwitch, []),
    (.instantHide, [(0, .willChangeFrame), (3, .willHide), (8, .didChangeFrame), (10, .didHide)]),
    (
      .doubleHide,
      [
        (0, .willChangeFrame), (3, .willHide), (264, .didChangeFrame), (266, .didHide),
        (273, .willHide), (536, .didHide),
      ]
    ),
    (
      .crossFadeShow,
      [
        (0, .willChangeFrame), (2, .willShow), (40, .didChangeFrame), (42, .didShow),
      ]
    ),
    (
      .float,
      [
        (3, .willHide), (50, .willChangeFrame), (266, .didHide), (554, .didChangeFrame),
      ]
    ),
    (.interactiveCancel, []),
    (.background, []),
    (
      .interruptedHide,
      [
        (0, .willChangeFrame), (3, .willHide), (80, .willChangeFrame), (82, .willShow),
        (264, .didChangeFrame), (266, .didHide), (362, .didChangeFrame), (365, .didShow),
      ]
    ),
  ]

  @Test("Notifications come in the reported order", arguments: orders)
  func times(scenario: Scenario, expected: [(Int, KeyboardTransition.Phase)]) throws {
    let pad = try SimulatedDevice.named("iPad Air 5")
    let phone = try SimulatedDevice.named("iPhone 15")
    let configuration = scenario.configuration(
      from: SimulatedDeviceConfiguration(phone), pad: pad, phone: phone)
    let events = scenario.script(on: configuration).events
    #expect(events.map(\.phase) == expected.map(\.1))
    #expect(events.map { Int(($0.time * 1000).rounded()) } == expected.map(\.0))
  }

  @Test("Triple changes declare a quarter nothing a quarter")
  func tripleChangesDeclare() throws {
    let script = Scenario.tripleChange.script(on: try SimulatedDeviceConfiguration("iPhone 15"))
    #expect(script.events.prefix(3).map(\.duration) == [0.25, 0, 0.25])
    #expect(Set(script.events.prefix(2).map(\.end)).count == 2)
  }

  @Test("A storm has twelve notifications")
  func stormTwelveNotifications() throws {
    let script = Scenario.rotationStorm.script(on: try SimulatedDeviceConfiguration("iPad Air 5"))
    #expect(script.events.count == 12)
  }

  @Test("An old rotation leaves duration and curve out of its dids")
  func oldRotationLeaves() throws {
    let configuration = try SimulatedDeviceConfiguration("iPhone 4s", system: SimulatedSystem(7))
    let script = Scenario.oldRotation.script(on: configuration)
    for event in script.events {
      #expect((event.duration == nil) == !event.phase.isWill, "\(event)")
      #expect((event.curve == nil) == !event.phase.isWill, "\(event)")
    }
    let eight = try SimulatedDeviceConfiguration("iPhone 4s", system: SimulatedSystem(8, 3))
    #expect(KeyboardScript.rotation(of: .standard, from: eight).events.count == 16)
  }

  @Test("A turning phone posts a rect of the orientation before")
  func turningPhonePosts() throws {
    let configuration = try SimulatedDeviceConfiguration("iPhone 15")
    let script = Scenario.rotation.script(on: configuration)
    let stale = try #require(
      script.events.first { $0.screen == configuration.turned.bounds && $0.phase.isWill })
    #expect(stale.end == configuration.frame(of: .standard))
    #expect(stale.transition.placement == nil)
  }

  @Test("iOS 26 hides with the accessory's height")
  func iOS26Hides() throws {
    let configuration = try SimulatedDeviceConfiguration("iPhone 17", system: .iOS26)
    let script = Scenario.accessoryHide.script(on: configuration)
    #expect(script.events.allSatisfy { $0.end == CGRect(x: 0, y: 830, width: 402, height: 44) })
    let before = try SimulatedDeviceConfiguration("iPhone 17", system: .iOS18)
    let clean = KeyboardScript.hide(
      from: before.frame(of: .standard), on: before, accessoryHeight: 44)
    #expect(clean.events.allSatisfy { $0.end?.minY == 874 })
  }

  @Test("A fading keyboard stays where it is")
  func fadingKeyboardStays() throws {
    var configuration = try SimulatedDeviceConfiguration("iPhone 15")
    configuration.prefersCrossFade = true
    let hide = Scenario.crossFadeHide.script(on: configuration)
    #expect(hide.events.allSatisfy { $0.end == .zero })
    #expect(hide.rect(at: 0.2) == hide.origin)
    #expect(abs(hide.opacity(at: 0.125) - 0.5) < 1e-9)
    #expect(hide.rect(at: 0.25) == hide.target)
    let show = KeyboardScript.show(.standard, on: configuration)
    #expect(show.rect(at: 0) == show.target)
    #expect(show.opacity(at: 0) == 0)
    #expect(show.opacity(at: 0.25) == 1)
  }

  @Test("A fade that is cut short leaves the keyboard to the next script")
  func fadeCutShort() throws {
    var configuration = try SimulatedDeviceConfiguration("iPhone 15")
    let up = configuration.frame(of: .standard)
    let show = KeyboardScript.show(
      .standard, on: configuration, from: configuration.hiddenFrame(of: .standard))
    configuration.prefersCrossFade = true
    let script = KeyboardScript.hide(from: up, on: configuration).interrupted(at: 0.1, by: show)
    #expect(script.rect(at: 0.099) == up)
    #expect(script.rect(at: 0.1).minY == 852)
    #expect(script.rect(at: 0.2).minY < 852 - 100)
    #expect(script.opacity(at: 0.2) == 1)
    #expect(script.rect(at: script.duration) == up)
  }

  @Test("A keyboard on the move reports a zero rect")
  func keyboardMoveReports() throws {
    let pad = try SimulatedDeviceConfiguration("iPad Air 5")
    let script = Scenario.float.script(on: pad)
    #expect(script.events.first { $0.phase == .willChangeFrame }?.end == .zero)
    #expect(script.events.last?.phase == .didChangeFrame)
    #expect(script.events.last?.end == pad.frame(of: .floating))
    let dropped = Scenario.dropShortcutBar.script(on: pad)
    #expect(dropped.events.map(\.phase) == [.willShow, .didShow])
    #expect(dropped.events.allSatisfy { $0.end == .zero })
  }

  @Test("A dragged keyboard follows the finger and posts nothing")
  func draggedKeyboardFollows() throws {
    let configuration = try SimulatedDeviceConfiguration("iPhone 15")
    let up = configuration.frame(of: .standard)
    let dismiss = KeyboardScript.interactiveDismiss(from: up, on: configuration, share: 0.5)
    #expect(abs(dismiss.rect(at: 0.15).minY - (up.minY + 84)) < 1e-9)
    #expect(dismiss.events.first?.time == 0.3)
    #expect(dismiss.target.minY == 852)
    let cancel = KeyboardScript.interactiveDismiss(
      from: up, on: configuration, share: 0.5, isCancelled: true)
    #expect(cancel.target == up)
    #expect(abs(cancel.duration - 0.445_189) < 1e-6)
  }
}
