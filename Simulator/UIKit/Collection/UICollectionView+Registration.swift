extension UICollectionView {
  /// How cells of one class are made and set up for items of one type.
  ///
  /// Make it once, outside of the data source's methods: its cells are used again by it alone.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    let handler: (Cell, IndexPath, Item) -> Void
    fileprivate let key = RegistrationKey()

    public init(
      handler: @escaping (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    ) { self.handler = handler }
  }

  /// How supplementary views of one class and kind are made and set up.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    let elementKind: String
    let handler: (Supplementary, String, IndexPath) -> Void
    fileprivate let key = RegistrationKey()

    public init(
      elementKind: String,
      handler:
        @escaping (
          _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
    ) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell of the registration's class, set up by its handler.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.key.identifier
    if !contents.pool.knows(ReusePool.Key(kind: nil, identifier: identifier)) {
      register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
    let view = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = view as? Cell else {
      preconditionFailure("a registration's cell of another class")
    }
    UIView.performWithoutAnimation {
      if let item { registration.handler(cell, indexPath, item) }
    }
    return cell
  }

  /// A view of the registration's class, set up by its handler.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = registration.key.identifier
    let kind = registration.elementKind
    if !contents.pool.knows(ReusePool.Key(kind: kind, identifier: identifier)) {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let supplementary = view as? Supplementary else {
      preconditionFailure("a registration's view of another class")
    }
    UIView.performWithoutAnimation { registration.handler(supplementary, kind, indexPath) }
    return supplementary
  }
}

/// Tells registrations apart.
@MainActor
private struct RegistrationKey {
  private static var count = 0
  let identifier: String

  init() {
    Self.count += 1
    identifier = "registration \(Self.count)"
  }
}
