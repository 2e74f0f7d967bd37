/** The bezel around a screen, in points: what a product photo shows, roughly. */
function bezel(device) {
  const frame = uprightBezel(device);
  return device.isSideways ? { ...frame, side: frame.end, end: frame.side } : frame;
}

function uprightBezel(device) {
  if (device.hasHomeButton) return { side: 17, end: 84, inner: 3, outer: 56 };
  if (device.isPad) return { side: 30, end: 30, inner: 18, outer: 46 };
  return { side: 14, end: 14, inner: 55, outer: 68 };
}

/** One of the two phones. */
class Side {
  constructor(figure, data, images) {
    this.device = figure.querySelector(".device");
    this.canvas = figure.querySelector("canvas");
    this.status = figure.querySelector(".status");
    this.painter = new Painter(this.canvas, data.styles, images);
  }

  show(frame, { film, take, guides, tapFrame, tapPoint }) {
    const { field, keyboard } = take;
    const covered = take.covered[frame];
    this.painter.draw(film.frame(frame));
    if (guides) {
      const age = (frame - tapFrame) / 18;
      const tap = age >= -0.2 && age < 1 ? { progress: Math.max(age, 0), at: tapPoint } : undefined;
      this.painter.drawGuides(field[frame], keyboard[frame], covered, tap);
    }
    const [, y, , height] = field[frame];
    const gap = keyboard[frame] - y - height;
    const isUp = keyboard[frame] < keyboard[0] - 0.5;
    const text = covered > 0.001
      ? `Covered, ${points(covered)} of ${points(height)} pt`
      : isUp && gap >= 0 ? `Visible, ${points(gap)} pt clear` : "Visible";
    if (this.status.textContent === text) return;
    this.status.textContent = text;
    this.status.classList.toggle("covered", covered > 0.001);
  }
}

