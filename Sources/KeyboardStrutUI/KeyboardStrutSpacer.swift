#if canImport(UIKit) && canImport(SwiftUI)
  import KeyboardStrut
  import SwiftUI

  /// A view as high as what the keyboard covers above its lower edge, and of no height otherwise.
  ///
  ///     VStack {
  ///       Messages()
  ///       MessageField()
  ///       KeyboardStrutSpacer()
  ///     }
  ///     .ignoresSafeArea(.keyboard)
  ///
  /// Where SwiftUI makes room itself nothing is covered, and it stays flat: take the keyboard's
  /// safe area away first. Its lower edge should not depend on its height, as at the end of a stack
  /// that fills its place.
  ///
  /// Type-checked only: nobody has run it yet.
  public struct KeyboardStrutSpacer: View {
    @State private var probe = KeyboardProbe()
    @State private var height: CGFloat = 0
    @Environment(\.isKeyboardStrutDisabled) private var isDisabled

    /// Makes a strut, flat until a keyboard comes.
    public init() {}

    /// Nothing to see, as wide as there is room.
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
