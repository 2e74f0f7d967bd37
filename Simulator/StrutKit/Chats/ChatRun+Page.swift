import Foundation

extension Chat {
  /// What the page has to know to offer it, as it has of other screens.
  var pageJSON: JSON {
    .object([
      "id": .string(id), "seed": .string(system.rawValue), "seedTitle": .string(system.title),
      "title": .string(title), "choice": .string(choice), "summary": .string(summary),
    ])
  }
}

extension ChatRun {
  /// A line of the page's table of chats.
  ///
  /// - Parameter take: The recording that it plays, if there is one.
  func pageRow(take: Int?) -> JSON {
    let result = result
    return .object([
      "screen": .string(chat.id), "container": .string(container),
      "device": .string(device.slug), "take": take.map(JSON.integer) ?? .null,
      "frames": .integer(result.frames), "bar": .rounded(result.barError, to: 3),
      "message": .rounded(result.messageError, to: 3),
      "text": .rounded(result.textHeight, to: 1), "hidden": .rounded(result.hiddenWithout, to: 1),
      "restored": .bool(result.restored), "faults": .array(faults.map(JSON.string)),
    ])
  }
}
