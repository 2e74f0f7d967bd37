import Foundation

/// Index paths of tables and collections: a section, and a row or an item in it.
extension IndexPath {
  public init(row: Int, section: Int) {
    self = [section, row]
  }

  public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// The section, first of the two indices.
  public var section: Int {
    get { part(0) }
    set { self[checked(0)] = newValue }
  }

  /// The row within the section, second of the two indices.
  public var row: Int {
    get { part(1) }
    set { self[checked(1)] = newValue }
  }

  /// The item within the section, second of the two indices.
  public var item: Int {
    get { part(1) }
    set { self[checked(1)] = newValue }
  }

  private func part(_ position: Int) -> Int { self[checked(position)] }

  private func checked(_ position: Int) -> Int {
    precondition(
      count == 2,
      "Invalid index path for use with UITableView or UICollectionView: it must contain exactly"
        + " two indices, not \(count).")
    return position
  }
}
