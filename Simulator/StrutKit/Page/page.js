/** The page: what is chosen, and everything that shows it. */
class Page {
  /** What the page shows first, where it was filmed. */
  static opening = { screen: "s4-bottom", device: "iphone-15", keyboard: "standard" };

  static async start() {
    const data = await Page.unpacked(document.getElementById("data").textContent);
    const sources = JSON.parse(document.getElementById("images").textContent);
    const images = await Painter.loaded(sources);
    const page = new Page(data, images);
    page.openAddress();
    page.open();
    if (SelfTest.isWanted) await SelfTest.run(page);
  }

  /** What was deflated and written as base64. */
  static unpacked(text) {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return new Response(stream).json();
  }

  constructor(data, images) {
    this.data = data;
    for (const take of data.takes) {
      take.container ??= data.containers[0].id;
      take.with = unpack(take.with);
      take.without = unpack(take.without);
    }
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
    this.matrix = new Matrix(data.matrix);
    this.results = new Results(data, (take) => this.select(take));
    this.walks = new Walks(data, (take) => this.select(take));
    this.chats = new Chats(data, (take) => this.select(take));
    addEventListener("keydown", (event) => this.onKey(event));
    addEventListener("resize", () => this.layOut());
    addEventListener("hashchange", () => this.openAddress());
  }

  // Opening

  /** Plays once, until the keyboard is up. Shows that frame at once if motion is to be reduced. */
  open() {
    if (this.hasFrameInAddress || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    this.player.seek(0);
    this.player.playTo(Page.restFrame(this.take.with));
  }

  /** The last frame at which a recording's keyboard is as high as it gets. */
  static restFrame({ keyboard }) {
    return keyboard.lastIndexOf(Math.min(...keyboard));
  }

  static isCoveredAtRest(side) {
    return side.covered[Page.restFrame(side)] > 0.001;
  }

  /** The recordings to choose the first one from: those in which the library makes a difference. */
  get openingTakes() {
    const takes = this.data.takes.filter((take) => {
      return Page.isCoveredAtRest(take.without) && !Page.isCoveredAtRest(take.with);
    });
    return takes.length > 0 ? takes : this.data.takes;
  }

  // Choosing

  /** Shows `#screen/device/keyboard/frame/container`; every part may be missing. */
  openAddress() {
    const address = SelfTest.isWanted ? "" : decodeURIComponent(location.hash.slice(1));
    const [screen, device, keyboard, frame, container] = address.split("/");
    if (address) this.select({ screen, device, keyboard, container });
    else this.select(Page.opening, this.openingTakes);
    this.hasFrameInAddress = Boolean(frame);
    if (!this.hasFrameInAddress) return;
    this.player.pause();
    this.player.seek(Number(frame) || 0);
  }

  /** Shows the recording that has the most of what is asked for, and then of what is shown. */
  select(asked, takes = this.data.takes) {
    const weights = { screen: 8, container: 4, device: 2, keyboard: 1 };
    const score = (take) => Object.entries(weights).reduce((sum, [key, weight]) => {
      return sum + weight * (8 * (take[key] === asked[key]) + (take[key] === this.take?.[key]));
    }, 0);
    const best = takes.reduce((one, other) => (score(other) > score(one) ? other : one));
    if (best === this.take) return this.showChoices();
    const keepsTime = this.take?.keyboard === best.keyboard;
    this.take = best;
    this.device = this.data.devices.find(({ id }) => id === best.device);
    this.screen = this.data.screens.find(({ id }) => id === best.screen);
    const rest = Page.restFrame(best.with);
    const start = this.player.isPlaying ? 0 : rest;
    this.player.load(best.with.keyboard.length, keepsTime ? this.player.frame : start);
    if (this.player.end !== undefined) this.player.end = rest;
    this.showTake();
    if (!SelfTest.isWanted) {
      const isRoot = best.container === this.data.containers[0].id;
      const parts = [best.screen, best.device, best.keyboard, ...isRoot ? [] : ["", best.container]]
        .map(encodeURIComponent);
      history.replaceState(null, "", `#${parts.join("/")}`);
    }
  }

  showTake() {
    const { take } = this;
    this.showChoices();
    this.showLead();
    const run = this.data.rows.find((one) => this.data.takes[one.take] === take);
    const impossible = run?.impossible;
    const summary = document.getElementById("summary");
    summary.replaceChildren(this.screen.summary);
    if (impossible) summary.append(" ", element("strong", { textContent: impossible }));
    this.results.show(take);
    this.walks.show(take);
    this.chats.show(take);
    for (const part of document.querySelectorAll(".measured")) part.hidden = !take.with.expected;
    const scrub = document.getElementById("scrub");
    scrub.max = take.with.keyboard.length - 1;
    this.showMarks();
    this.showCharts();
    this.showTurns();
    this.layOut();
  }

  /** Says in the page's first sentence what the keyboard does to the field on either side. */
  showLead() {
    for (const word of document.querySelectorAll(".lead strong")) {
      const isCovered = Page.isCoveredAtRest(this.take[word.dataset.side]);
      word.textContent = isCovered ? "covered" : "visible";
      word.classList.toggle("covered", isCovered);
    }
  }

  /** Checks what is shown, and dims what was not filmed together with the rest of it. */
  showChoices() {
    const { take } = this;
    for (const input of document.querySelectorAll(".choices input")) {
      const wanted = { ...take, [input.name]: input.value };
      input.checked = input.value === take[input.name];
      const isFilmed = this.data.takes.some((other) => {
        return ["screen", "container", "device", "keyboard"].every((key) => {
          return other[key] === wanted[key];
        });
      });
      input.parentElement.classList.toggle("elsewhere", !isFilmed);
    }
  }

  showMarks() {
    const { marks, with: { keyboard } } = this.take;
    const last = keyboard.length - 1;
    let waiting = [];
    document.getElementById("marks").replaceChildren(...marks.map(({ name, frame }, i) => {
      // Where there is no room for words before the next mark, they go to the last of the bunch.
      waiting.push(name);
      const isCrowded = marks[i + 1]?.frame - frame < 0.12 * last && marks[i + 1].name !== "rest";
      const button = element("button", {
        type: "button", textContent: isCrowded ? "" : waiting.join(", "),
      });
      if (!isCrowded) waiting = [];
      button.setAttribute("aria-label", name);
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
    const { marks, with: { keyboard, field, expected } } = this.take;
    // A walk has no edge that keeps to anything: the input's lower edge is shown instead.
    const edge = this.take.with.edge ?? field.map(([, y, , height]) => y + height);
    const all = [...keyboard, ...edge];
    const errors = edge.map((value, i) => (expected ? Math.abs(value - expected[i]) : 0));
    this.errors = errors;
    this.edge = edge;
    this.charts.motion.show({
      lines: [
        { name: "keyboard", values: keyboard },
        { name: "edge", values: edge },
        ...(expected ? [{ name: "expected", values: expected }] : []),
      ],
      range: [Math.min(...all), Math.max(...all)],
      marks,
    });
    this.charts.error.show({
      lines: [{ name: "error", values: errors }],
      range: [Math.max(0.6, ...errors), 0],
      marks,
      limit: 0.5,
    });
  }

  showTurns() {
    document.getElementById("turns").textContent = this.take.turns.map((turn) => {
      return `Turned around at ${points(turn.speed)} pt/s: the edge jumps by ` +
        `${thousandths(turn.position)} pt, its velocity by ` +
        `${points(turn.velocity)} pt/s in ten microseconds.`;
    }).join(" ");
  }

  // Frames

  showFrame(frame) {
    const { take } = this;
    // The ring shows a little before the finger lands.
    const taps = take.touches
      ?? take.marks.filter(({ name }) => /tap|next/.test(name)).map((mark) => [mark.frame]);
    const [tapFrame, ...tapPoint] = taps.filter(([at]) => at <= frame + 4).pop() ?? [-100];
    for (const [name, side] of Object.entries(this.sides)) {
      const data = take[name];
      side.show(Math.min(frame, data.field.length - 1), {
        film: this.films[data.film], take: data, guides: this.guides, tapFrame, tapPoint,
      });
    }
    document.getElementById("scrub").value = frame;
    const seconds = frame / this.player.framesPerSecond;
    document.getElementById("time").textContent = `${thousandths(seconds)} s`;
    document.getElementById("frame").textContent = `frame ${frame + 1} of ${this.player.length}`;
    for (const chart of Object.values(this.charts)) chart.seek(frame);
    this.showNumbers(frame);
  }

  showNumbers(frame) {
    const { with: { keyboard, field, expected }, without } = this.take;
    const number = (value, text) => (expected ? text(value()) : "–");
    const plain = without.field[Math.min(frame, without.field.length - 1)];
    const span = ([, y, , height]) => `${points(y)} – ${points(y + height)}`;
    const gap = ([, y, , height], tops = keyboard) => {
      return tops[Math.min(frame, tops.length - 1)] - y - height;
    };
    const isCovered = ({ covered }) => covered[Math.min(frame, covered.length - 1)] > 0.001;
    const values = [
      points(keyboard[frame]), span(plain), points(gap(plain, without.keyboard)),
      span(field[frame]), points(gap(field[frame])),
      points(this.edge[frame]), number(() => expected[frame], points),
      number(() => this.errors[frame], thousandths),
      number(() => Math.max(...this.errors), thousandths),
    ];
    this.numbers.forEach((number, i) => { number.textContent = values[i]; });
    this.numbers[2].classList.toggle("covered", isCovered(without));
    this.numbers[4].classList.toggle("covered", isCovered(this.take.with));
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
    const height = Math.max(360, Math.min(innerHeight * 0.54, 640));
    const outer = [device.width + 2 * frame.side, device.height + 2 * frame.end];
    const scale = Math.min(width / outer[0], height / outer[1], 1);
    const lengths = { ...frame, width: device.width, height: device.height };
    for (const side of Object.values(this.sides)) {
      const { style, classList } = side.device;
      for (const [name, value] of Object.entries(lengths)) {
        style.setProperty(`--${name}`, `${value * scale}px`);
      }
      classList.toggle("has-home-button", device.hasHomeButton);
      classList.toggle("is-pad", device.isPad);
      side.painter.fit(device, scale * Math.max(devicePixelRatio, 2));
      side.canvas.setAttribute("aria-label", `${this.screen.title} on ${deviceName(device)}`);
    }
    this.showFrame(this.player.frame);
  }

  // Building

  buildChoices() {
    const { screens, containers, devices, keyboards, takes } = this.data;
    const filmed = (key) => ({ id }) => takes.some((take) => take[key] === id);
    const choice = (key, id, text) =>
      Page.segment({ name: key, value: id }, text, () => this.select({ [key]: id }));
    const fill = (id, choices) => document.getElementById(id).append(...choices);

    const seeds = new Map(screens.map(({ seed, seedTitle }) => [seed, seedTitle]));
    document.getElementById("screens").append(...[...seeds].map(([seed, title]) => {
      const segments = screens.filter((screen) => screen.seed === seed && filmed("screen")(screen))
        .map(({ id, choice: text }) => choice("screen", id, text));
      return element("fieldset", {},
        element("legend", { textContent: `${seed} · ${title}` }),
        element("div", { className: "segments" }, ...segments));
    }));
    fill("containers", containers.filter(filmed("container")).map(({ id, title }) => {
      return choice("container", id, title);
    }));
    fill("devices", devices.filter(filmed("device")).map((device) => {
      return choice("device", device.id, deviceName(device));
    }));
    fill("keyboards", keyboards.filter(filmed("keyboard")).map(({ id, title }) => {
      return choice("keyboard", id, title);
    }));
  }

  /** One choice of several. */
  static segment(properties, text, action) {
    const input = element("input", { type: "radio", ...properties });
    input.addEventListener("change", action);
    return element("label", {}, input, element("span", { textContent: text }));
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
    const speeds = [["1×", 1], ["¼×", 0.25]].map(([text, value]) => {
      return Page.segment({ name: "speed", value, checked: value === 1 }, text, () => {
        this.player.speed = value;
      });
    });
    document.getElementById("speeds").append(...speeds);
  }

  buildNumbers() {
    const names = [
      "Keyboard’s top", "Field without the library", "its gap to the keyboard",
      "Field with the library", "its gap to the keyboard", "Edge that moves", "Where it should be",
      "Tracking error", "Largest of all frames",
    ];
    this.numbers = names.map(() => element("dd"));
    document.getElementById("numbers").append(...names.flatMap((name, i) => [
      element("dt", { textContent: name, className: name.startsWith("its") ? "minor" : "" }),
      this.numbers[i],
    ]));
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
