/** Which frame is shown: time, speed, and what a person does with them. */
class Player {
  /** `onFrame` is called with every new frame, `onState` when playing starts or stops. */
  constructor({ onFrame, onState }) {
    this.onFrame = onFrame;
    this.onState = onState;
    this.framesPerSecond = 60;
    this.speed = 1;
    this.length = 1;
    this.position = 0;
    this.isPlaying = false;
    this.end = undefined;
    this.tick = this.tick.bind(this);
  }

  get frame() {
    return Math.min(Math.floor(this.position), this.length - 1);
  }

  /** Takes another recording, at a frame of it. Whoever calls this shows it. */
  load(length, frame) {
    this.length = length;
    this.position = Math.min(frame, length - 1);
  }

  seek(frame) {
    this.position = Math.min(Math.max(frame, 0), this.length - 1);
    this.onFrame(this.frame);
  }

  step(frames) {
    this.pause();
    this.seek(this.frame + frames);
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  play() {
    if (this.isPlaying) return;
    this.isPlaying = true;
    this.last = undefined;
    this.onState();
    requestAnimationFrame(this.tick);
  }

  /** Plays up to a frame and stops there. */
  playTo(frame) {
    this.end = frame;
    this.play();
  }

  pause() {
    this.end = undefined;
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.onState();
  }

  /** Runs to the end that was asked for, or else round and round, with a breath at the end. */
  tick(now) {
    if (!this.isPlaying) return;
    const seconds = this.last === undefined ? 0 : Math.min((now - this.last) / 1000, 0.1);
    this.last = now;
    const before = this.frame;
    this.position += seconds * this.framesPerSecond * this.speed;
    if (this.position >= this.end) {
      this.seek(this.end);
      return this.pause();
    }
    if (this.position >= this.length + 0.5 * this.framesPerSecond) this.position = 0;
    if (this.frame !== before) this.onFrame(this.frame);
    requestAnimationFrame(this.tick);
  }
}
