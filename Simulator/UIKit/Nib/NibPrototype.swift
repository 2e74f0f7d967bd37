/// A cell as a table or collection of a nib draws it, from which the real ones are made.
@MainActor
struct NibPrototype {
  private let element: NibElement
  private let document: NibDocument
  private let scene: NibScene?
  private weak var controller: UIViewController?

  init(_ element: NibElement, _ instantiation: NibInstantiation) {
    self.element = element
    document = instantiation.document
    scene = instantiation.scene
    controller = instantiation.controller
  }

  /// One more, with its outlets connected and awake.
  func make<Cell: UIView>(_ type: Cell.Type) throws -> Cell {
    let instantiation = NibInstantiation(document, scene: scene, controller: controller)
    guard let cell = try instantiation.makeView(element) as? Cell else {
      throw NibError(element, "is no \(type)")
    }
    try instantiation.finish()
    return cell
  }

  /// As ``make(_:)``; a prototype that cannot be made ends the program with a sentence.
  func makeOrTrap<Cell: UIView>(_ type: Cell.Type) -> Cell {
    do {
      return try make(type)
    } catch {
      (error as? NibError ?? NibError(document.file, "\(error)")).trap()
    }
  }
}
