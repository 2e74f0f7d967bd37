/**
 * With `#selftest` in its address the page drives itself and writes what came of it into
 * `data-selftest` of the root element: "ok", or what went wrong. `#selftest/moving` and
 * `#selftest/still` test only the opening: as it plays, and where motion is to be reduced.
 */
class SelfTest {
  static isWanted = location.hash.startsWith("#selftest");
  static errors = [];

  static listen() {
    addEventListener("error", (event) => SelfTest.errors.push(event.message));
    addEventListener("unhandledrejection", (event) => SelfTest.errors.push(`${event.reason}`));
    for (const level of ["error", "warn"]) {
      const original = console[level];
      console[level] = (...words) => {
        SelfTest.errors.push(words.join(" "));
        original.apply(console, words);
      };
    }
  }

  static expect(condition, what) {
    if (!condition) SelfTest.errors.push(what);
  }

  static async run(page) {
    try {
      const [, opening] = location.hash.split("/");
      if (opening) await SelfTest.checkOpening(page, opening);
      else await SelfTest.checkAll(page);
    } catch (error) {
      SelfTest.errors.push(error.stack);
    }
    document.documentElement.dataset.selftest =
      SelfTest.errors.length === 0 ? "ok" : `failed: ${SelfTest.errors.join("; ")}`;
  }

  static async checkAll(page) {
    page.player.pause();
    for (const take of page.data.takes) SelfTest.checkTake(page, take);
    await SelfTest.checkTransport(page);
    SelfTest.checkKeys(page);
    SelfTest.checkChoices(page);
    SelfTest.checkFilters(page);
    SelfTest.checkWalks(page);
    SelfTest.checkChats(page);
    SelfTest.checkMatrix(page);
  }

  /** What a visitor sees without scrolling: the difference, played once if motion is welcome. */
  static async checkOpening(page, motion) {
    const { player, take } = page;
    const rest = Page.restFrame(take.with);
    const pictures = () =>
      Object.values(page.sides).map(({ canvas }) => SelfTest.fingerprint(canvas)).join();
    const opened = pictures();
    if (motion === "moving") {
      SelfTest.expect(player.isPlaying && player.frame === 0, "the page does not play from 0");
      const seen = new Set();
      for (let count = 0; player.isPlaying && count < 1000; count++) {
        await new Promise(requestAnimationFrame);
        seen.add(player.frame);
      }
      SelfTest.expect(seen.size > 10, "the page plays without frames in between");
      SelfTest.expect(pictures() !== opened, "the picture never changes");
    } else {
      SelfTest.expect(!player.isPlaying, "the page plays, and motion is to be reduced");
      SelfTest.expect(player.frame === rest, "the page does not open with the keyboard up");
    }
    for (let count = 0; count < 60; count++) await new Promise(requestAnimationFrame);
    SelfTest.expect(!player.isPlaying, "the page plays more than once");
    SelfTest.expect(player.frame === rest, `the page rests at ${player.frame}, not at ${rest}`);
    const rested = pictures();
    SelfTest.checkFirstSight(page);
    player.seek(rest);
    SelfTest.expect(pictures() === rested, "the page does not show the frame at which it rests");
  }

  static checkFirstSight({ data, take, player, device }) {
    const { frame } = player;
    // A page of a few screens may have none that the library makes a difference to.
    const canDiffer = data.rows.some((run) => run.take !== null && run.hidden && run.visible);
    for (const side of ["without", "with"]) {
      const { keyboard, covered } = take[side];
      if (canDiffer) {
        const isCovered = covered[frame] > 0.001;
        SelfTest.expect(keyboard[frame] < device.height - 100, `${side}: no keyboard at first sight`);
        SelfTest.expect(isCovered === (side === "without"), `${side}: covered is ${isCovered}`);
        const word = document.querySelector(`.lead [data-side=${side}]`).textContent;
        SelfTest.expect((word === "covered") === isCovered, `${side}: the sentence says ${word}`);
      }
      const { top, bottom } =
        document.querySelector(`figure[data-side=${side}] .device`).getBoundingClientRect();
      SelfTest.expect(top >= 0 && bottom <= innerHeight,
        `${side}: the phone ends at ${bottom} of ${innerHeight}`);
    }
    const [left, right] = [...document.querySelectorAll("figure[data-side]")]
      .map((figure) => figure.getBoundingClientRect());
    SelfTest.expect(left.top === right.top && left.right <= right.left, "not side by side");
    const { scrollWidth } = document.documentElement;
    SelfTest.expect(scrollWidth <= innerWidth, `${scrollWidth} points wide, of ${innerWidth}`);
  }

  static checkTake(page, take) {
    const name = `${take.screen} in ${take.container} on ${take.device}, ${take.keyboard}`;
    page.select(take);
    const frames = page.player.length;
    for (const side of ["without", "with"]) {
      const data = take[side];
      const film = page.films[data.film];
      SelfTest.expect(film.length === data.field.length, `${name}: frames missing`);
      SelfTest.checkKeyboard(page, film, data.keyboard, `${name}, ${side}`);
      const painted = new Set();
      for (const frame of [0, Math.floor(frames / 2), frames - 1]) {
        page.player.seek(frame);
        painted.add(SelfTest.fingerprint(page.sides[side].canvas));
      }
      SelfTest.expect(painted.size > 1, `${name}, ${side}: the picture never changes`);
    }
  }

  /** Something is drawn at the keyboard's top at every frame: the film is what was measured. */
  static checkKeyboard(page, film, tops, name) {
    tops.forEach((top, frame) => {
      if (top > page.device.height - 1) return;
      const isThere = film.frame(frame).some((node) => Math.abs(node[2] / 100 - top) <= 0.021);
      SelfTest.expect(isThere, `${name}: no keyboard at ${top} at frame ${frame}`);
    });
  }

  /** A number that differs when a picture does, nearly always. */
  static fingerprint(canvas) {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) sum = (sum * 31 + data[i]) >>> 0;
    return sum;
  }

  static async checkTransport(page) {
    const press = (id) => document.getElementById(id).click();
    page.player.pause();
    page.player.seek(0);
    press("play");
    // Not a time: a headless browser may let that run ahead of its frames.
    for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
    SelfTest.expect(page.player.frame > 2, "playing does not move");
    press("play");
    SelfTest.expect(!page.player.isPlaying, "pausing does not stop");
    const frame = page.player.frame;
    press("forward");
    SelfTest.expect(page.player.frame === frame + 1, "a step forward is not one frame");
    press("back");
    SelfTest.expect(page.player.frame === frame, "a step back is not one frame");
    const scrub = document.getElementById("scrub");
    scrub.value = "7";
    scrub.dispatchEvent(new Event("input"));
    SelfTest.expect(page.player.frame === 7, "scrubbing does not seek");
  }

  static checkKeys(page) {
    const press = (key, more = {}) =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
    page.player.seek(20);
    press("ArrowRight");
    SelfTest.expect(page.player.frame === 21, "→ does not step");
    press("ArrowLeft", { shiftKey: true });
    SelfTest.expect(page.player.frame === 11, "Shift-← does not step ten");
    press(" ");
    SelfTest.expect(page.player.isPlaying, "space does not play");
    press(" ");
    const speed = page.player.speed;
    press("s");
    SelfTest.expect(page.player.speed !== speed, "S does not change the speed");
    press("s");
  }

  static checkChoices(page) {
    for (const name of ["screen", "container", "device", "keyboard"]) {
      const inputs = [...document.querySelectorAll(`.choices input[name=${name}]`)];
      for (const input of [inputs[inputs.length - 1], inputs[0]]) {
        input.click();
        SelfTest.expect(page.take[name] === input.value, `${name}s do not switch`);
        SelfTest.expect(input.checked, `the ${name} shown is not the one checked`);
        if (name !== "keyboard" || inputs.length === 1) continue;
        const isAtRest = page.player.frame === Page.restFrame(page.take.with);
        SelfTest.expect(isAtRest, "another keyboard is not shown where it rests");
      }
    }
    document.querySelector("#rows button").click();
    SelfTest.expect(page.take === page.data.takes[0], "rows do not switch");
  }

  static checkFilters(page) {
    const { rows } = page.results;
    const shown = () => rows.filter(({ row }) => !row.hidden).map(({ run }) => run);
    SelfTest.expect(shown().length === page.data.rows.length, "some rows are hidden at first");
    for (const menu of document.querySelectorAll("#filters select")) {
      menu.value = page.data[`${menu.name}s`][0].id;
      menu.dispatchEvent(new Event("change", { bubbles: true }));
      const isRight = shown().length > 0 && shown().every((run) => run[menu.name] === menu.value);
      SelfTest.expect(isRight, `the table is not filtered by ${menu.name}`);
      menu.value = "";
      menu.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }

  static checkWalks(page) {
    for (const { run: walk, row } of page.walks.rows.filter(({ run }) => run.take !== null)) {
      row.querySelector("button").click();
      const { take, device } = page;
      const isShown = take === page.data.takes[walk.take] && take.screen === walk.screen;
      SelfTest.expect(isShown, "rows of walks do not switch");
      SelfTest.expect(document.querySelector(".chart.measured").hidden, "a walk has errors to show");
      const isOnScreen = take.touches.every(([frame, x, y]) => {
        return frame < page.player.length && x > 0 && x < device.width && y > 0 && y < device.height;
      });
      SelfTest.expect(isOnScreen && take.touches.length > 9, `${walk.screen}: fingers are missing`);
    }
  }

  static checkChats(page) {
    for (const { run: chat, row } of page.chats.rows.filter(({ run }) => run.take !== null)) {
      row.querySelector("button").click();
      const { take } = page;
      const isShown = take === page.data.takes[chat.take] && take.container === chat.container;
      SelfTest.expect(isShown, "rows of chats do not switch");
      const worst = Math.max(...page.errors);
      SelfTest.expect(worst <= chat.bar + 0.001, `${chat.screen}: the film is not what was judged`);
      SelfTest.expect(take.touches.length > 20, `${chat.screen}: the finger is missing`);
    }
  }

  static checkMatrix({ matrix }) {
    const list = document.getElementById("matrix-rows");
    SelfTest.expect(list.rows.length === Math.min(matrix.rows.length, 100), "matrix rows missing");
    matrix.menus.forEach((menu, i) => {
      const run = matrix.rows[matrix.rows.length - 1];
      if (!run) return;
      menu.value = run.values[i];
      menu.dispatchEvent(new Event("change", { bubbles: true }));
      const title = matrix.factors[i].values.find(({ id }) => id === run.values[i]).title;
      const isRight = list.rows.length > 0
        && [...list.rows].every((row) => row.cells[i].textContent === title);
      SelfTest.expect(isRight, `the matrix is not filtered by ${menu.name}`);
      menu.value = "";
      menu.dispatchEvent(new Event("change", { bubbles: true }));
    });
  }
}

SelfTest.listen();
Page.start();
