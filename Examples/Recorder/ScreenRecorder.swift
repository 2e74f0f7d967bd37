import UIKit

/// Records a screen in a window. It records frames, insets, safe areas and the keyboard layout
/// guide at each frame, and the notifications between them.
///
/// It performs each deed of a list at its time. It skips deeds that require a finger or a hand,
/// because a test or a user performs those.
///
/// Main actor only. The recorder stops automatically after the requested seconds.
@MainActor
public final class ScreenRecorder {
  public private(set) var recording: Recording
  /// Called once, when the recorder has stopped.
  public var didFinish: ((Recording) -> Void)?

  private let controller: UIViewController
  private var names: ViewNames
  private let length: Double
  private var waiting: [Deed]
  private var ticker: FrameTicker?
  private var start: CFTimeInterval?
  private var now = 0.0
  private var tokens: [any NSObjectProtocol] = []

  /// Begins to record with the next frame.
  ///
  /// - Parameters:
  ///   - controller: The recorded controller. Its view is in a window and laid out.
  ///   - screen: The screen's name, by which a later comparison finds it.
  ///   - environment: The device and system.
  ///   - deeds: The deeds to perform; nil for the usual ones.
  ///   - length: How long to record, in seconds.
  public init(
    _ controller: UIViewController, named screen: String, in environment: Recording.Environment,
    deeds: [Deed]? = nil, length: Double = 4.5
  ) {
    self.controller = controller
    self.length = length
    names = ViewNames(of: controller.view)
    waiting = (deeds ?? Deed.usual(inputs: names.inputs.count)).sorted { $0.time < $1.time }
    recording = Recording(screen: screen, environment: environment, deeds: waiting)
    listen()
    ticker = FrameTicker { [weak self] in self?.frame(at: $0) }
  }

  /// Stops the recorder early.
  public func stop() {
    guard ticker != nil else { return }
    ticker?.stop()
    ticker = nil
    tokens.forEach(NotificationCenter.default.removeObserver)
    tokens = []
    recording.length = now
    didFinish?(recording)
  }

  /// Records an action that the recorder did not perform, with the current time: a finger's touch,
  /// or a rotation of the device.
  public func note(_ kind: Deed.Kind) {
    if isRunning { recording.deeds.append(Deed(kind, at: now)) }
  }

  /// Whether the recorder is still running.
  public var isRunning: Bool { ticker != nil }

  private func frame(at time: CFTimeInterval) {
    let first = start ?? time
    start = first
    now = time - first
    note(state())
    var isDone = false
    while let deed = waiting.first, deed.time <= now + 1e-6 {
      waiting.removeFirst()
      perform(deed.kind)
      isDone = true
    }
    // Also record the state after the deeds, before the run-loop turn ends.
    if isDone { note(state()) }
    if now >= length - 1e-6 { stop() }
  }

  private func note(_ state: Recording.State) {
    if var last = recording.states.last {
      last.time = state.time
      if last == state { return }
    }
    recording.states.append(state)
  }

  private var guide: [Double] {
    guard let view = controller.viewIfLoaded, let window = view.window else { return [0, 0, 0, 0] }
    return view.convert(view.keyboardLayoutGuide.layoutFrame, to: window as UIView).numbers
  }

  private func state() -> Recording.State {
    names.lookAgain(at: controller.view)
    var rects: [String: [Double]] = [:]
    for (name, view) in names.named where view.window != nil {
      rects[name] = view.drawnRect.numbers
    }
    var scrolls: [String: [Double]] = [:]
    for (name, view) in names.scrolls {
      let adjusted = view.adjustedContentInset
      scrolls[name] = [
        view.contentOffset.x, view.contentOffset.y, view.contentInset.bottom, adjusted.top,
        adjusted.bottom,
      ].map(Double.init)
    }
    let safe = controller.view.safeAreaInsets
    return Recording.State(
      time: now, rects: rects, scrolls: scrolls,
      safeArea: [safe.top, safe.left, safe.bottom, safe.right].map(Double.init), guide: guide)
  }

  // MARK: Deeds

  private func perform(_ kind: Deed.Kind) {
    switch kind {
    case .focus(let input) where names.inputs.indices.contains(input):
      names.inputs[input].becomeFirstResponder()
    case .insert(let letters):
      let first = names.inputs.first { $0.isFirstResponder } as? any UIKeyInput
      for _ in 0..<letters { first?.insertText("a") }
    case .dismiss: controller.view.window?.endEditing(true)
    case .layOut:
      controller.parent?.view.setNeedsLayout()
      controller.view.window?.layoutIfNeeded()
    case .lift(let points): controller.view.frame.origin.y -= CGFloat(points)
    case .widenSafeArea(let points): controller.additionalSafeAreaInsets.bottom = CGFloat(points)
    case .setInset(let points, let animated):
      let change = { [names] in names.scrolls.first?.view.contentInset.bottom = CGFloat(points) }
      if animated { UIView.animate(withDuration: 0.25) { change() } } else { _ = change() }
    case .scrollToEnd:
      guard let scroll = names.scrolls.first?.view else { return }
      let inset = scroll.adjustedContentInset
      let end = max(-inset.top, scroll.contentSize.height + inset.bottom - scroll.bounds.height)
      scroll.setContentOffset(CGPoint(x: 0, y: end), animated: false)
      scroll.layoutIfNeeded()
    case .focus, .touch, .turn: break
    }
  }

  // MARK: Notifications

  private static let listened: [Notification.Name] = [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
    UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    UIResponder.keyboardWillChangeFrameNotification,
    UIResponder.keyboardDidChangeFrameNotification,
    UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
    UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
  ]

  private func listen() {
    for name in Self.listened {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] note in
          nonisolated(unsafe) let note = note
          MainActor.assumeIsolated { self?.post(note) }
        })
    }
  }

  private func post(_ note: Notification) {
    guard start != nil else { return }
    let info = note.userInfo ?? [:]
    func rect(_ key: String) -> [Double]? { (info[key] as? CGRect)?.numbers }
    func number(_ key: String) -> NSNumber? { info[key] as? NSNumber }
    recording.notifications.append(
      Recording.Posted(
        time: now, name: note.name.rawValue,
        begin: rect(UIResponder.keyboardFrameBeginUserInfoKey),
        end: rect(UIResponder.keyboardFrameEndUserInfoKey),
        duration: number(UIResponder.keyboardAnimationDurationUserInfoKey)?.doubleValue,
        curve: number(UIResponder.keyboardAnimationCurveUserInfoKey)?.intValue,
        isLocal: number(UIResponder.keyboardIsLocalUserInfoKey)?.boolValue,
        hasScreen: note.object is UIScreen, isHosted: (note.object as? UIView)?.isHosted,
        guide: guide))
  }
}
