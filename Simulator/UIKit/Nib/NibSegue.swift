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
  /// Which of a container's properties it fills.
  let relationship: String?
  private let isAnimated: Bool
  private let presentationStyle: UIModalPresentationStyle?
  private let transitionStyle: UIModalTransitionStyle?
  /// The id of the view or bar button item that a popover points at.
  private let anchor: String?
  private var arrows: UIPopoverArrowDirection = .any

  init(_ element: NibElement) throws {
    self.element = element
    let word = try element.requiredAttribute("kind")
    guard let kind = Kind(rawValue: word) else {
      throw NibError(element, "is of the kind “\(word)”, which UIKit for Linux lacks")
    }
    self.kind = kind
    identifier = element.attribute("identifier")
    destination = try element.requiredAttribute("destination")
    relationship = element.attribute("relationship")
    isAnimated = try element.bool("animates") ?? true
    presentationStyle = try element.choice("modalPresentationStyle", NibText.presentationStyles)
    transitionStyle = try element.choice("modalTransitionStyle", NibText.transitionStyles)
    anchor =
      element.attribute("popoverAnchorView") ?? element.attribute("popoverAnchorBarButtonItem")
    if let directions = element.child(key: "popoverArrowDirection") {
      arrows = try Self.sides.reduce(into: []) { result, side in
        if try directions.bool(side.name) ?? false { result.insert(side.direction) }
      }
      try directions.checkAllRead()
    }
    element.skip(attributes: ["id", "trigger"])
    try element.checkAllRead()
  }

  private static let sides: [(name: String, direction: UIPopoverArrowDirection)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right),
  ]

  /// What performing the segue does.
  ///
  /// - Parameter object: Finds an object of the source's scene by its id.
  func way(
    from source: UIViewController, to destination: UIViewController,
    object: (String) throws -> AnyObject
  ) throws -> () -> Void {
    if let presentationStyle { destination.modalPresentationStyle = presentationStyle }
    if let transitionStyle { destination.modalTransitionStyle = transitionStyle }
    switch kind {
    case .show, .push: return { source.show(destination, sender: source) }
    case .showDetail: return { source.showDetailViewController(destination, sender: source) }
    case .presentation, .modal: break
    case .popoverPresentation:
      destination.modalPresentationStyle = .popover
      let popover = destination.popoverPresentationController
      popover?.permittedArrowDirections = arrows
      guard let anchor else {
        throw NibError(element, "names no view and no item that its popover points at")
      }
      switch try object(anchor) {
      case let view as UIView: popover?.sourceView = view
      case let item as UIBarButtonItem: popover?.barButtonItem = item
      case let other:
        throw NibError(element, "points a popover at a \(type(of: other)), which Linux cannot do")
      }
    case .embed, .relationship:
      throw NibError(element, "is of the kind “\(kind)”, which is not performed by itself")
    }
    let isAnimated = isAnimated
    return { source.present(destination, animated: isAnimated) }
  }
}
