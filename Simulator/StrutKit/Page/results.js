/** The table of all runs and the verdict at the top. */
class Results {
  /** `onChoice` is called with the `{screen, device}` of a row that is clicked. */
  constructor(data, onChoice) {
    this.data = data;
    this.onChoice = onChoice;
    const rows = new Map();
    for (const take of data.takes) rows.set(`${take.screen}/${take.device}`, take);
    const takes = [...rows.values()];
    const failed = takes.filter(({ faults }) => faults.length > 0);
    const verdict = document.getElementById("verdict");
    verdict.textContent = failed.length === 0
      ? `All ${takes.length} runs are as they have to be`
      : `${failed.length} of ${takes.length} runs are not as they have to be`;
    verdict.classList.toggle("covered", failed.length > 0);
    document.getElementById("rows").append(...takes.map((take) => this.row(take)));
  }

  /** Marks the row that is played. */
  show(take) {
    for (const button of document.querySelectorAll("#rows button")) {
      const { screen, device } = button.dataset;
      const isCurrent = screen === take.screen && device === take.device;
      button.closest("tr").classList.toggle("current", isCurrent);
      button.setAttribute("aria-pressed", isCurrent);
    }
  }

  row({ screen, device, result, faults }) {
    const title = this.data.screens.find(({ id }) => id === screen).title;
    const button = element("button", { type: "button", textContent: title });
    Object.assign(button.dataset, { screen, device });
    const go = () => this.onChoice({ screen, device });
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      go();
    });
    const pill = (isGood, text) => {
      return element("span", { className: isGood ? "pill" : "pill covered", textContent: text });
    };
    const number = (text) => element("td", { className: "number", textContent: text });
    const row = element("tr", { title: faults.join("\n") },
      element("th", { scope: "row" }, button),
      element("td", { textContent: result.device }),
      element("td", {}, pill(!result.hiddenWithout, result.hiddenWithout ? "covered" : "visible")),
      element("td", {}, pill(result.visibleWith, result.visibleWith ? "visible" : "covered")),
      number(points(result.gap)),
      number(points(result.moved)),
      number(thousandths(result.maxTrackingError)),
      element("td", {}, result.restored ? "exactly" : pill(false, "no")),
    );
    row.addEventListener("click", go);
    return row;
  }
}
