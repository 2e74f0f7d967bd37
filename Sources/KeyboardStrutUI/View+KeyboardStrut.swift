#if canImport(UIKit) && canImport(SwiftUI)
  import KeyboardStrut
  import SwiftUI

  extension View {
    /// Measures how much of this view the keyboard covers. Views inside this view read the result
    /// from `\.keyboardStrut` in their environment.
    ///
    /// Use this modifier on a view whose frame does not depend on the result. So far it has only
    /// been type-checked, never run.
    public func keyboardStrutEnvironment() -> some View {
      modifier(KeyboardStrutEnvironment())
    }

    /// Lifts this view as far as needed to make the first responder in it visible, if that is a
    /// UIKit input.
    ///
    /// Use this modifier for inputs and editors in representables. SwiftUI leaves such inputs
    /// covered by the keyboard if nothing around them can shrink or scroll. The modifier adds only
    /// the distance that SwiftUI leaves covered. The modifier neither scrolls nor changes the
    /// layout: the view is drawn higher up, as by `offset(x:y:)`. So far it has only been
    /// type-checked, never run.
    ///
    /// - Parameter gap: Points between the keyboard and the input, if there is enough space. 8 by
    ///   default.
    public func keyboardReveal(gap: CGFloat = 8) -> some View {
      modifier(KeyboardReveal(gap: gap))
    }

    /// Makes the spacers, the environment values and the `keyboardReveal` modifiers inside this
    /// view act as if there were no keyboard.
    ///
    /// SwiftUI's own keyboard avoidance continues. The library also continues to move UIKit views
    /// inside this view. To stop those, use `ignoresSafeArea(.keyboard)` and
    /// `isKeyboardAvoidanceExcluded`. So far this modifier has only been type-checked, never run.
    ///
    /// - Parameter disabled: Whether to ignore the keyboard. True by default.
    public func keyboardStrutDisabled(_ disabled: Bool = true) -> some View {
      environment(\.isKeyboardStrutDisabled, disabled)
    }
  }

  private struct KeyboardStrutEnvironment: ViewModifier {
    @State private var probe = KeyboardProbe()
    @State private var state = KeyboardStrutState()
    @Environment(\.isKeyboardStrutDisabled) private var isDisabled

    func body(content: Content) -> some View {
      content.environment(\.keyboardStrut, state).background {
        KeyboardProbeView(probe: probe, question: .overlap, isEnabled: !isDisabled) {
          (length, transition, timing) in
          withAnimation(timing.animation) {
            state = KeyboardStrutState(
              overlap: length ?? 0, isDocked: length != nil, transition: transition)
          }
        }
      }
    }
  }

  private struct KeyboardReveal: ViewModifier {
    let gap: CGFloat
    @State private var probe = KeyboardProbe()
    @State private var rise: CGFloat = 0
    @Environment(\.isKeyboardStrutDisabled) private var isDisabled

    init(gap: CGFloat) { self.gap = gap }

    /// The mark is inside the lifted view, and the probe is outside. So the probe measures the
    /// layout without the lift, even while the view is being lifted.
    func body(content: Content) -> some View {
      content.background { KeyboardProbeMark(probe: probe) }.offset(y: -rise).background {
        KeyboardProbeView(probe: probe, question: .lift(gap: gap), isEnabled: !isDisabled) {
          (length, _, timing) in
          withAnimation(timing.animation) { rise = length ?? 0 }
        }
      }
    }
  }
#endif
