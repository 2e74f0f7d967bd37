extension CALayer {
  /// Keys in the order the animations were added; nil when there are none.
  public func animationKeys() -> [String]? {
    let keys = attachedAnimations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The layer's copy of the animation; changing it is undefined, as on iOS. Its `beginTime` is 0
  /// until the transaction is committed, unless the animation had a time of its own.
  public func animation(forKey key: String) -> CAAnimation? {
    attachedAnimations.first { $0.key == key }?.animation
  }

  /// Copies the animation, gives it the duration and curve it lacks, and replaces the one of the
  /// same key.
  func attach(_ animation: CAAnimation, forKey key: String?) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    if copy.timing.duration <= 0 { copy.timing.duration = CATransaction.animationDuration() }
    if copy.timingFunction == nil, !(copy is CASpringAnimation) {
      copy.timingFunction = CATransaction.animationTimingFunction()
    }
    copy.awaitsCommit = copy.timing.beginTime == 0
    if let key { removeAnimation(forKey: key) }
    let groups = CATransaction.openGroups()
    groups.forEach { $0.enter() }
    let attached = AttachedAnimation(key: key, animation: copy, groups: groups)
    attachedAnimations.append(attached)
    VirtualClock.shared.add(RunningAnimation(layer: self, attached: attached))
  }

  /// Takes animations off before their end; their delegates hear `finished: false` when the current
  /// turn settles.
  func detachAnimations(where isIncluded: (AttachedAnimation) -> Bool) {
    let removed = attachedAnimations.filter(isIncluded)
    guard !removed.isEmpty else { return }
    attachedAnimations.removeAll { candidate in
      removed.contains { $0.animation === candidate.animation }
    }
    VirtualClock.shared.cancelAnimations(removed)
  }

  /// What the layer shows at a clock time: model state with the animations applied, in the order
  /// they were added. Changes nothing.
  package func presentationState(at clockTime: CFTimeInterval) -> LayerState {
    guard !attachedAnimations.isEmpty else { return state }
    let time = localTime(at: clockTime)
    var result = state
    for attached in attachedAnimations {
      let animation = attached.animation
      let timing = animation.timing
      // Before the commit an animation shows its start. Committed now, it would begin now.
      let begin = animation.awaitsCommit ? localTime(at: VirtualClock.shared.now) : 0
      let place = time - begin
      guard let phase = timing.phase(at: place, duration: timing.duration) else { continue }
      animation.apply(to: &result, phase: phase)
    }
    return result
  }

  /// What the layer shows now.
  package var presentationState: LayerState {
    presentationState(at: VirtualClock.shared.now)
  }

  /// The model's value of a key path, as an animation's `fromValue` would hold it.
  package func modelValue(forKeyPath keyPath: String) -> Any? {
    AnimatableKey(keyPath)?.read(state)?.boxed
  }

  /// A layer with the values shown now; nil until a frame has shown this one.
  ///
  /// Its superlayer and sublayers are presentation layers too. Properties that subclasses outside
  /// this module add are not carried over.
  public func presentation() -> Self? {
    if presentedLayer != nil { return self }
    guard isCommitted else { return nil }
    let copy = type(of: self).init()
    copy.state = presentationState
    copy.timing = timing
    copy.presentedLayer = self
    copy.name = name
    copy.delegate = delegate
    return copy
  }

  /// The layer whose values are the model: itself, or what a presentation layer presents.
  public func model() -> Self {
    guard let presentedLayer else { return self }
    // `presentation()` made this layer from a layer of its own class.
    return unsafeDowncast(presentedLayer, to: Self.self)
  }
}
