extension NibCoder {
  /// The style, which a table has for life.
  @MainActor
  var tableStyle: UITableView.Style {
    var style = UITableView.Style.plain
    instantiation.attempt {
      style = try element.choice("style", Self.tableStyles) ?? .plain
    }
    return style
  }

  @MainActor
  func read(into table: UITableView) {
    read { element, instantiation in
      let document = instantiation.document
      table.backgroundColor =
        try element.color(key: "backgroundColor", in: document) ?? table.backgroundColor
      let heights: [(String, ReferenceWritableKeyPath<UITableView, CGFloat>)] = [
        ("rowHeight", \.rowHeight), ("estimatedRowHeight", \.estimatedRowHeight),
        ("sectionHeaderHeight", \.sectionHeaderHeight),
        ("sectionFooterHeight", \.sectionFooterHeight),
      ]
      for (name, property) in heights {
        if let height = try element.number(name) { table[keyPath: property] = height }
      }
      table.allowsSelection = try element.bool("allowsSelection") ?? true
      table.allowsMultipleSelection = try element.bool("allowsMultipleSelection") ?? false
      table.separatorStyle = try element.choice("separatorStyle", Self.separators) ?? .singleLine
      if let color = try element.color(key: "separatorColor", in: document) {
        table.separatorColor = color
      }
      if let insets = element.child(key: "separatorInset") {
        table.separatorInset = try insets.edgeInsets()
      }
      if let view = element.child(key: "tableHeaderView") {
        table.tableHeaderView = try instantiation.makeView(view)
      }
      if let view = element.child(key: "tableFooterView") {
        table.tableFooterView = try instantiation.makeView(view)
      }
      // Estimates of headers, editing and index titles: tables have none of them here.
      element.skip(attributes: [
        "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
        "allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing",
        "sectionIndexMinimumDisplayRowCount", "springLoaded",
      ])
      try readContent(of: table, from: element, instantiation)
    }
  }

  @MainActor
  private func readContent(
    of table: UITableView, from element: NibElement, _ instantiation: NibInstantiation
  ) throws {
    let prototypes = element.children(named: "prototypes").flatMap { $0.readChildren() }
    for cell in prototypes {
      guard let identifier = cell.attribute("reuseIdentifier") else {
        throw NibError(cell, "is a prototype without a reuseIdentifier: nothing can ask for it")
      }
      let prototype = NibPrototype(cell, instantiation)
      table.table.cellReuse.register(identifier) {
        prototype.makeOrTrap(UITableViewCell.self)
      }
    }
    guard element.attribute("dataMode") == "static" else { return }
    guard instantiation.controller is UITableViewController else {
      throw NibError(
        element, "has static rows, which only the table of a UITableViewController can have")
    }
    let sections = element.children(named: "sections").flatMap { $0.readChildren() }
    table.table.fixed = try StaticTable(
      sections: sections.map { try section($0, instantiation) })
  }

  @MainActor
  private func section(
    _ element: NibElement, _ instantiation: NibInstantiation
  ) throws -> StaticTable.Section {
    var section = StaticTable.Section()
    section.header = try element.string("headerTitle")
    section.footer = try element.string("footerTitle")
    section.headerHeight = try element.number("sectionHeaderHeight")
    section.footerHeight = try element.number("sectionFooterHeight")
    section.rows = try element.children(named: "cells").flatMap { $0.readChildren() }.map {
      let height = try $0.number("rowHeight")
      guard let cell = try instantiation.makeView($0) as? UITableViewCell else {
        throw NibError($0, "stands among cells")
      }
      return StaticTable.Row(cell: cell, height: height)
    }
    element.skip(attributes: ["id", "userLabel", "colorLabel"])
    try element.checkAllRead()
    return section
  }

  private static let tableStyles: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]

  private static let separators: [String: UITableViewCell.SeparatorStyle] = [
    "default": .singleLine, "none": .none, "singleLine": .singleLine,
    "singleLineEtched": .singleLine,
  ]
}
