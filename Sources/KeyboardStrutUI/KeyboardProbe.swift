#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// Tells what the keyboard means for a place that another framework lays out, and changes nothing
  /// there. It lives in an invisible view at that place. It knows nothing of SwiftUI: it is tested
  /// where SwiftUI is not.
  @MainActor
  final class KeyboardProbe {
    /// What it tells.
    enum Question: Equatable {
      /// Points by which the keyboard covers the place, or which a strut there is high.
      case overlap, strut
      /// How far the place has to rise for the input in it to be seen, in points.
      case lift(gap: CGFloat)
    }

    /// What it has found, in points, or nil where no keyboard is docked, the keyboard's last
    /// motion, and how to move.
    typealias Answer = (CGFloat?, KeyboardTransition?, KeyboardTiming) -> Void

    private var question = Question.overlap
    private var isEnabled = true
    private var answer: Answer?
    private var lastReading: CGFloat?
    /// A view that moves with what is lifted; the place does not.
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

    /// Answers a question from now on, in the keyboard's motions and whenever the place changes.
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

    /// Who has the focus, where that is in what is lifted.
    private func input(in window: UIWindow) -> UIView? {
      guard let mark, let input = KeyboardCenter.shared.firstResponder(in: window),
        input.takesKeys, mark.window === window
      else { return nil }
      let rect = mark.convert(input.bounds, from: input)
      return mark.bounds.contains(CGPoint(x: rect.midX, y: rect.midY)) ? input : nil
    }

    /// The caret, where the input has one and shows it, and the input, where they are while nothing
    /// is lifted. A lift may be under way, so we measure in the mark, which moves with it.
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

  /// SwiftUI's state must not change while SwiftUI updates its views, and it does not at the end of
  /// a turn.
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
