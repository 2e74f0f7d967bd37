import UIKit

#if canImport(SwiftUI)
  import SwiftUI

  /// A form of SwiftUI's, which moves by itself: the library leaves it alone.
  private struct Form: View {
    @State private var name = ""

    var body: some View {
      VStack {
        Spacer()
        TextField("Name", text: $name).textFieldStyle(.roundedBorder).padding(32)
      }
    }
  }
#endif

@MainActor
enum SwiftUIScreen {
  static func make() -> UIViewController? {
    #if canImport(SwiftUI)
      UIHostingController(rootView: Form())
    #else
      nil
    #endif
  }
}
