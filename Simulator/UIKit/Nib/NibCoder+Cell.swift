extension NibCoder {
  /// The style, which a cell has for life.
  @MainActor
  var cellStyle: UITableViewCell.CellStyle {
    var style = UITableViewCell.CellStyle.default
    instantiation.attempt {
      style = try element.choice("style", Self.cellStyles) ?? .default
    }
    return style
  }

  /// What cells are kept by; nil for one that is never used again.
  var reuseIdentifier: String? { element.attribute("reuseIdentifier") }

  @MainActor
  func read(into cell: UITableViewCell) {
    read { element, instantiation in
      cell.selectionStyle =
        try element.choice("selectionStyle", Self.selectionStyles) ?? .default
      cell.accessoryType = try element.choice("accessoryType", Self.accessories) ?? .none
      if let insets = element.child(key: "separatorInset") {
        cell.separatorInset = try insets.edgeInsets()
      }
      if let view = element.child(key: "accessoryView") {
        cell.accessoryView = try instantiation.makeView(view)
      }
      if let view = element.child(key: "backgroundView") {
        cell.backgroundView = try instantiation.makeView(view)
      }
      if let view = element.child(key: "selectedBackgroundView") {
        cell.selectedBackgroundView = try instantiation.makeView(view)
      }
      if let content = element.child(key: "contentView") {
        try readContent(content, of: cell, from: element, instantiation)
      }
      // The table reads the height; indentation and editing are not declared.
      element.skip(attributes: [
        "rowHeight", "reuseIdentifier", "indentationWidth", "indentationLevel",
        "hidesAccessoryWhenEditing", "shouldIndentWhileEditing", "showsReorderControl",
        "editingAccessoryType", "focusStyle", "selectedBackgroundView", "imageView",
      ])
    }
  }

  /// Cells of a style have their labels already; what the nib draws for them fills those.
  @MainActor
  private func readContent(
    _ content: NibElement, of cell: UITableViewCell, from element: NibElement,
    _ instantiation: NibInstantiation
  ) throws {
    let parts: [(String, UIView?)] = [
      ("textLabel", cellStyleIsBuiltIn ? cell.textLabel : nil),
      ("detailTextLabel", cellStyleIsBuiltIn ? cell.detailTextLabel : nil),
    ]
    var own: [String: UIView] = [:]
    for (name, view) in parts {
      if let id = element.attribute(name), let view { own[id] = view }
    }
    let coder = NibCoder(content, instantiation)
    coder.own = own
    coder.read(into: cell.contentView as UIView)
    content.skip(attributes: ["tableViewCell"])
    try content.checkAllRead()
  }

  private var cellStyleIsBuiltIn: Bool { element.attribute("style") != nil }

  @MainActor
  func read(into cell: UICollectionViewCell) {
    read { element, instantiation in
      if let content = element.child(key: "contentView") {
        NibCoder(content, instantiation).read(into: cell.contentView as UIView)
        content.skip(attributes: ["collectionViewCell"])
        try content.checkAllRead()
      }
      if let size = element.child(key: "customSize") ?? element.child(key: "size") {
        _ = try size.size()
      }
      element.skip(attributes: ["reuseIdentifier"])
    }
  }

  private static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  private static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]
}
