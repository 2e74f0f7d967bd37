/** The table of app screens in containers, windows and under deeds, with a menu for each factor. */
class Matrix {
  constructor({ factors, rows }) {
    const section = document.getElementById("matrix");
    section.hidden = rows.length === 0;
    this.factors = factors;
    this.rows = rows;
    this.menus = factors.map(({ name, all, values }) => {
      const options = values.map(({ id, title }) => new Option(title, id));
      const menu = element("select", { name }, new Option(all, ""), ...options);
      menu.setAttribute("aria-label", all);
      return menu;
    });
    this.onlyFailed = element("input", { type: "checkbox" });
    this.count = element("span", { className: "count" });
    const failures = element("label", { className: "toggle" }, this.onlyFailed, "Failures only");
    const box = document.getElementById("matrix-filters");
    box.append(...this.menus, failures, this.count);
    box.addEventListener("change", () => this.show());
    this.show();
  }

  /** The runs that are wanted: a hundred of them, because nobody reads more. */
  show() {
    const wanted = this.rows.filter(({ values, faults }) => {
      return this.menus.every(({ value }, i) => value === "" || value === values[i])
        && (!this.onlyFailed.checked || faults.length > 0);
    });
    const failed = wanted.filter(({ faults }) => faults.length > 0).length;
    this.count.textContent = `${wanted.length} runs, ${failed} fail`;
    const list = document.getElementById("matrix-rows");
    list.replaceChildren(...wanted.slice(0, 100).map((run) => this.row(run)));
  }

  row({ values, hidden, visible, restored, faults }) {
    const title = (i) => this.factors[i].values.find(({ id }) => id === values[i]).title;
    const row = element("tr", {},
      element("th", { scope: "row", textContent: title(0) }),
      ...values.slice(1).map((_, i) => element("td", { textContent: title(i + 1) })),
      element("td", {}, pill(!hidden, hidden ? "covered" : "visible")),
      element("td", {}, pill(visible, visible ? "visible" : "covered")),
      restoredCell(restored),
      element("td", { textContent: faults.join("; ") }),
    );
    row.classList.toggle("failed", faults.length > 0);
    return row;
  }
}
