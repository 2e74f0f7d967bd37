#if canImport(UIKit) && canImport(SwiftUI)
  import KeyboardStrut
  import SwiftUI

  /// A view as high as the part of the keyboard above the view's lower edge, and of zero height
  /// otherwise.
  ///
  ///     VStack {
  ///       Messages()
  ///       MessageField()
  ///       KeyboardStrutSpacer()
  ///     }
  ///     .ignoresSafeArea(.keyboard)
  ///
  /// If SwiftUI makes room itself, the keyboard covers nothing and the spacer stays flat. So remove
  /// the keyboard's safe area first. The spacer's lower edge should not depend on its height, as at
  /// the end of a stack that fills its container.
  ///
  /// So far this type has only been type-checked, never run.
  public struct KeyboardStrutSpacer: View {
    @State private var probe = KeyboardProbe()
    @State private var height: CGFloat = 0
    @Environment(\.isKeyboardStrutDisabled) private var isDisabled

    /// Makes a strut, flat until a keyboard comes.
    public init() {}

    /// An invisible view that takes the whole width.
    public var body: some View {
      Color.clear.frame(height: height).background {
        KeyboardProbeView(probe: probe, question: .strut, isEnabled: !isDisabled) {
          (length, _, timing) in
          withAnimation(timing.animation) { height = length ?? 0 }
        }
      }
    }
  }
#endif
