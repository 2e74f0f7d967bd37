/** The table of chats; hidden where there is none. */
class Chats extends RunRows {
  constructor(data, onChoice) {
    super(data, data.chats, onChoice);
    this.enter("chats", "chat-rows");
  }

  cells(chat, find) {
    const distance = (value) => element("td", { className: "number" },
      pill(value <= 0.5, thousandths(value)));
    return [
      element("td", { textContent: find("container").title }),
      element("td", { textContent: deviceName(find("device")) }),
      numberCell(chat.frames),
      numberCell(points(chat.hidden)),
      distance(chat.bar),
      distance(chat.message),
      numberCell(points(chat.text)),
      restoredCell(chat.restored),
    ];
  }
}
