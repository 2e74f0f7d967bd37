/// A segue as the storyboard draws it.
@MainActor
struct NibSegue {
  enum Kind: String {
    case embed
    case relationship
    case show
    case showDetail
    case presentation
    case popoverPresentation
    /// The names of show and presentation before iOS 8.
    case push
    case modal
  }

  let element: NibElement
  let kind: Kind
  let identifier: String?
  /// The id of the controller that it leads to.
  let destination: String

  init(_ element: NibElement) throws {
    self.element = element
    let word = try element.requiredAttribute("kind")
    guard let kind = Kind(rawValue: word) else {
      throw NibError(element, "is of the kind “\(word)”, which UIKit for Linux lacks")
    }
    self.kind = kind
    identifier = element.attribute("identifier")
    destination = try element.requiredAttribute("destination")
    element.skip(attributes: ["id", "trigger"])
    if kind == .relationship { element.skip(attributes: ["relationship"]) }
    try element.checkAllRead()
  }
}
