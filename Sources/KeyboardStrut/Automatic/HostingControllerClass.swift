#if canImport(UIKit)
  import UIKit

  /// Recognises SwiftUI's hosting controllers, which keep their text fields clear of the keyboard
  /// themselves. It looks for their public class by its name.
  ///
  /// With `import SwiftUI` every app that uses this library would load SwiftUI at launch, with or
  /// without a hosting controller. The class is generic, so the runtime cannot look it up by its
  /// name. Instead we read the names of an object's class and of the classes above it.
  @MainActor
  enum HostingControllerClass {
    /// https://developer.apple.com/documentation/swiftui/uihostingcontroller
    static var name = "SwiftUI.UIHostingController"

    static func contains(_ responder: UIResponder) -> Bool {
      guard responder is UIViewController else { return false }
      let classes = sequence(first: Mirror(reflecting: responder), next: \.superclassMirror)
      return classes.contains { String(reflecting: $0.subjectType).hasPrefix(name + "<") }
    }
  }
#endif
