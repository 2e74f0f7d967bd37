import Foundation

/// The row of a chat in `results.json`. Lengths are points.
struct ChatResult: Equatable, Sendable {
  let screen: String
  let container: String
  let device: String
  let orientation: String
  let deeds: [String]
  let frames: Int
  /// The largest distances, at all frames, of the bar from its place and of the newest message
  /// from the bar.
  let barError: CGFloat
  let messageError: CGFloat
  let textHeight: CGFloat
  let hiddenWithout: CGFloat
  let restored: Bool

  init(_ run: ChatRun) {
    let moments = run.with.moments
    (screen, container) = (run.chat.id, run.container)
    (device, orientation) = (run.device.device.name, run.device.orientation.rawValue)
    deeds = moments.map(\.deed.rawValue)
    frames = moments.map(\.frames).reduce(0, +)
    barError = moments.map(\.bar).max() ?? 0
    messageError = moments.map(\.message).max() ?? 0
    textHeight = run.with.textHeight
    hiddenWithout = run.hiddenWithout
    restored = run.with.isRestored
  }

  var json: JSON {
    .object([
      "screen": .string(screen),
      "seed": .string(SampleSystem.chats.rawValue),
      "container": .string(container),
      "window": .string("full"),
      "device": .string(device),
      "orientation": .string(orientation),
      "keyboard": .string(Variant.standard.id),
      "deed": .string(deeds.joined(separator: ", ")),
      "frames": .integer(frames),
      "barError": .points(barError),
      "messageError": .points(messageError),
      "textHeight": .points(textHeight),
      "hiddenWithout": .points(hiddenWithout),
      "restored": .bool(restored),
    ])
  }
}
