#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// Measures how the keyboard affects a view that SwiftUI lays out, and reports the result to a
  /// closure. An invisible UIView in the background of the SwiftUI view provides the frame. The
  /// probe changes nothing in the layout.
  ///
  /// This type does not import SwiftUI, so we can test it on systems without SwiftUI.
  @MainActor
  final class KeyboardProbe {
    /// The quantity that a probe measures.
    enum Question: Equatable {
      /// How much of the probe's view the keyboard covers, or the height that a
      /// `KeyboardStrutSpacer` in that view needs. Both in points.
      case overlap, strut
      /// How far the probe's view has to rise to make the input in it visible, in points.
      case lift(gap: CGFloat)
    }

    /// Receives the measured value in points, the last motion that the keyboard announced, and the
    /// timing for an animation of the change. The value is nil if no keyboard is docked, or if the
    /// probe is disabled or in no window.
    typealias Answer = (CGFloat?, KeyboardTransition?, KeyboardTiming) -> Void

    private var question = Question.overlap
    private var isEnabled = true
    private var answer: Answer?
    private var lastReading: CGFloat?
    /// A view inside the lifted SwiftUI view, which moves with it. The view `place` is outside and
    /// does not move.
    weak var mark: UIView?
    private weak var place: UIView?
    private weak var keeper: Keeper?
    /// The last motion that the keyboard has announced. Nil before the first.
    private var transition: KeyboardTransition?
    private var observation: KeyboardObservation?

    /// Attaches the probe to a view whose frame it will measure. The view keeps the probe alive. A
    /// second call replaces the view.
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

    /// Sets what to measure and where to report it. The probe then reports whenever the keyboard or
    /// the view's frame changes the value.
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

    /// Returns the first responder, if a keyboard shows for it and its center lies inside the
    /// lifted view.
    private func input(in window: UIWindow) -> UIView? {
      guard let mark, let input = KeyboardCenter.shared.firstResponder(in: window),
        input.takesKeys, mark.window === window
      else { return nil }
      let rect = mark.convert(input.bounds, from: input)
      return mark.bounds.contains(CGPoint(x: rect.midX, y: rect.midY)) ? input : nil
    }

    /// Returns the input as a target. If the input has a caret inside its bounds, the caret comes
    /// first. The rects are those before any lift. A lift may be under way, so we convert the rects
    /// through `mark`, which moves with the input, and `place`, which does not move.
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

  /// SwiftUI's state must not change while SwiftUI updates its views. The probe therefore reports
  /// at the end of a run-loop turn, when SwiftUI updates nothing.
  extension KeyboardProbe: KeyboardListener {
    var window: UIWindow? { place?.window }
    var hostView: UIView? { place }

    var rank: KeyboardRank {
      if case .lift = question { .reveal } else { .strut }
    }

    func needsChange(because triggers: TurnTriggers) -> Bool {
      !KeyboardReading.areSame(found(), lastReading)
    }

    func change() { tell(found(), in: UIView.inheritedAnimationDuration) }
  }
#endif
