import KeyboardStrut
import UIKit

#if canImport(SwiftUI)
  import KeyboardStrutUI
  import SwiftUI

  /// SwiftUI alone: the field stands on the keyboard, because the spacer can shrink. The library
  /// does nothing here.
  private struct PlainForm: View {
    @State private var name = ""

    var body: some View {
      VStack {
        Spacer()
        TextField("Name", text: $name).padding(.bottom, 32)
      }
    }
  }

  /// The same form with SwiftUI's keyboard avoidance switched off, and a strut instead.
  struct StrutForm: View {
    @State private var name = ""

    var body: some View {
      VStack {
        Spacer()
        TextField("Name", text: $name)
        KeyboardStrutSpacer()
      }
      .ignoresSafeArea(.keyboard)
    }
  }

  /// A view that reads the keyboard, and one that measures for it.
  struct Hint: View {
    @Environment(\.keyboardStrut) private var keyboard

    var body: some View {
      Text(keyboard.isDocked ? "Go on typing" : "Tap the field")
        .padding(.bottom, keyboard.overlap)
    }
  }

  struct HintScreen: View {
    var body: some View {
      VStack {
        Spacer()
        Hint()
      }
      .keyboardStrutEnvironment()
      .ignoresSafeArea(.keyboard)
    }
  }

  /// A UIKit editor with a size that nothing can shrink.
  struct NoteEditor: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextView {
      UITextView(frame: .zero)
    }

    func updateUIView(_ view: UITextView, context: Context) {}
  }

  struct NoteScreen: View {
    var body: some View {
      VStack {
        Spacer()
        NoteEditor()
          .frame(height: 160)
          .keyboardReveal(gap: 20)
      }
    }
  }

  /// A UIKit form in SwiftUI that calls the library itself.
  struct AddressForm: UIViewRepresentable {
    func makeUIView(context: Context) -> UIScrollView {
      let form = UIScrollView(frame: .zero)
      form.avoidKeyboard()
      return form
    }

    func updateUIView(_ view: UIScrollView, context: Context) {}
  }

  struct Previews: PreviewProvider {
    static var previews: some View {
      VStack {
        StrutForm()
        HintScreen()
        NoteScreen().keyboardStrutDisabled()
        AddressForm()
      }
    }
  }
#endif

@MainActor
enum SwiftUIScreen {
  /// The title in the list, and the screen.
  static var all: [(title: String, make: () -> UIViewController)] {
    #if canImport(SwiftUI)
      [
        ("SwiftUI alone", { UIHostingController(rootView: PlainForm()) }),
        ("SwiftUI with a strut", { UIHostingController(rootView: StrutForm()) }),
        ("SwiftUI that asks", { UIHostingController(rootView: HintScreen()) }),
        ("UIKit's editor in SwiftUI", { UIHostingController(rootView: NoteScreen()) }),
        ("SwiftUI without its keyboard", { withoutKeyboard(StrutForm()) }),
      ]
    #else
      []
    #endif
  }

  #if canImport(SwiftUI)
    /// Makes a hosting controller that does not avoid the keyboard itself.
    private static func withoutKeyboard(_ view: some View) -> UIViewController {
      let hosting = UIHostingController(rootView: view)
      if #available(iOS 16.4, *) {
        hosting.safeAreaRegions = .container
      }
      return hosting
    }
  #endif
}
