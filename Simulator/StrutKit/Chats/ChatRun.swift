import Foundation
import KeyboardSimulation

/// A chat in a container on a device, and what came out.
struct ChatRun {
  let chat: Chat
  let container: String
  let device: SimulatedDeviceConfiguration
  let with: ChatRecording
  let without: ChatRecording

  /// - Parameter pool: Where the films keep their images; nil for a run that is only measured.
  @MainActor
  static func record(
    _ chat: Chat, in container: String, on device: SimulatedDeviceConfiguration,
    pool: FilmPool? = nil
  ) throws -> ChatRun {
    func play(_ usesLibrary: Bool) throws -> ChatRecording {
      try ChatRecorder.record(
        chat, in: container, on: device, usesLibrary: usesLibrary, pool: pool)
    }
    return ChatRun(
      chat: chat, container: container, device: device, with: try play(true),
      without: try play(false))
  }

  var name: String {
    "\(chat.id) in \(container) on \(device.device.name), \(device.orientation.rawValue)"
  }

  var result: ChatResult { ChatResult(self) }

  /// What is wrong, in a few words for each fault.
  var faults: [String] {
    var faults: [String] = []
    for moment in with.moments {
      let deed = moment.deed
      if moment.bar > Criterion.limit {
        faults.append("bar: \(moment.bar.short) pt from its place, at \(deed.rawValue)")
      }
      if moment.message > Criterion.limit {
        faults.append("newest message: \(moment.message.short) pt off, at \(deed.rawValue)")
      }
      if moment.covered > DemoRun.rounding {
        faults.append("text: \(moment.covered.short) pt covered, after \(deed.rawValue)")
      }
      if moment.isKeyboardUp != leavesKeyboard(deed) {
        faults.append("keyboard: \(moment.isKeyboardUp ? "up" : "down") after \(deed.rawValue)")
      }
    }
    if !with.isLimited { faults.append("growth: it never comes to its limit") }
    if with.textHeight > with.textLimit {
      faults.append(
        "growth: \(with.textHeight.short) pt, more than \(with.textLimit.short)")
    }
    if let sent, let low = with.moments.first?.textHeight, sent.textHeight != low {
      faults.append("sent: the text is \(sent.textHeight.short) pt high, and was \(low.short)")
    }
    if !with.isRestored { faults.append("restored: the bar or an inset did not come back") }
    if hiddenWithout == 0 {
      faults.append("without the library: the keyboard covers nothing, which shows nothing")
    }
    return faults
  }

  /// How much of the text the keyboard covers without the library, in points.
  var hiddenWithout: CGFloat { without.moments.first?.covered ?? 0 }

  private func leavesKeyboard(_ deed: ChatDeed) -> Bool {
    switch deed {
    case .stickers, .hide, .drag: false
    case .send: !chat.hidesBar
    default: true
    }
  }

  /// What is sent leaves an empty bar, unless that goes.
  private var sent: ChatMoment? { chat.hidesBar ? nil : with.moments.first { $0.deed == .send } }
}
