import KeyboardSimulation
import KeyboardStrut
import Matrix
import Phone

/// What is written down, and when.
extension Recorder {
  /// Half a second and more while things move, and until nothing has for two frames.
  mutating func wait(after step: Step) {
    if let seconds = step.cutAfter { return watch(Int(seconds / phone.frameInterval)) }
    if step.action == .type { return linger(0.3) }
    while isTurning {
      phone.advance(by: phone.frameInterval)
      if !phone.isTurning { finishTurning() }
      takeFrame()
    }
    if isLeaping {
      phone.advance(by: 0.6)
    } else {
      watch(Int((0.6 / phone.frameInterval).rounded()))
      for _ in 0..<84 {
        let last = recording.samples.suffix(3)
        if last.allSatisfy({ $0 == last.first }) { break }
        watch(1)
      }
    }
    guard !step.endsWithoutKeyboard else { return }
    recording.stops.append(
      Stop(
        sample: sample, restField: rest(of: field), restEdge: restEdge,
        keyboard: phone.configuration.frame(of: keyboard),
        visible: phone.configuration.visibleArea, rise: motion.to.rise,
        movesField: !built.still.contains(field)))
    if recording.stops.count == 1 {
      takeStill("up")
      takeExplainedStill()
    }
    linger(0.3)
  }

  /// Does something between two frames and measures the edge just before and just after.
  mutating func turn(after seconds: TimeInterval, _ step: Step) {
    let instant = 1e-5
    let rest = seconds.truncatingRemainder(dividingBy: phone.frameInterval)
    let clock = VirtualClock.shared
    clock.advance(by: rest - instant)
    let early = edge
    clock.advance(by: instant)
    let before = edge
    perform(step)
    let after = edge
    clock.advance(by: instant)
    let late = edge
    // Back on the beat of the frames.
    clock.advance(by: phone.frameInterval - rest - instant)
    phone.settle()
    takeFrame()
    let (velocity, next) = ((before - early) / instant, (late - after) / instant)
    recording.turns.append(
      Continuity(
        positionJump: abs(after - before), velocityJump: abs(next - velocity), velocity: velocity))
  }

  /// Time in which nothing should happen, for the film only.
  mutating func linger(_ seconds: TimeInterval) {
    if film != nil { watch(Int((seconds / phone.frameInterval).rounded())) }
  }

  private mutating func watch(_ frames: Int) {
    for _ in 0..<frames {
      phone.advance(by: phone.frameInterval)
      takeFrame()
    }
  }

  mutating func takeFrame() {
    guard !isLeaping else { return }
    recording.samples.append(sample)
    for view in built.still where !isTurning {
      let (rest, shown) = (rest(of: view), shown(view))
      recording.strayed = max(
        recording.strayed, abs(shown.minY - rest.minY), abs(shown.maxY - rest.maxY))
    }
    film?.add(DisplayList.capture(phone.layersBackToFront, scale: phone.screen.scale))
  }

  mutating func takeStill(_ name: String) {
    if takesStills { recording.stills[name] = ScreenStill(of: phone) }
  }

  /// With the library's own explanation of what has moved on top of it all, for as long as it
  /// takes.
  private mutating func takeExplainedStill() {
    guard takesStills, let avoider = built.avoider else { return }
    let explanation = KeyboardExplanationView(of: avoider)
    phone.window.addSubview(explanation)
    phone.settle()
    takeStill("why")
    explanation.removeFromSuperview()
    phone.settle()
  }

  /// As drawn at this moment, in the middle of an animation too.
  var sample: Sample {
    let keyboard = phone.keyboardFrame
    let frame = shown(field)
    let covered = frame.intersection(keyboard).standardized
    // In the middle of a turn everything is between two layouts.
    let expected =
      isTurning
      ? edge : restEdge - motion.rise(keyboardTop: keyboard.minY, at: CACurrentMediaTime())
    return Sample(
      keyboardTop: min(keyboard.minY, phone.screen.bounds.height), field: frame,
      covered: covered.isEmpty ? 0 : covered.height, edge: edge,
      expected: expected)
  }

  var edge: CGFloat { edge(in: shown) }
  var restEdge: CGFloat { edge(in: rest(of:)) }

  private func edge(in frame: (UIView) -> CGRect) -> CGFloat {
    guard let moving = built.moving else { return frame(field).maxY }
    return moving.isTop ? frame(moving.view).minY : frame(moving.view).maxY
  }

  private func shown(_ view: UIView) -> CGRect {
    let layer = view.layer.presentation() ?? view.layer
    return layer.convert(layer.bounds, to: phone.window.layer.presentation())
  }
}
