#if canImport(UIKit)
  import UIKit

  /// Recognizes SwiftUI's hosting controllers by the name of their public class. Hosting
  /// controllers keep their text fields clear of the keyboard without our help.
  ///
  /// We do not import SwiftUI, because every app that uses this library would then load SwiftUI at
  /// launch. The runtime cannot look up the class by name, because the class is generic. So we
  /// compare the names of an object's class and its superclasses with `name`.
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
