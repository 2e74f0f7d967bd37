#if canImport(UIKit) && canImport(SwiftUI)
  import KeyboardStrut
  import SwiftUI

  /// A spacer as high as the part of the keyboard above the spacer's lower edge. Its height is zero
  /// while the keyboard covers nothing there.
  ///
  ///     VStack {
  ///       Messages()
  ///       MessageField()
  ///       KeyboardStrutSpacer()
  ///     }
  ///     .ignoresSafeArea(.keyboard)
  ///
  /// Remove the keyboard's safe area, as in this example. Otherwise SwiftUI keeps the content clear
  /// of the keyboard itself, the keyboard covers nothing, and the height stays zero. The position
  /// of the spacer's lower edge should not depend on its height. An example is the end of a stack
  /// that fills its container.
  ///
  /// So far this type has only been type-checked, never run.
  public struct KeyboardStrutSpacer: View {
    @State private var probe = KeyboardProbe()
    @State private var height: CGFloat = 0
    @Environment(\.isKeyboardStrutDisabled) private var isDisabled

    /// Makes a spacer of zero height until a keyboard shows.
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
