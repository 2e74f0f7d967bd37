#if canImport(UIKit) && canImport(SwiftUI)
  import KeyboardStrut
  import SwiftUI

  /// An invisible view for the background of a SwiftUI view, which gives a probe the frame of the
  /// SwiftUI view.
  struct KeyboardProbeView: UIViewRepresentable {
    let probe: KeyboardProbe
    let question: KeyboardProbe.Question
    let isEnabled: Bool
    let answer: KeyboardProbe.Answer

    func makeUIView(context: Context) -> UIView {
      let view = UIView(frame: .zero)
      probe.enter(view)
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {
      probe.ask(question, isEnabled: isEnabled, answer)
    }
  }

  /// An invisible view for the background of the SwiftUI view that a probe lifts. The invisible
  /// view moves with the lifted view.
  struct KeyboardProbeMark: UIViewRepresentable {
    let probe: KeyboardProbe

    func makeUIView(context: Context) -> UIView {
      let view = UIView(frame: .zero)
      view.isUserInteractionEnabled = false
      probe.mark = view
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  extension KeyboardTiming {
    /// The same timing as a SwiftUI animation. Nil if the change is not animated.
    var animation: Animation? {
      switch self {
      case .none: nil
      case .spring(let mass, let stiffness, let damping):
        .interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping)
      case .bezier(let x1, let y1, let x2, let y2, let duration):
        .timingCurve(x1, y1, x2, y2, duration: duration)
      }
    }
  }
#endif
