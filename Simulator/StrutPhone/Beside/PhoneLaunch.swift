import Foundation
import KeyboardSimulation

/// All that makes a phone that has just been switched on what it is, to be told to another process.
@MainActor
struct PhoneLaunch {
  var setup: PhoneSetup
  var environment: PhoneEnvironment

  /// What is told.
  private struct Message: Codable {
    let device: String
    let isLandscape: Bool
    let screen: String?
    let container: String
    let usesLibrary: Bool
    let layout: Int
    let dock: Int
    let showsPredictiveBar: Bool
    let isDark: Bool
    let readsRightToLeft: Bool
    let prefersCrossFade: Bool
    let textSize: Int
  }

  private static let layouts: [SystemKeyboard.Layout] = [
    .standard, .email, .url, .numberPad, .decimalPad, .phonePad, .emoji, .candidates,
  ]
  private static let docks: [SystemKeyboard.Dock] = [
    .docked, .undocked, .split, .floating, .hardware,
  ]

  init(_ setup: PhoneSetup, _ environment: PhoneEnvironment) {
    (self.setup, self.environment) = (setup, environment)
  }

  /// Reads what ``text`` has written.
  init(_ text: String) throws {
    let message = try JSONDecoder().decode(Message.self, from: Data(text.utf8))
    setup = PhoneSetup(
      device: try SimulatedDeviceConfiguration(
        message.device, message.isLandscape ? .landscape : .portrait))
    setup.screen = try message.screen.map(PhoneScreen.named)
    setup.container = try .named(message.container)
    setup.usesLibrary = message.usesLibrary
    setup.keyboard = SystemKeyboard(
      Self.layouts[message.layout], showsPredictiveBar: message.showsPredictiveBar,
      dock: Self.docks[message.dock])
    environment = PhoneEnvironment(
      isDark: message.isDark, readsRightToLeft: message.readsRightToLeft,
      prefersCrossFade: message.prefersCrossFade, textSize: message.textSize)
  }

  /// On one line.
  var text: String {
    let (device, keyboard) = (setup.device, setup.keyboard)
    let message = Message(
      device: device.device.name, isLandscape: device.orientation == .landscape,
      screen: setup.screen?.id, container: setup.container.id, usesLibrary: setup.usesLibrary,
      layout: Self.layouts.firstIndex(of: keyboard.layout) ?? 0,
      dock: Self.docks.firstIndex(of: keyboard.dock) ?? 0,
      showsPredictiveBar: keyboard.showsPredictiveBar, isDark: environment.isDark,
      readsRightToLeft: environment.readsRightToLeft,
      prefersCrossFade: environment.prefersCrossFade, textSize: environment.textSize)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try? encoder.encode(message)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
