/**
 * The frames of a recording. A frame is a list of nodes, back to front; a node is a style's number
 * followed by rects of four numbers in hundredths of a point.
 *
 * Stored are the first frame and the steps from each to the next: 0 for no change, else a list of
 * moves `[first, count, dx, dy, mask]` (the mask names the rects that move, a bit each) and
 * replacements `{at, cut, put}`.
 */
class Film {
  constructor({ first, steps }) {
    this.steps = steps;
    this.frames = [first];
  }

  get length() {
    return this.steps.length + 1;
  }

  /** The nodes at a frame. Frames are rebuilt in order, once, and share what did not change. */
  frame(index) {
    while (this.frames.length <= index) {
      const last = this.frames[this.frames.length - 1];
      this.frames.push(Film.apply(this.steps[this.frames.length - 1], last));
    }
    return this.frames[index];
  }

  static apply(step, nodes) {
    if (step === 0) return nodes;
    const next = nodes.slice();
    for (const change of step) {
      if (Array.isArray(change)) {
        const [first, count, dx, dy, mask] = change;
        for (let i = first; i < first + count; i++) next[i] = Film.move(next[i], dx, dy, mask);
      } else {
        next.splice(change.at, change.cut, ...change.put);
      }
    }
    return next;
  }

  static move(node, dx, dy, mask) {
    const moved = node.slice();
    for (let rect = 0; 4 * rect + 1 < node.length; rect++) {
      if (!(mask & (1 << rect))) continue;
      moved[4 * rect + 1] += dx;
      moved[4 * rect + 2] += dy;
    }
    return moved;
  }
}
