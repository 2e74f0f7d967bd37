/// The sections and items of a collection or table as values, each known by an identifier.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]

  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: What there is

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { homes.count }

  /// Of all sections, in their order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let items = items[identifier] else { missing(section: identifier) }
    return items
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { homes[identifier] }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  /// Among the items of all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    homes[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(ofSection: toIdentifier)) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(ofSection: toIdentifier) + 1) }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items[identifier] ?? [] { homes[item] = nil }
      items[identifier] = nil
    }
    sectionIdentifiers.removeAll { items[$0] == nil }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: index(ofSection: identifier))
    sectionIdentifiers.insert(identifier, at: index(ofSection: toIdentifier))
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: index(ofSection: identifier))
    sectionIdentifiers.insert(identifier, at: index(ofSection: toIdentifier) + 1)
  }

  /// Asks for new views of whole sections when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      precondition(
        items.updateValue([], forKey: identifier) == nil,
        "Section identifier count does not match data source count: \(identifier) is not unique")
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
  }

  // MARK: Items

  /// - Parameter sectionIdentifier: Nil for the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      preconditionFailure("There are currently no sections in the data source. Add one first.")
    }
    insert(identifiers, into: section) { $0.count }
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, into: home(of: beforeIdentifier)) {
      $0.firstIndex(of: beforeIdentifier) ?? 0
    }
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, into: home(of: afterIdentifier)) {
      ($0.firstIndex(of: afterIdentifier) ?? 0) + 1
    }
  }

  /// Items that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let going = Set(identifiers)
    for section in Set(going.compactMap { homes[$0] }) {
      items[section]?.removeAll(where: going.contains)
    }
    for item in going { homes[item] = nil }
  }

  /// The sections go with them.
  public mutating func deleteAllItems() {
    sectionIdentifiers = []
    items = [:]
    homes = [:]
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Asks for new cells when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Asks to set up the cells that are there when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType,
    at index: ([ItemIdentifierType]) -> Int
  ) {
    guard var members = items[section] else { missing(section: section) }
    for identifier in identifiers {
      precondition(
        homes.updateValue(section, forKey: identifier) == nil,
        "Supplied item identifiers are not unique: \(identifier)")
    }
    members.insert(contentsOf: identifiers, at: index(members))
    items[section] = members
  }

  private func home(of item: ItemIdentifierType) -> SectionIdentifierType {
    guard let section = homes[item] else {
      preconditionFailure("Invalid item identifier specified: \(item)")
    }
    return section
  }

  private func index(ofSection section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else { missing(section: section) }
    return index
  }

  private func missing(section: SectionIdentifierType) -> Never {
    preconditionFailure("Invalid section identifier specified: \(section)")
  }

  // MARK: For data sources

  /// The same without what was asked for on top of the difference.
  var applied: Self {
    var applied = self
    applied.reloadedSectionIdentifiers = []
    applied.reloadedItemIdentifiers = []
    applied.reconfiguredItemIdentifiers = []
    return applied
  }
}
