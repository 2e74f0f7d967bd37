/** With `#selftest` in its address the page draws every frame and says how that went. */
const SelfTest = { isWanted: location.hash === "#selftest" };

/** The page that plays one film of one phone; `#12` in its address shows frame 12. */
class ScreenPage {
  static async start() {
    const data = JSON.parse(document.getElementById("data").textContent);
    const images = await Painter.loaded(data.images);
    const page = new ScreenPage(data, images);
    if (SelfTest.isWanted) return page.test();
    const frame = parseInt(location.hash.slice(1), 10);
    if (frame >= 0) page.player.seek(frame);
    else if (!matchMedia("(prefers-reduced-motion: reduce)").matches) page.player.play();
  }

  constructor(data, images) {
    this.data = data;
    this.film = new Film(data.film);
    this.frame = document.querySelector(".device");
    this.canvas = document.querySelector("canvas");
    this.painter = new Painter(this.canvas, data.styles, images);
    this.player = new Player({
      onFrame: (frame) => this.showFrame(frame),
      onState: () => this.showState(),
    });
    this.player.framesPerSecond = data.framesPerSecond;
    this.player.load(this.film.length, 0);
    this.build();
    this.showFrame(0);
  }

  build() {
    const on = (id, event, action) => document.getElementById(id).addEventListener(event, action);
    on("play", "click", () => this.player.toggle());
    on("back", "click", () => this.player.step(-1));
    on("forward", "click", () => this.player.step(1));
    on("slow", "change", ({ target }) => { this.player.speed = target.checked ? 0.25 : 1; });
    on("scrub", "input", ({ target }) => {
      this.player.pause();
      this.player.seek(Number(target.value));
    });
    document.getElementById("scrub").max = this.film.length - 1;
    addEventListener("resize", () => this.showFrame(this.player.frame, true));
    addEventListener("keydown", (event) => this.onKey(event));
  }

  /** What was so last, at a frame: things are listed with the first frame that has them. */
  static last(list, frame, number) {
    return list.filter((one) => number(one) <= frame).pop();
  }

  showFrame(frame, isNewSize = false) {
    const { device } = ScreenPage.last(this.data.devices, frame, (one) => one.frame);
    if (device !== this.device || isNewSize) this.layOut(device);
    this.painter.draw(this.film.frame(frame));
    const touch = ScreenPage.last(this.data.touches, frame, ([at]) => at);
    if (touch && frame - touch[0] < 18) this.drawTouch(touch, (frame - touch[0]) / 18);
    document.getElementById("scrub").value = frame;
    const seconds = frame / this.player.framesPerSecond;
    document.getElementById("time").textContent = `${thousandths(seconds)} s`;
    document.getElementById("frame").textContent = `frame ${frame + 1} of ${this.player.length}`;
  }

  drawTouch([, x, y], progress) {
    const { context, scale } = this.painter;
    context.save();
    context.setTransform(scale, 0, 0, scale, 0, 0);
    this.painter.drawTap(x, y, progress);
    context.restore();
  }

  showState() {
    const play = document.getElementById("play");
    play.classList.toggle("is-playing", this.player.isPlaying);
    play.setAttribute("aria-label", this.player.isPlaying ? "Pause" : "Play");
  }

  /** Makes the phone as large as there is room for. */
  layOut(device) {
    this.device = device;
    const frame = bezel(device);
    const outer = [device.width + 2 * frame.side, device.height + 2 * frame.end];
    const room = [
      document.getElementById("phones").clientWidth,
      Math.max(360, Math.min(innerHeight * 0.66, 900)),
    ];
    const scale = Math.min(room[0] / outer[0], room[1] / outer[1], 1);
    const lengths = { ...frame, width: device.width, height: device.height };
    for (const [name, value] of Object.entries(lengths)) {
      this.frame.style.setProperty(`--${name}`, `${value * scale}px`);
    }
    this.frame.classList.toggle("has-home-button", device.hasHomeButton);
    this.frame.classList.toggle("is-pad", device.isPad);
    this.painter.fit(device, scale * Math.max(devicePixelRatio, 2));
    this.canvas.setAttribute("aria-label", deviceName(device));
    document.getElementById("lead").textContent = `A film of a simulated ${deviceName(device)}.`;
  }

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
      document.getElementById("slow").click();
    } else {
      return;
    }
    event.preventDefault();
  }

  /** Draws all there is, and writes into `data-selftest` what came of it. */
  test() {
    const { dataset } = document.documentElement;
    try {
      for (let frame = 0; frame < this.film.length; frame++) this.showFrame(frame);
      dataset.selftest = "ok";
    } catch (error) {
      dataset.selftest = `failed: ${error.stack}`;
    }
  }
}

ScreenPage.start();
