#if canImport(UIKit)
  import UIKit

  /// Recognizes SwiftUI's hosting controllers by the name of their public class. Hosting
  /// controllers keep their text fields clear of the keyboard without our help.
  ///
  /// We do not import SwiftUI. Otherwise every app that uses this library would load SwiftUI at
  /// launch, even without a hosting controller. The class is generic, so the runtime cannot look it
  /// up by name. Instead we compare the names of an object's class and its superclasses with
  /// `name`.
  @MainActor
  enum HostingControllerClass {
    /// The full name of the class, without its generic arguments. Source:
    /// https://developer.apple.com/documentation/swiftui/uihostingcontroller
    static var name = "SwiftUI.UIHostingController"

    static func contains(_ responder: UIResponder) -> Bool {
      guard responder is UIViewController else { return false }
      let classes = sequence(first: Mirror(reflecting: responder), next: \.superclassMirror)
      return classes.contains { String(reflecting: $0.subjectType).hasPrefix(name + "<") }
    }
  }
#endif
