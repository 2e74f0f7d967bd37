#if canImport(UIKit) && canImport(SwiftUI)
  import KeyboardStrut
  import SwiftUI

  extension View {
    /// Measures the keyboard against this view and tells the views inside, by `\.keyboardStrut` in
    /// their environment.
    ///
    /// Put it on a view whose frame does not depend on the value. So far it has only been
    /// type-checked, never run.
    public func keyboardStrutEnvironment() -> some View {
      modifier(KeyboardStrutEnvironment())
    }

    /// Lifts this view as far as needed to show the first responder in it, if that is a UIKit
    /// input.
    ///
    /// Use it for your inputs and editors in representables. SwiftUI leaves these covered if
    /// nothing around them can shrink or scroll. The modifier adds only what SwiftUI leaves
    /// covered. It neither scrolls nor changes the layout: the view is drawn higher up, as by
    /// `offset(x:y:)`. So far it has only been type-checked, never run.
    ///
    /// - Parameter gap: Points between the keyboard and the input, as far as there is room; 8 by
    ///   default.
    public func keyboardReveal(gap: CGFloat = 8) -> some View {
      modifier(KeyboardReveal(gap: gap))
    }

    /// Makes the struts, the environment values and the reveal modifiers inside this view act as if
    /// there were no keyboard.
    ///
    /// SwiftUI's own avoidance goes on, and so does what the library does for UIKit views inside.
    /// To stop those, use `ignoresSafeArea(.keyboard)` and `isKeyboardAvoidanceExcluded`. So far it
    /// has only been type-checked, never run.
    ///
    /// - Parameter disabled: Whether they act so; true by default.
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

    /// The mark is inside the view that is lifted, and the probe is outside. So a lift that is
    /// under way does not count as part of the layout.
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
