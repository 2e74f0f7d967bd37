/** The table of walks from input to input; hidden where there is none. */
class Walks {
  /** `onChoice` is called with the take of a row that is clicked. */
  constructor(data, onChoice) {
    this.data = data;
    this.onChoice = onChoice;
    this.rows = data.walks.map((walk) => ({ walk, row: this.row(walk) }));
    document.getElementById("walks").hidden = this.rows.length === 0;
    document.getElementById("walk-rows").append(...this.rows.map(({ row }) => row));
  }

  /** Marks the row that is played. */
  show(take) {
    const index = this.data.takes.indexOf(take);
    for (const { walk, row } of this.rows) {
      row.classList.toggle("current", walk.take === index);
      row.querySelector("button")?.setAttribute("aria-pressed", walk.take === index);
    }
  }

  row(walk) {
    const find = (key) => this.data[`${key}s`].find(({ id }) => id === walk[key]);
    const pill = (isGood, text) => {
      return element("span", { className: isGood ? "pill" : "pill covered", textContent: text });
    };
    const number = (text) => element("td", { className: "number", textContent: text });
    const title = find("screen").title;
    const isFilmed = walk.take !== null;
    const stops = walk.forwards + walk.backwards;
    const row = element("tr", { className: isFilmed ? "filmed" : "" },
      element("th", { scope: "row" },
        isFilmed ? element("button", { type: "button", textContent: title }) : title),
      element("td", { textContent: deviceName(find("device")) }),
      number(walk.inputs),
      number(walk.reachedWithout),
      number(walk.forwards),
      number(walk.backwards),
      element("td", {}, pill(walk.visible === stops, `${walk.visible} of ${stops}`)),
      number(points(walk.gap)),
      number(walk.rowLimit === 0 ? "–" : `${walk.mostRows} of ${walk.rowLimit}`),
      element("td", {}, walk.restored ? "exactly" : pill(false, "no")),
    );
    row.title = walk.faults.join("\n");
    row.classList.toggle("failed", walk.faults.length > 0);
    if (isFilmed) row.addEventListener("click", () => this.onChoice(this.data.takes[walk.take]));
    return row;
  }
}
