/// Who may recognize: delegates, requirements and prevention.
extension UIGestureRecognizer {
  /// Every change of state comes through here.
  func advance(to new: State) {
    switch (state, new) {
    case (.possible, .possible), (.ended, _), (.cancelled, _), (.failed, _): return
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.possible, .began), (.possible, .ended), (.possible, .changed):
      leavePossible(for: new == .changed ? .began : new)
    case (_, .began), (_, .changed): enter(.changed)
    case (_, .ended): enter(.ended)
    default: enter(.cancelled)
    }
    delivery?.recognizerDidChange(self)
  }

  private func leavePossible(for new: State) {
    // While a requirement is open, later steps queue up behind the first.
    if !waiting.isEmpty {
      if new == .ended { waiting.append(new) }
      return
    }
    guard mayBegin else { return fail() }
    waiting = [new]
    resolveWaiting()
  }

  /// Recognizes what had to wait, once nothing stands in its way any more.
  func resolveWaiting() {
    guard !waiting.isEmpty, state == .possible else { return }
    let peers = delivery?.peers(of: self) ?? []
    let required = peers.filter { isRequiredToFail($0) }
    if required.contains(where: { $0.state.isActive || $0.state == .ended }) { return fail() }
    guard !required.contains(where: { $0.state == .possible && $0.isInSequence }) else { return }
    if peers.contains(where: { ($0.state.isActive || $0.state == .ended) && $0.prevents(self) }) {
      return fail()
    }
    let steps = waiting
    waiting = []
    // The view loses its touches before the first action is sent.
    if cancelsTouchesInView { delivery?.cancelTouches(of: self) }
    for step in steps {
      enter(step) {
        for peer in peers where peer.state == .possible && prevents(peer) { peer.fail() }
      }
    }
  }

  /// Fails without asking anybody; recognizers that waited for it go on.
  func fail() {
    guard state == .possible else { return }
    waiting = []
    enter(.failed)
    for peer in delivery?.peers(of: self) ?? [] { peer.resolveWaiting() }
  }

  /// Asks the view that was hit, the recognizer's own view, and the delegate.
  private var mayBegin: Bool {
    var views: [UIView] = []
    if cancelsTouchesInView { views = touches.compactMap(\.view) }
    if let view { views.append(view) }
    var asked: [UIView] = []
    for view in views where !asked.contains(where: { $0 === view }) {
      asked.append(view)
      guard view.gestureRecognizerShouldBegin(self) else { return false }
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  private func isRequiredToFail(_ other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let isSimultaneous =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    return !isSimultaneous
  }

  /// Whether a new touch may reach this recognizer.
  func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, !state.isFinal, shouldReceive(event) else { return false }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }
}
