/// One run through a nib: the objects made so far, and what is to be done once all are there.
@MainActor
final class NibInstantiation {
  let document: NibDocument
  /// The scene of a storyboard that this is; nil for a `.xib`.
  let scene: NibScene?
  /// The controller that is being made, or whose view is; the nib's segues start from it.
  weak var controller: UIViewController?
  private var objects: [String: AnyObject] = [:]
  private var connections: [(source: AnyObject, element: NibElement)] = []
  private var attributes: [(object: AnyObject, element: NibElement)] = []
  private var actions: [(source: AnyObject, element: NibElement)] = []
  private var awakening: [UIResponder] = []
  private(set) var embeddings: [(container: UIView, segue: NibSegue)] = []
  private var failure: NibError?

  init(
    _ document: NibDocument, scene: NibScene? = nil, controller: UIViewController? = nil
  ) {
    self.document = document
    self.scene = scene
    self.controller = controller
    objects = scene?.remembered ?? [:]
  }

  // MARK: Making

  func makeView(_ element: NibElement) throws -> UIView {
    let type = try NibClass.type(of: element, as: UIView.self)
    let coder = NibCoder(element, self)
    let view = type.init(coder: coder)
    if let failure { throw failure }
    guard let view else { throw NibError(element, "is nil: \(type).init(coder:) failed") }
    register(view, for: element)
    if coder.wasRead { try element.checkAllRead() }
    return view
  }

  /// Makes a controller without its view, sets its attributes and wakes it.
  func makeController(
    _ element: NibElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) throws -> UIViewController {
    let type = try NibClass.type(of: element, as: UIViewController.self)
    let coder = NibCoder(element, self)
    let controller = creator?(coder) ?? type.init(coder: coder)
    if let failure { throw failure }
    guard let controller else { throw NibError(element, "is nil: \(type).init(coder:) failed") }
    if coder.wasRead { try element.checkAllRead() }
    try fill(controller)
    try finish()
    return controller
  }

  /// Puts into a container the controllers that the storyboard draws in it.
  private func fill(_ controller: UIViewController) throws {
    guard let scene else { return }
    let segues = try scene.segues().filter { $0.kind == .relationship }
    guard let first = segues.first else { return }
    let children = { try segues.map { try scene.storyboard.makeController(id: $0.destination) } }
    switch (first.relationship, controller) {
    case ("rootViewController", let container as UINavigationController):
      container.viewControllers = try children()
    case ("viewControllers", let container as UITabBarController):
      container.viewControllers = try children()
    case ("masterViewController", let container as UISplitViewController),
      ("detailViewController", let container as UISplitViewController):
      let order = ["masterViewController", "detailViewController"]
      let places = segues.map { order.firstIndex(of: $0.relationship ?? "") ?? order.count }
      container.viewControllers = try zip(places, children()).sorted { $0.0 < $1.0 }.map(\.1)
    default:
      throw NibError(
        first.element,
        "puts a controller into a \(type(of: controller)), which has no such place on Linux")
    }
  }

  func attempt(_ body: () throws -> Void) {
    guard failure == nil else { return }
    do {
      try body()
    } catch {
      failure = error as? NibError ?? NibError(document.file, "\(error)")
    }
  }

  /// Makes an object known under its element's id.
  func register(_ object: AnyObject, for element: NibElement) {
    if let id = element.id { objects[id] = object }
  }

  /// The object that an element refers to.
  func object(_ id: String, for element: NibElement) throws -> AnyObject {
    guard let object = objects[id] else {
      throw NibError(element, "refers to “\(id)”, which is not in the nib or is no object on Linux")
    }
    return object
  }

  // MARK: What is done at the end

  /// Takes down an object's connections and user defined runtime attributes.
  func note(_ element: NibElement, of object: AnyObject) throws {
    register(object, for: element)
    for list in element.children(named: "userDefinedRuntimeAttributes") {
      for attribute in list.readChildren() { attributes.append((object, attribute)) }
    }
    // The outlets of a controller wait for its view.
    let waits = object is UIViewController && scene != nil
    for list in element.children(named: "connections") where !waits {
      for connection in list.readChildren() { try note(connection, from: object) }
    }
  }

  /// Takes down the connections that a controller has to the view that was made now.
  func noteOutlets(_ element: NibElement, of controller: UIViewController) throws {
    for list in element.children(named: "connections") {
      for connection in list.readChildren() { try note(connection, from: controller) }
    }
  }

  /// Takes down what a nib wants from an object that was there before.
  func notePlaceholder(_ element: NibElement, for object: AnyObject?) throws {
    guard let object else {
      guard element.children.isEmpty else {
        throw NibError(element, "has connections, but there is no object for it")
      }
      return
    }
    try note(element, of: object)
  }

  private func note(_ connection: NibElement, from object: AnyObject) throws {
    switch connection.name {
    case "outlet", "outletCollection": connections.append((object, connection))
    case "segue": try note(NibSegue(connection), from: object)
    case "action": actions.append((object, connection))
    default: throw NibError(connection, "is a connection that UIKit for Linux does not know")
    }
  }

  private func note(_ segue: NibSegue, from object: AnyObject) throws {
    // A controller's own segues wait until they are asked for by their identifiers.
    if object is UIViewController { return }
    guard let controller else { throw NibError(segue.element, "belongs to no storyboard's scene") }
    switch (segue.kind, object) {
    case (.embed, let container as UIView): embeddings.append((container, segue))
    case (_, let control as UIControl):
      let action = UIAction { [weak controller, weak control] _ in
        controller?.trigger(segue, sender: control)
      }
      control.addAction(action, for: .touchUpInside)
    case (_, let item as UIBarButtonItem):
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) {
        [weak controller, weak item] _ in controller?.trigger(segue, sender: item)
      }
    default:
      throw NibError(segue.element, "starts at a \(type(of: object)), which starts none on Linux")
    }
  }

  /// Takes down an object that is told when all is there.
  func willAwake(_ object: UIResponder) { awakening.append(object) }

  /// Sets attributes and outlets, then wakes the objects, in the file's order.
  func finish() throws {
    if let failure { throw failure }
    for (object, element) in attributes { try setAttribute(element, on: object) }
    attributes = []
    try connect()
    for (source, element) in actions { try connectAction(element, from: source) }
    actions = []
    for object in awakening { object.awakeFromNib() }
    awakening = []
    scene?.remember(objects)
  }

  private func connect() throws {
    var collections: [(first: NibElement, source: AnyObject, members: [AnyObject])] = []
    for (source, element) in connections {
      let destination = try object(element.requiredAttribute("destination"), for: element)
      guard element.name == "outletCollection" else {
        try set(element.requiredAttribute("property"), [destination], on: source, for: element)
        continue
      }
      let property = element.attribute("property")
      let known = collections.firstIndex {
        $0.source === source && $0.first.attribute("property") == property
      }
      if let known {
        collections[known].members.append(destination)
      } else {
        collections.append((element, source, [destination]))
      }
    }
    for (element, source, members) in collections {
      try set(element.requiredAttribute("property"), [members], on: source, for: element)
    }
    connections = []
  }
}
