#if canImport(UIKit) && canImport(SwiftUI)
  import KeyboardStrut
  import SwiftUI

  extension View {
    /// Measures the keyboard against this view and tells the views inside, by
    /// `\.keyboardStrut` in their environment.
    ///
    /// Put it on a view whose frame does not depend on the value. Type-checked only: nobody has run
    /// it yet.
    public func keyboardStrutEnvironment() -> some View {
      modifier(KeyboardStrutEnvironment())
    }

    /// Lifts this view as far as it takes to see the UIKit input in it that has the focus.
    ///
    /// For inputs in representables and editors of your own, which SwiftUI leaves covered where
    /// nothing around them can shrink or scroll. It adds to what SwiftUI does only what that leaves
    /// covered. It neither scrolls nor changes the layout: the view is drawn higher up, as by
    /// `offset(x:y:)`. Type-checked only: nobody has run it yet.
    ///
    /// - Parameter gap: Points between the keyboard and the input, as far as there is room; 8 if
    ///   left out.
    public func keyboardReveal(gap: CGFloat = 8) -> some View {
      modifier(KeyboardReveal(gap: gap))
    }

    /// Has the struts, the environment values and the reveal modifiers inside this view act as if
    /// there were no keyboard.
    ///
    /// SwiftUI's own avoidance goes on, and so does what the library does for UIKit views inside.
    /// For those there are `ignoresSafeArea(.keyboard)` and `isKeyboardAvoidanceExcluded`.
    /// Type-checked only: nobody has run it yet.
    ///
    /// - Parameter disabled: Whether they are; true if left out.
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

    /// The mark is inside what is lifted, the probe outside, so that a lift that is under way does
    /// not count as part of the layout.
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
