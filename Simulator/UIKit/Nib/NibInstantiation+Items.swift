extension NibInstantiation {
  /// Fills the items by which a controller's containers show it.
  func readItems(of controller: UIViewController, from element: NibElement) throws {
    if let item = element.child(key: "navigationItem") {
      try read(item, into: controller.navigationItem)
    }
    if let item = element.child(key: "tabBarItem") {
      try read(item, into: controller.tabBarItem)
    }
    controller.toolbarItems = try barButtonItems(element.child(named: "toolbarItems"))
  }

  private func read(_ element: NibElement, into item: UINavigationItem) throws {
    register(item, for: element)
    if let title = try element.string("title") { item.title = title }
    item.backButtonTitle = try element.string("backButtonTitle")
    item.hidesBackButton = try element.bool("hidesBackButton") ?? false
    item.leftItemsSupplementBackButton =
      try element.bool("leftItemsSupplementBackButton") ?? false
    item.titleView = try element.child(key: "titleView").map { try makeView($0) }
    if let left = element.child(key: "leftBarButtonItem") {
      item.leftBarButtonItem = try barButtonItem(left)
    }
    if let right = element.child(key: "rightBarButtonItem") {
      item.rightBarButtonItem = try barButtonItem(right)
    }
    if let list = try barButtonItems(element.child(named: "leftBarButtonItems")) {
      item.leftBarButtonItems = list
    }
    if let list = try barButtonItems(element.child(named: "rightBarButtonItems")) {
      item.rightBarButtonItems = list
    }
    element.skip(attributes: ["userLabel"])
    try element.checkAllRead()
  }

  private func read(_ element: NibElement, into item: UITabBarItem?) throws {
    guard let item else { return }
    register(item, for: element)
    if let title = try element.string("title") { item.title = title }
    if let name = element.attribute("image") { item.image = element.image(named: name) }
    if let name = element.attribute("selectedImage") {
      item.selectedImage = element.image(named: name)
    }
    item.badgeValue = try element.string("badgeValue")
    item.tag = try element.integer("tag") ?? 0
    item.isEnabled = try element.bool("enabled") ?? true
    element.skip(attributes: ["userLabel"])
    try element.checkAllRead()
  }

  /// Fills a view that its owner made with what the nib draws for it.
  func read(_ element: NibElement, into view: UIView) throws {
    register(view, for: element)
    let drawn = try makeView(element)
    switch (drawn, view) {
    case (let drawn as UILabel, let label as UILabel):
      (label.text, label.font, label.textColor) = (drawn.text, drawn.font, drawn.textColor)
      (label.numberOfLines, label.textAlignment) = (drawn.numberOfLines, drawn.textAlignment)
    case (let drawn as UIImageView, let imageView as UIImageView): imageView.image = drawn.image
    default: throw NibError(element, "cannot stand for a \(type(of: view))")
    }
    register(view, for: element)
  }

  /// - Returns: nil where there is no list.
  func barButtonItems(_ list: NibElement?) throws -> [UIBarButtonItem]? {
    try list.map { try $0.readChildren().map(barButtonItem) }
  }

  private func barButtonItem(_ element: NibElement) throws -> UIBarButtonItem {
    let system = try element.choice("systemItem", Self.systemItems)
    let item = system.map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem()
    if let title = try element.string("title") { item.title = title }
    if let name = element.attribute("image") { item.image = element.image(named: name) }
    if let style = try element.choice("style", Self.itemStyles) { item.style = style }
    item.width = try element.number("width") ?? 0
    item.tag = try element.integer("tag") ?? 0
    item.isEnabled = try element.bool("enabled") ?? true
    item.tintColor = try element.color(key: "tintColor", in: document)
    item.customView = try element.child(key: "customView").map { try makeView($0) }
    element.skip(attributes: ["userLabel"])
    try note(element, of: item)
    try element.checkAllRead()
    return item
  }

  private static let itemStyles: [String: UIBarButtonItem.Style] = [
    "plain": .plain, "done": .done,
  ]

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "close": .close,
  ]
}
