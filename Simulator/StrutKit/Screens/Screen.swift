import Foundation
import UIKit

/// A sample screen of the demo.
package struct Screen: Sendable {
  /// What `--only` takes.
  package let id: String
  let system: SampleSystem
  package let title: String
  /// What tells it from the other screens of its system.
  let choice: String
  /// One sentence for the page: what is on the screen and what has to happen.
  let summary: String
  /// What has to happen, as arithmetic.
  let rule: Rule
  /// Builds the screen anew, with the library or as if there were none.
  let make: @MainActor @Sendable (Setting) throws -> BuiltScreen

  /// What a screen is built for.
  struct Setting {
    let usesLibrary: Bool
    /// The screen of the device, in points.
    let bounds: CGRect
  }

  /// The screen, built anew.
  ///
  /// - Parameter bounds: The screen of the device, in points.
  @MainActor
  package func controller(usesLibrary: Bool, bounds: CGRect) throws -> UIViewController {
    try make(Setting(usesLibrary: usesLibrary, bounds: bounds)).controller
  }

  static func named(_ id: String) throws -> Screen {
    guard let screen = all.first(where: { $0.id == id }) else {
      throw UsageError(
        "No screen is called \"\(id)\". Known screens: "
          + all.map(\.id).joined(separator: ", ") + ".")
    }
    return screen
  }
}

/// A sample screen lacks the part that the demo has to watch.
struct MissingPart: Error, CustomStringConvertible {
  let description: String

  init(_ part: String, in screen: String) { description = "\(screen) has no \(part)." }
}
