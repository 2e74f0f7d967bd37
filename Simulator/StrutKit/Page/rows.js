/** A mark that says whether something is as it has to be. */
function pill(isGood, text) {
  return element("span", { className: isGood ? "pill" : "pill covered", textContent: text });
}

const numberCell = (text) => element("td", { className: "number", textContent: text });

const restoredCell = (isRestored) => element("td", {}, isRestored ? "exactly" : pill(false, "no"));

/**
 * The rows of a table of runs. What a row tells after the screen is its subclass's, `cells(run,
 * find)`.
 */
class RunRows {
  /** `onChoice` is called with the take of a row that is clicked. */
  constructor(data, runs, onChoice) {
    this.data = data;
    this.onChoice = onChoice;
    this.rows = runs.map((run) => ({ run, row: this.row(run) }));
  }

  /** Puts them into a table, or hides that where there are none. */
  enter(section, table) {
    document.getElementById(section).hidden = this.rows.length === 0;
    document.getElementById(table).append(...this.rows.map(({ row }) => row));
  }

  /** Marks the row that is played. */
  show(take) {
    const index = this.data.takes.indexOf(take);
    for (const { run, row } of this.rows) {
      row.classList.toggle("current", run.take === index);
      row.querySelector("button")?.setAttribute("aria-pressed", run.take === index);
    }
  }

  row(run) {
    const find = (key) => this.data[`${key}s`].find(({ id }) => id === run[key]);
    const title = find("screen").title;
    const isFilmed = run.take !== null;
    const name = isFilmed ? element("button", { type: "button", textContent: title }) : title;
    const row = element("tr", { className: isFilmed ? "filmed" : "" },
      element("th", { scope: "row" }, name), ...this.cells(run, find));
    row.title = [...run.faults, ...(run.impossible ? [run.impossible] : [])].join("\n");
    row.classList.toggle("failed", run.faults.length > 0);
    if (isFilmed) row.addEventListener("click", () => this.onChoice(this.data.takes[run.take]));
    return row;
  }
}
