/** The bezel around a screen, in points: what a product photo shows, roughly. */
function bezel(device) {
  if (device.hasHomeButton) return { side: 17, end: 84, inner: 3, outer: 56 };
  if (device.isPad) return { side: 30, end: 30, inner: 18, outer: 46 };
  return { side: 14, end: 14, inner: 55, outer: 68 };
}

const points = (value) => value.toFixed(1).replace("-", "−");
const thousandths = (value) => value.toFixed(3);

/** Makes elements: `element("td", {className: "number"}, "12")`. */
function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** One of the two phones. */
class Side {
  constructor(figure, data, images) {
    this.device = figure.querySelector(".device");
    this.canvas = figure.querySelector("canvas");
    this.status = figure.querySelector(".status");
    this.painter = new Painter(this.canvas, data.styles, images);
  }

  show(frame, { film, take, guides, tapFrame }) {
    const { field, keyboard } = take;
    this.painter.draw(film.frame(frame));
    if (guides) {
      const age = (frame - tapFrame) / 18;
      this.painter.drawGuides(field[frame], keyboard[frame], age >= -0.2 && age < 1 && { progress: Math.max(age, 0) });
    }
    const [, y, , height] = field[frame];
    const gap = keyboard[frame] - y - height;
    const covered = Math.min(Math.max(-gap, 0), height);
    const isUp = keyboard[frame] < keyboard[0] - 0.5;
    const text = covered > 0.001
      ? `Covered, ${points(covered)} of ${points(height)} pt`
      : isUp ? `Visible, ${points(gap)} pt clear` : "Visible";
    if (this.status.textContent === text) return;
    this.status.textContent = text;
    this.status.classList.toggle("covered", covered > 0.001);
  }
}

/** The page: what is chosen, and everything that shows it. */
class Page {
  static async start() {
    const data = JSON.parse(document.getElementById("data").textContent);
    const images = await Promise.all(data.images.map(Page.load));
    const page = new Page(data, images);
    page.openAddress();
    if (SelfTest.isWanted) await SelfTest.run(page);
    else if (!page.hasFrameInAddress && !matchMedia("(prefers-reduced-motion: reduce)").matches) page.player.play();
  }

  static async load(source) {
    const image = new Image();
    image.src = source;
    await image.decode();
    return image;
  }

  constructor(data, images) {
    this.data = data;
    this.films = data.films.map((film) => new Film(film));
    this.sides = {};
    for (const figure of document.querySelectorAll("#phones figure")) {
      this.sides[figure.dataset.side] = new Side(figure, data, images);
    }
    this.charts = {
      motion: new Chart(document.getElementById("motion-chart"), { height: 130 }),
      error: new Chart(document.getElementById("error-chart"), { height: 70 }),
    };
    this.player = new Player({
      onFrame: (frame) => this.showFrame(frame),
      onState: () => this.showState(),
    });
    this.guides = true;
    this.buildChoices();
    this.buildTransport();
    this.buildNumbers();
    this.buildResults();
    addEventListener("keydown", (event) => this.onKey(event));
    addEventListener("resize", () => this.layOut());
    addEventListener("hashchange", () => this.openAddress());
  }

  // Choosing

  /** Shows `#screen/device/motion/frame`; every part may be missing. */
  openAddress() {
    const [screen, device, motion, frame] = decodeURIComponent(location.hash.slice(1)).split("/");
    this.select({ screen, device, motion });
    this.hasFrameInAddress = frame !== undefined;
    if (!this.hasFrameInAddress) return;
    this.player.pause();
    this.player.seek(Number(frame) || 0);
  }

  /** Shows the recording that has the most in common with what is asked for. */
  select({ screen = this.take?.screen, device = this.take?.device, motion = this.take?.motion }) {
    const score = (take) =>
      4 * (take.screen === screen) + 2 * (take.device === device) + (take.motion === motion);
    const best = this.data.takes.reduce((one, other) => (score(other) > score(one) ? other : one));
    if (best === this.take) return;
    const keepsTime = this.take?.motion === best.motion;
    this.take = best;
    this.device = this.data.devices.find(({ id }) => id === best.device);
    this.screen = this.data.screens.find(({ id }) => id === best.screen);
    this.showTake();
    const frame = keepsTime ? this.player.frame : 0;
    this.player.load(best.with.keyboard.length, frame);
    if (!SelfTest.isWanted) {
      history.replaceState(null, "", `#${best.screen}/${best.device}/${best.motion}`);
    }
  }

  showTake() {
    const { take } = this;
    for (const [name, value] of [["screens", take.screen], ["devices", take.device], ["motions", take.motion]]) {
      for (const input of document.querySelectorAll(`#${name} input`)) input.checked = input.value === value;
    }
    document.getElementById("summary").textContent = this.screen.summary;
    for (const button of document.querySelectorAll("#rows button")) {
      const isCurrent = button.dataset.screen === take.screen && button.dataset.device === take.device;
      button.closest("tr").classList.toggle("current", isCurrent);
      button.setAttribute("aria-pressed", isCurrent);
    }
    const scrub = document.getElementById("scrub");
    scrub.max = take.with.keyboard.length - 1;
    this.showMarks();
    this.showCharts();
    this.layOut();
  }

  showMarks() {
    const { marks, with: { keyboard } } = this.take;
    const last = keyboard.length - 1;
    const names = { tap: "tap", type: "type", hide: "hide", rest: "at rest" };
    document.getElementById("marks").replaceChildren(...marks.map(({ name, frame }) => {
      const button = element("button", { type: "button", textContent: names[name] ?? name });
      button.title = `Go to frame ${frame}`;
      button.style.setProperty("--at", frame / last);
      button.addEventListener("click", () => {
        this.player.pause();
        this.player.seek(frame);
      });
      return button;
    }));
  }

  showCharts() {
    const { marks, with: { keyboard, edge, expected } } = this.take;
    const all = [...keyboard, ...edge];
    const errors = edge.map((value, i) => Math.abs(value - expected[i]));
    this.errors = errors;
    this.charts.motion.show({
      lines: [{ name: "keyboard", values: keyboard }, { name: "edge", values: edge }, { name: "expected", values: expected }],
      range: [Math.min(...all), Math.max(...all)], marks,
    });
    this.charts.error.show({
      lines: [{ name: "error", values: errors }], range: [Math.max(0.6, ...errors), 0], marks, limit: 0.5,
    });
  }

  // Frames

  showFrame(frame) {
    const { take } = this;
    const tapFrame = take.marks.find(({ name }) => name === "tap")?.frame ?? -100;
    for (const [name, side] of Object.entries(this.sides)) {
      const data = take[name];
      side.show(Math.min(frame, data.field.length - 1), {
        film: this.films[data.film], take: data, guides: this.guides, tapFrame,
      });
    }
    document.getElementById("scrub").value = frame;
    document.getElementById("time").textContent = `${(frame / this.player.framesPerSecond).toFixed(3)} s`;
    document.getElementById("frame").textContent = `frame ${frame + 1} of ${this.player.length}`;
    for (const chart of Object.values(this.charts)) chart.seek(frame);
    this.showNumbers(frame);
  }

  showNumbers(frame) {
    const { with: { keyboard, field, edge, expected }, without } = this.take;
    const plain = without.field[Math.min(frame, without.field.length - 1)];
    const span = ([, y, , height]) => `${points(y)} – ${points(y + height)}`;
    const gap = (rect) => points(keyboard[frame] - rect[1] - rect[3]);
    const values = [
      points(keyboard[frame]), span(plain), gap(plain), span(field[frame]), gap(field[frame]),
      points(edge[frame]), points(expected[frame]), thousandths(this.errors[frame]),
      thousandths(Math.max(...this.errors)),
    ];
    this.numbers.forEach((number, i) => { number.textContent = values[i]; });
    this.numbers[2].classList.toggle("covered", keyboard[frame] - plain[1] - plain[3] < -0.001);
    this.numbers[4].classList.toggle("covered", keyboard[frame] - field[frame][1] - field[frame][3] < -0.001);
  }

  showState() {
    const play = document.getElementById("play");
    play.classList.toggle("is-playing", this.player.isPlaying);
    play.setAttribute("aria-label", this.player.isPlaying ? "Pause" : "Play");
  }

  /** Makes both phones as large as there is room for. */
  layOut() {
    if (!this.device) return;
    const { device } = this;
    const frame = bezel(device);
    const stage = document.getElementById("phones");
    const gap = parseFloat(getComputedStyle(stage).columnGap) || 0;
    const width = (stage.clientWidth - gap) / 2;
    const height = Math.max(380, Math.min(innerHeight * 0.66, 640));
    const scale = Math.min(width / (device.width + 2 * frame.side), height / (device.height + 2 * frame.end), 1);
    for (const side of Object.values(this.sides)) {
      const { style, classList } = side.device;
      for (const [name, value] of Object.entries({ ...frame, width: device.width, height: device.height })) {
        style.setProperty(`--${name}`, `${value * scale}px`);
      }
      classList.toggle("has-home-button", device.hasHomeButton);
      classList.toggle("is-pad", device.isPad);
      side.painter.fit(device, scale * (window.devicePixelRatio || 1));
      side.canvas.setAttribute("aria-label", `${this.screen.title} on ${device.name}`);
    }
    if (this.player.length > 1) this.showFrame(this.player.frame);
  }

  // Building

  buildChoices() {
    const lists = [["screens", this.data.screens, "title"], ["devices", this.data.devices, "name"], ["motions", this.data.motions, "title"]];
    for (const [name, items, label] of lists) {
      const key = name.slice(0, -1);
      document.getElementById(name).append(...items.map((item) => {
        const input = element("input", { type: "radio", name: key, value: item.id });
        input.addEventListener("change", () => this.select({ [key]: item.id }));
        return element("label", {}, input, element("span", { textContent: item[label].replace(/ \((.*) generation\)/, " ($1)") }));
      }));
    }
    document.getElementById("choices").addEventListener("submit", (event) => event.preventDefault());
  }

  buildTransport() {
    const on = (id, event, action) => document.getElementById(id).addEventListener(event, action);
    on("play", "click", () => this.player.toggle());
    on("back", "click", () => this.player.step(-1));
    on("forward", "click", () => this.player.step(1));
    on("scrub", "input", (event) => {
      this.player.pause();
      this.player.seek(Number(event.target.value));
    });
    on("guides", "change", (event) => {
      this.guides = event.target.checked;
      this.showFrame(this.player.frame);
    });
    document.getElementById("speeds").append(...[["1×", 1], ["¼×", 0.25]].map(([text, value]) => {
      const input = element("input", { type: "radio", name: "speed", value, checked: value === 1 });
      input.addEventListener("change", () => { this.player.speed = value; });
      return element("label", {}, input, element("span", { textContent: text }));
    }));
  }

  buildNumbers() {
    const names = [
      "Keyboard’s top", "Field without the library", "its gap to the keyboard", "Field with the library",
      "its gap to the keyboard", "Edge that moves", "Where it should be", "Tracking error", "Largest of all frames",
    ];
    this.numbers = names.map(() => element("dd"));
    document.getElementById("numbers").append(...names.flatMap((name, i) => [
      element("dt", { textContent: name, className: name.startsWith("its") ? "minor" : "" }), this.numbers[i],
    ]));
  }

  buildResults() {
    const rows = new Map();
    for (const take of this.data.takes) rows.set(`${take.screen}/${take.device}`, take);
    const takes = [...rows.values()];
    const failed = takes.filter(({ faults }) => faults.length > 0);
    const verdict = document.getElementById("verdict");
    verdict.textContent = failed.length === 0
      ? `All ${takes.length} runs are as they have to be`
      : `${failed.length} of ${takes.length} runs are not as they have to be`;
    verdict.classList.toggle("covered", failed.length > 0);
    document.getElementById("rows").append(...takes.map((take) => this.row(take)));
  }

  row({ screen, device, result, faults }) {
    const title = this.data.screens.find(({ id }) => id === screen).title;
    const button = element("button", { type: "button", textContent: title });
    Object.assign(button.dataset, { screen, device });
    const go = () => this.select({ screen, device });
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      go();
    });
    const pill = (isGood, text) => element("span", { className: isGood ? "pill" : "pill covered", textContent: text });
    const number = (text) => element("td", { className: "number", textContent: text });
    const row = element("tr", { title: faults.join("\n") },
      element("th", { scope: "row" }, button),
      element("td", { textContent: result.device }),
      element("td", {}, pill(!result.hiddenWithout, result.hiddenWithout ? "covered" : "visible")),
      element("td", {}, pill(result.visibleWith, result.visibleWith ? "visible" : "covered")),
      number(points(result.gap)), number(points(result.moved)), number(thousandths(result.maxTrackingError)),
      element("td", {}, result.restored ? "exactly" : pill(false, "no")),
    );
    row.addEventListener("click", go);
    return row;
  }

  // Keys

  onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { target } = event;
    const isControl = target instanceof HTMLInputElement || target instanceof HTMLButtonElement;
    const steps = { ArrowLeft: -1, ArrowRight: 1 };
    if (event.key in steps && !(isControl && target.type !== "button")) {
      this.player.step(steps[event.key] * (event.shiftKey ? 10 : 1));
    } else if (event.key === " " && !(isControl && target.type !== "range")) {
      this.player.toggle();
    } else if (event.key === "s") {
      document.querySelector("#speeds input:not(:checked)").click();
    } else if (event.key === "g") {
      document.getElementById("guides").click();
    } else {
      return;
    }
    event.preventDefault();
  }
}
