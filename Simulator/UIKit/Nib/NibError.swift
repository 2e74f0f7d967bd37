/// Why a nib cannot be loaded: one sentence that names the file, the element and what is missing.
package struct NibError: Error, CustomStringConvertible {
  package let description: String

  /// - Parameter file: The file's name, or what stands for it.
  init(_ file: String, _ reason: String) { description = "\(file): \(reason)" }

  init(_ element: NibElement, _ reason: String) {
    self.init("\(element.file):\(element.line)", "\(element.label) \(reason)")
  }

  /// Ends the program. Apple's API throws nothing either: it raises an exception.
  func trap() -> Never { fatalError(description) }
}
