/// Controllers and their views, as drawn in Interface Builder.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let bundle: Bundle?
  private let document: NibDocument
  private var scenes: [NibElement] = []
  /// The gesture recognizers beside each controller, by the controller's id.
  private(set) var recognizers: [String: [NibElement]] = [:]

  /// Reads the storyboard's source, `name.storyboard`, among the bundle's resources.
  ///
  /// Ends the program with a sentence where there is none; Apple's raises an exception.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    do {
      let path = try NibFile.path(name, "storyboard", in: storyboardBundleOrNil)
      document = try NibDocument(path: path)
      bundle = storyboardBundleOrNil
      super.init()
      try readScenes()
    } catch {
      (error as? NibError ?? NibError(name, "\(error)")).trap()
    }
  }

  package init(_ document: NibDocument, bundle: Bundle? = nil) throws {
    self.document = document
    self.bundle = bundle
    super.init()
    try readScenes()
  }

  private func readScenes() throws {
    try document.check(is: .storyboard)
    for list in document.root.children(named: "scenes") {
      for scene in list.children(named: "scene") {
        for objects in scene.children(named: "objects") {
          let all = objects.readChildren()
          let own = all.filter { $0.attribute("sceneMemberID") == "viewController" }
          scenes += own
          let recognizers = all.filter { $0.name.hasSuffix("GestureRecognizer") }
          for id in own.compactMap(\.id) { self.recognizers[id] = recognizers }
        }
      }
    }
  }

  /// The controller that the storyboard begins with; nil where none is marked.
  open func instantiateInitialViewController() -> UIViewController? {
    orTrap { try makeInitialController(nil) }
  }

  /// - Parameter creator: Makes the controller from its coder; nil leaves it to `init(coder:)`.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    orTrap { try makeInitialController { creator?($0) } as? ViewController }
  }

  /// A new controller; ends the program where none has the identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    orTrap { try makeController(identifier, nil) }
  }

  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    orTrap {
      let controller = try makeController(identifier) { creator?($0) }
      guard let expected = controller as? ViewController else {
        throw NibError(
          document.file,
          "“\(identifier)” is a \(type(of: controller)), not a \(ViewController.self)")
      }
      return expected
    }
  }

  // MARK: The same, with errors

  package func makeInitialController(
    _ creator: ((NSCoder) -> UIViewController?)?
  ) throws -> UIViewController? {
    guard let id = document.root.attribute("initialViewController") else { return nil }
    return try makeController(id: id, creator)
  }

  package func makeController(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?
  ) throws -> UIViewController {
    let scene = scenes.first { $0.attribute("storyboardIdentifier") == identifier }
    guard let scene else {
      throw NibError(document.file, "has no controller with the identifier “\(identifier)”")
    }
    return try make(scene, creator)
  }

  func makeController(
    id: String, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) throws -> UIViewController {
    guard let scene = scenes.first(where: { $0.id == id }) else {
      throw NibError(document.file, "has no controller of the id “\(id)”")
    }
    return try make(scene, creator)
  }

  private func make(
    _ element: NibElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) throws -> UIViewController {
    let instantiation = NibInstantiation(document, scene: NibScene(element, in: self))
    return try instantiation.makeController(element, creator)
  }

  private func orTrap<Result>(_ body: () throws -> Result) -> Result {
    do {
      return try body()
    } catch {
      (error as? NibError ?? NibError(document.file, "\(error)")).trap()
    }
  }

  /// Makes the view of a controller of this storyboard; nil where its scene has none.
  func makeView(for controller: UIViewController, _ scene: NibScene) throws -> NibInstantiation? {
    guard let element = scene.element.child(key: "view") else { return nil }
    let instantiation = NibInstantiation(document, scene: scene, controller: controller)
    instantiation.register(controller, for: scene.element)
    try instantiation.makeRecognizers(scene.recognizers)
    controller.view = try instantiation.makeView(element)
    try instantiation.noteOutlets(scene.element, of: controller)
    try instantiation.finish()
    return instantiation
  }
}
