/** The table of all runs, its filters, and the verdict at the top. */
class Results extends RunRows {
  constructor(data, onChoice) {
    super(data, data.rows, onChoice);
    const failed = data.rows.filter(({ faults }) => faults.length > 0).length;
    this.showVerdict();
    document.getElementById("rows").append(...this.rows.map(({ row }) => row));
    this.buildFilters(failed);
    this.filter();
  }

  showVerdict() {
    const all = [...this.data.rows, ...this.data.walks, ...this.data.chats];
    const failed = all.filter(({ faults }) => faults.length > 0).length;
    const verdict = document.getElementById("verdict");
    verdict.textContent = failed === 0
      ? `All ${all.length} runs are as they have to be`
      : `${failed} of ${all.length} runs are not as they have to be`;
    verdict.classList.toggle("covered", failed > 0);
  }

  // Filters

  buildFilters(failed) {
    const names = {
      screen: ["All screens", ({ title }) => title],
      device: ["All devices", deviceName],
      keyboard: ["All keyboards", ({ title }) => title],
    };
    this.filters = Object.entries(names).map(([key, [all, name]]) => {
      const used = this.data[`${key}s`].filter(({ id }) => this.data.rows.some((run) => run[key] === id));
      const options = used.map((item) => new Option(name(item), item.id));
      const menu = element("select", { name: key }, new Option(all, ""), ...options);
      menu.setAttribute("aria-label", all);
      return menu;
    });
    this.onlyFailed = element("input", { type: "checkbox", disabled: failed === 0 });
    this.onlyFilmed = element("input", { type: "checkbox" });
    this.count = element("span", { className: "count" });
    const label = (input, text) => element("label", { className: "toggle" }, input, text);
    const controls = [
      ...this.filters, label(this.onlyFailed, "Failures only"),
      label(this.onlyFilmed, "Filmed only"), this.count,
    ];
    const box = document.getElementById("filters");
    box.append(...controls);
    box.addEventListener("change", () => this.filter());
  }

  filter() {
    let count = 0;
    for (const { run, row } of this.rows) {
      const isWanted = this.filters.every(({ name, value }) => value === "" || run[name] === value);
      row.hidden = !isWanted || (this.onlyFailed.checked && run.faults.length === 0)
        || (this.onlyFilmed.checked && run.take === null);
      if (!row.hidden) count += 1;
    }
    this.count.textContent = `${count} ${count === 1 ? "run" : "runs"}`;
  }

  // Rows

  cells(run, find) {
    return [
      element("td", { textContent: deviceName(find("device")) }),
      element("td", { textContent: find("keyboard").title }),
      element("td", {}, pill(!run.hidden, run.hidden ? "covered" : "visible")),
      element("td", {}, this.seen(run)),
      numberCell(points(run.gap)),
      numberCell(points(run.moved)),
      numberCell(thousandths(run.error)),
      restoredCell(run.restored),
    ];
  }

  seen({ visible, impossible }) {
    if (visible) return pill(true, "visible");
    if (!impossible) return pill(false, "covered");
    return element("span", { className: "pill impossible", textContent: "impossible" });
  }
}
