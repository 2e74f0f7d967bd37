import SampleScreens

extension Chat {
  /// Every chat, in the order in which it is shown.
  static let all: [Chat] = [
    Chat(
      id: "s8-table", title: "Chat in a table", choice: "Table",
      summary: "A bar stands on the keyboard and grows with what is written, up to a third of the "
        + "window. The newest message stays above it, whatever moves.",
      deeds: messaging, receive: { ($0 as? ConversationViewController)?.receive("See you there") }
    ) { ConversationViewController(messageCount: 40) },
    Chat(
      id: "s8-inverted", title: "Chat in a table upside down", choice: "Upside down",
      summary: "The same with a table that is shown upside down, its first row the newest message.",
      deeds: messaging, receive: { ($0 as? ConversationViewController)?.receive("See you there") }
    ) { ConversationViewController(messageCount: 40, isInverted: true) },
    Chat(
      id: "s8-assistant", title: "Questions and answers in a collection", choice: "Assistant",
      summary: "A question that was sent goes to the top, above room for its answer. The keyboard "
        + "takes of that room before anything moves.",
      deeds: messaging, receive: { ($0 as? AssistantViewController)?.receive("Certainly.") }
    ) { AssistantViewController(entryCount: 40) },
    Chat(
      id: "s8-stickers", title: "Chat with stickers", choice: "Stickers",
      summary: "Stickers take the keyboard’s place and give it back, and the bar stays where it is "
        + "meanwhile.",
      deeds: [
        .tap, .lines, .turn, .turnBack, .stickers, .keys, .stickers, .keys, .hide, .tap, .drag,
      ]
    ) { StickerChatViewController() },
    Chat(
      id: "s8-post", title: "Post and comments", choice: "Comments",
      summary: "The bar shows only while a comment is written. Then the newest comment comes above "
        + "it.",
      deeds: [.tap, .lines, .turn, .turnBack, .send, .tap, .drag], hidesBar: true
    ) { PostViewController() },
  ]

  private static let messaging: [ChatDeed] = [
    .tap, .lines, .turn, .turnBack, .send, .receive, .hide, .tap, .drag,
  ]

  static func named(_ id: String) -> Chat? { all.first { $0.id == id } }
}
