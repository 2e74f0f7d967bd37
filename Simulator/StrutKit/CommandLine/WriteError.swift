import Foundation

/// Something cannot be written; one line says what and why.
package struct WriteError: Error, Equatable, CustomStringConvertible {
  package let description: String

  /// - Parameters:
  ///   - what: What was written to, such as `standard output` or a path in quotation marks.
  ///   - code: The system's `errno`.
  init(_ what: String, code: Int32) {
    description = "Cannot write \(what): \(String(cString: strerror(code)))."
  }
}
