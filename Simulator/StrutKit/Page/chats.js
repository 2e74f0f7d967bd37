/** The table of chats; hidden where there is none. */
class Chats {
  /** `onChoice` is called with the take of a row that is clicked. */
  constructor(data, onChoice) {
    this.data = data;
    this.onChoice = onChoice;
    this.rows = data.chats.map((chat) => ({ chat, row: this.row(chat) }));
    document.getElementById("chats").hidden = this.rows.length === 0;
    document.getElementById("chat-rows").append(...this.rows.map(({ row }) => row));
  }

  /** Marks the row that is played. */
  show(take) {
    const index = this.data.takes.indexOf(take);
    for (const { chat, row } of this.rows) {
      row.classList.toggle("current", chat.take === index);
      row.querySelector("button")?.setAttribute("aria-pressed", chat.take === index);
    }
  }

  row(chat) {
    const find = (key) => this.data[`${key}s`].find(({ id }) => id === chat[key]);
    const pill = (isGood, text) => {
      return element("span", { className: isGood ? "pill" : "pill covered", textContent: text });
    };
    const number = (text) => element("td", { className: "number", textContent: text });
    const distance = (value) => element("td", { className: "number" },
      pill(value <= 0.5, thousandths(value)));
    const title = find("screen").title;
    const isFilmed = chat.take !== null;
    const row = element("tr", { className: isFilmed ? "filmed" : "" },
      element("th", { scope: "row" },
        isFilmed ? element("button", { type: "button", textContent: title }) : title),
      element("td", { textContent: find("container").title }),
      element("td", { textContent: deviceName(find("device")) }),
      number(chat.frames),
      number(points(chat.hidden)),
      distance(chat.bar),
      distance(chat.message),
      number(points(chat.text)),
      element("td", {}, chat.restored ? "exactly" : pill(false, "no")),
    );
    row.title = chat.faults.join("\n");
    row.classList.toggle("failed", chat.faults.length > 0);
    if (isFilmed) row.addEventListener("click", () => this.onChoice(this.data.takes[chat.take]));
    return row;
  }
}
