#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// Reports how the keyboard affects a place that another framework lays out. It changes nothing
  /// there. It lives in an invisible view at that place. It does not use SwiftUI, so we can test it
  /// where SwiftUI does not exist.
  @MainActor
  final class KeyboardProbe {
    /// The quantity that a probe reports.
    enum Question: Equatable {
      /// Points by which the keyboard covers the place, or the height of a strut there.
      case overlap, strut
      /// How far the place has to rise to make the input in it visible, in points.
      case lift(gap: CGFloat)
    }

    /// Receives the reading, the keyboard's last motion, and the timing of the change. The reading
    /// is in points. It is nil if no keyboard is docked, or if the probe is disabled or in no
    /// window.
    typealias Answer = (CGFloat?, KeyboardTransition?, KeyboardTiming) -> Void

    private var question = Question.overlap
    private var isEnabled = true
    private var answer: Answer?
    private var lastReading: CGFloat?
    /// A view that moves with the lifted view. `place` does not move with it.
    weak var mark: UIView?
    private weak var place: UIView?
    private weak var keeper: Keeper?
    /// The last motion that the keyboard has announced.
    private var transition: KeyboardTransition?
    private var observation: KeyboardObservation?

    /// Lives in a view from now on. The view keeps it.
    func enter(_ view: UIView) {
      if let keeper { keeper.owningView?.removeLayoutGuide(keeper) }
      view.isUserInteractionEnabled = false
      place = view
      let keeper = Keeper(self)
      view.addLayoutGuide(keeper)
      self.keeper = keeper
      KeyboardCenter.shared.turns.add(self)
      if observation == nil {
        observation = Keyboard.observe { [weak self] in
          if $0.phase.isWill { self?.transition = $0 }
        }
      }
    }

    /// Answers a question from now on, when the keyboard moves and when the place changes.
    func ask(_ question: Question, isEnabled: Bool, _ answer: @escaping Answer) {
      self.answer = answer
      if (question, isEnabled) == (self.question, self.isEnabled) { return }
      (self.question, self.isEnabled) = (question, isEnabled)
      KeyboardCenter.shared.turns.record { $0.add(.creation, of: self) }
    }

    // MARK: Reading

    private func found() -> CGFloat? {
      guard isEnabled, let place, let window else { return nil }
      let keyboard = KeyboardCenter.shared.coveredFrame(in: window)
      let frame = place.convert(place.bounds, to: window)
      switch question {
      case .overlap: return KeyboardReading.overlap(of: keyboard, with: frame)
      case .strut: return KeyboardReading.strut(at: frame, under: keyboard, in: window.bounds)
      case .lift(let gap):
        guard !keyboard.isEmpty else { return nil }
        guard let input = input(in: window) else { return 0 }
        let safeTop = UIEdgeInsets(top: window.safeAreaInsets.top, left: 0, bottom: 0, right: 0)
        return KeyboardReading.lift(
          of: frame, showing: targets(of: input, gap: gap, in: window),
          coverHeight: Covers.shared.reach(over: input, above: keyboard, in: window).aboveKeyboard,
          under: keyboard, in: window.bounds.inset(by: safeTop))
      }
    }

    /// Returns the first responder if it takes keys and its centre lies in the lifted view.
    private func input(in window: UIWindow) -> UIView? {
      guard let mark, let input = KeyboardCenter.shared.firstResponder(in: window),
        input.takesKeys, mark.window === window
      else { return nil }
      let rect = mark.convert(input.bounds, from: input)
      return mark.bounds.contains(CGPoint(x: rect.midX, y: rect.midY)) ? input : nil
    }

    /// Returns the input, and before it the caret if the input has one and shows it. The rects are
    /// those without any lift. A lift may be under way, so we measure in the mark, which moves with
    /// it.
    private func targets(of input: UIView, gap: CGFloat, in window: UIWindow) -> [RevealTarget] {
      guard let place, let mark else { return [] }
      let gap = InputOptions.shared.gap(of: input) ?? gap
      func atRest(_ rect: CGRect) -> CGRect {
        place.convert(mark.convert(rect, from: input), to: window)
      }
      var targets = [RevealTarget(atRest(input.bounds), gap: gap, role: .field)]
      if let text = input as? any UITextInput, let range = text.selectedTextRange {
        let caret = text.caretRect(for: range.end)
        if input.bounds.intersects(caret) {
          targets.insert(RevealTarget(atRest(caret), gap: gap, role: .caret), at: 0)
        }
      }
      return targets
    }

    private func tell(_ reading: CGFloat?, in duration: TimeInterval) {
      lastReading = reading
      let curve = transition?.curve ?? .system
      answer?(reading, transition, curve.timing(duration: duration))
    }
  }

  /// SwiftUI's state must not change while SwiftUI updates its views. Listeners change at the end
  /// of a turn, when SwiftUI does not update.
  extension KeyboardProbe: KeyboardListener {
    var window: UIWindow? { place?.window }
    var home: UIView? { place }

    var rank: KeyboardRank {
      if case .lift = question { .reveal } else { .strut }
    }

    func needsChange(because triggers: TurnTriggers) -> Bool {
      !KeyboardReading.areSame(found(), lastReading)
    }

    func change() { tell(found(), in: UIView.inheritedAnimationDuration) }
  }
#endif
