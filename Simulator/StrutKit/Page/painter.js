const COVERED = "#e5372b";
const VISIBLE = "#17924f";

/** Paints nodes on a canvas. */
class Painter {
  /** The images of the page's data, loaded. */
  static loaded(sources) {
    return Promise.all(sources.map((source) => new Promise((resolve, reject) => {
      const image = new Image();
      image.onload = () => resolve(image);
      image.onerror = () => reject(new Error("An image of the page is damaged."));
      image.src = source;
    })));
  }

  /** `styles` and `images` are those of the page's data, the images loaded. */
  constructor(canvas, styles, images) {
    this.canvas = canvas;
    this.styles = styles;
    this.images = images;
    this.context = canvas.getContext("2d", { willReadFrequently: SelfTest.isWanted });
  }

  /**
   * As many pixels as the screen here can show, and never more than the device has. The caller asks
   * for at least two a point of the page, which smooths the text of small phones.
   */
  fit(device, pixelsPerPoint) {
    this.scale = Math.min(pixelsPerPoint, device.scale);
    const width = Math.round(device.width * this.scale);
    const height = Math.round(device.height * this.scale);
    this.size = { width: device.width, height: device.height };
    if (this.canvas.width === width && this.canvas.height === height) return;
    this.canvas.width = width;
    this.canvas.height = height;
  }

  draw(nodes) {
    const { context } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = "#000";
    context.fillRect(0, 0, this.canvas.width, this.canvas.height);
    context.imageSmoothingQuality = "high";
    for (const node of nodes) this.drawNode(context, node);
  }

  drawNode(context, node) {
    const style = this.styles[node[0]];
    let rects = 1;
    const rect = () => {
      const start = 4 * (rects++ - 1) + 1;
      return node.slice(start, start + 4).map((number) => number / 100);
    };
    const frame = rect();
    const picture = style.p ? rect() : frame;
    context.save();
    context.setTransform(this.scale, 0, 0, this.scale, 0, 0);
    for (const radii of style.c ?? []) {
      Painter.trace(context, rect(), radii);
      context.clip();
    }
    this.drawParts(context, style, frame, picture);
    context.restore();
  }

  /** A translucent item has one part only, so that nothing overlaps. */
  drawParts(context, style, frame, picture) {
    if (style.t) context.transform(...style.t);
    context.globalAlpha = style.o ?? 1;
    if (style.f) {
      context.fillStyle = style.f;
      Painter.trace(context, frame, style.r);
      context.fill();
    }
    if (style.i >= 0) context.drawImage(this.images[style.i], ...picture);
    if (style.s) {
      const [x, y, width, height] = frame;
      const inset = style.w / 2;
      context.strokeStyle = style.s;
      context.lineWidth = style.w;
      const radii = style.r?.map((radius) => Math.max(radius - inset, 0));
      Painter.trace(context, [x + inset, y + inset, width - style.w, height - style.w], radii);
      context.stroke();
    }
  }

  static trace(context, [x, y, width, height], radii) {
    context.beginPath();
    if (!radii || radii.length === 0) context.rect(x, y, width, height);
    else context.roundRect(x, y, width, height, radii);
  }

  /** The field's outline, what the keyboard covers of it, the keyboard's top, and the finger. */
  drawGuides(field, keyboardTop, covered, tap) {
    const { context } = this;
    const [x, y, width, height] = field;
    context.save();
    context.setTransform(this.scale, 0, 0, this.scale, 0, 0);
    const hair = 1 / this.scale;
    if (keyboardTop < this.size.height) {
      context.strokeStyle = "rgba(0, 0, 0, 0.45)";
      context.lineWidth = Math.max(1.5 * hair, 1);
      context.setLineDash([5, 4]);
      context.beginPath();
      context.moveTo(0, keyboardTop);
      context.lineTo(this.size.width, keyboardTop);
      context.stroke();
      context.setLineDash([]);
    }
    const outline = [x - 6, y - 1, width + 12, height + 2];
    context.fillStyle = covered > 0.001 ? "rgba(229, 55, 43, 0.16)" : "rgba(23, 146, 79, 0.10)";
    context.strokeStyle = covered > 0.001 ? COVERED : VISIBLE;
    context.lineWidth = Math.max(2 * hair, 1.5);
    Painter.trace(context, outline, [6]);
    context.fill();
    context.stroke();
    if (tap) {
      const [atX = x + width / 2, atY = y + height / 2] = tap.at;
      this.drawTap(atX, atY, tap.progress);
    }
    context.restore();
  }

  drawTap(x, y, progress) {
    const { context } = this;
    context.globalAlpha = 0.5 * (1 - progress);
    context.fillStyle = "#5b6472";
    context.beginPath();
    context.arc(x, y, 16 + 16 * progress, 0, 2 * Math.PI);
    context.fill();
  }
}
