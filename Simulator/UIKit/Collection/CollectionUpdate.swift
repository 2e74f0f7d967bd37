/// Where every item was before an update and is after it.
struct CollectionUpdate {
  /// By old section: the new one; nil for a section that goes.
  let sections: [Int?]
  /// By old section and item: the new place; nil for an item that goes.
  let items: [[IndexPath?]]
  /// Old places of items whose cells shall be made anew.
  var reloaded: Set<IndexPath> = []
  /// New places of items whose cells shall be set up anew.
  var reconfigured: Set<IndexPath> = []

  func newIndexPath(of old: IndexPath) -> IndexPath? {
    guard items.indices.contains(old.section), items[old.section].indices.contains(old.item) else {
      return nil
    }
    return items[old.section][old.item]
  }

  /// The element after the update; nil where it goes or must be made anew.
  func newElement(of old: CollectionElement) -> CollectionElement? {
    guard old.kind != nil else {
      guard !reloaded.contains(old.indexPath), let new = newIndexPath(of: old.indexPath) else {
        return nil
      }
      return CollectionElement(kind: nil, indexPath: new)
    }
    guard sections.indices.contains(old.indexPath.section),
      let section = sections[old.indexPath.section]
    else { return nil }
    return CollectionElement(
      kind: old.kind, indexPath: IndexPath(item: old.indexPath.item, section: section))
  }

  /// New places of items that have just come, and of those that are made anew.
  ///
  /// - Parameter counts: Of items, by section, after the update.
  func arrivals(counts: [Int]) -> Set<IndexPath> {
    var arrivals: Set<IndexPath> = []
    for (section, count) in counts.enumerated() {
      for item in 0..<count { arrivals.insert(IndexPath(item: item, section: section)) }
    }
    for (section, places) in items.enumerated() {
      for (item, new) in places.enumerated() {
        guard let new, !reloaded.contains(IndexPath(item: item, section: section)) else { continue }
        arrivals.remove(new)
      }
    }
    return arrivals
  }
}
