/// Where a controller's view comes from.
struct NibState {
  var name: String?
  var bundle: Bundle?
  /// The scene of a controller that comes from a storyboard.
  var scene: NibScene?
}

/// A controller in a storyboard.
@MainActor
final class NibScene {
  let storyboard: UIStoryboard
  let element: NibElement
  private var objects: [String: WeakObject] = [:]

  private struct WeakObject {
    weak var object: AnyObject?
  }

  init(_ element: NibElement, in storyboard: UIStoryboard) {
    self.element = element
    self.storyboard = storyboard
  }

  /// The gesture recognizers that the storyboard draws beside the controller.
  var recognizers: [NibElement] { element.id.flatMap { storyboard.recognizers[$0] } ?? [] }

  /// Remembers what was made of the scene's elements, without keeping it.
  func remember(_ made: [String: AnyObject]) {
    for (id, object) in made { objects[id] = WeakObject(object: object) }
  }

  /// What was made of the scene's elements so far and is still there.
  var remembered: [String: AnyObject] { objects.compactMapValues(\.object) }

  /// All segues of the scene, those of its views too.
  func segues() throws -> [NibSegue] { try Self.segues(below: element) }

  private static func segues(below element: NibElement) throws -> [NibSegue] {
    try element.children.flatMap { child in
      child.name == "segue" ? [try NibSegue(child)] : try segues(below: child)
    }
  }
}
