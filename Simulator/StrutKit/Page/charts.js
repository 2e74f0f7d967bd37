/** A small line chart as SVG, with a playhead. */
class Chart {
  constructor(svg, { height, padding = 6 }) {
    this.svg = svg;
    this.width = 300;
    this.height = height;
    this.padding = padding;
    svg.setAttribute("viewBox", `0 0 ${this.width} ${height}`);
    svg.setAttribute("preserveAspectRatio", "none");
  }

  /**
   * `lines`: {name, values}; `range`: [value at the top, value at the bottom]; `marks`: what gets a
   * tick, {frame}; `limit`: a value with a dashed line.
   */
  show({ lines, range, marks, limit }) {
    this.count = lines[0].values.length;
    this.range = range;
    const parts = marks.map(({ frame }) => this.vertical("tick", frame));
    if (limit !== undefined) {
      const y = this.y(limit);
      parts.push(`<line class="limit" x1="0" x2="${this.width}" y1="${y}" y2="${y}"/>`);
    }
    for (const { name, values } of lines) {
      const corners = values.map((value, i) => {
        return `${this.x(i).toFixed(2)},${this.y(value).toFixed(2)}`;
      });
      parts.push(`<polyline class="${name}" points="${corners.join(" ")}"/>`);
    }
    parts.push(this.vertical("playhead", 0));
    this.svg.innerHTML = parts.join("");
    this.playhead = this.svg.querySelector(".playhead");
  }

  seek(frame) {
    this.playhead.setAttribute("x1", this.x(frame));
    this.playhead.setAttribute("x2", this.x(frame));
  }

  vertical(name, frame) {
    const x = this.x(frame);
    return `<line class="${name}" x1="${x}" x2="${x}" y1="0" y2="${this.height}"/>`;
  }

  x(frame) {
    return this.count < 2 ? 0 : (frame / (this.count - 1)) * this.width;
  }

  y(value) {
    const [top, bottom] = this.range;
    const share = top === bottom ? 0.5 : (value - top) / (bottom - top);
    return this.padding + share * (this.height - 2 * this.padding);
  }
}
