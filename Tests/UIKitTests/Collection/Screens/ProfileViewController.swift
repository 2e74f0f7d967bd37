import UIKit

/// An ordinary form: a list with a text field in each cell, on a diffable data source.
final class ProfileViewController: UICollectionViewController {
  struct Entry: Hashable, Sendable {
    let title: String
    let placeholder: String
  }

  private(set) var dataSource: UICollectionViewDiffableDataSource<String, Entry>!
  private(set) var values: [Entry: String] = [:]

  static let groups: [(String, [String])] = [
    ("Name", ["First name", "Last name", "Nickname"]),
    ("Address", ["Street", "House number", "City", "Postal code", "Country"]),
    ("Contact", ["Phone", "Mobile", "Email", "Website", "Fax"]),
  ]

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    let cells = UICollectionView.CellRegistration<FieldCell, Entry> { [weak self] cell, _, entry in
      cell.show(entry.title, entry.placeholder, value: self?.values[entry])
      cell.didChange = { self?.values[entry] = $0 }
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)
      header.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, entry in
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: entry)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Entry>()
    for (name, titles) in Self.groups {
      snapshot.appendSections([name])
      snapshot.appendItems(titles.map { Entry(title: $0, placeholder: "Required") })
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func field(_ title: String) -> UITextField? {
    let entry = dataSource.snapshot().itemIdentifiers.first { $0.title == title }
    let cell = entry.flatMap(dataSource.indexPath(for:)).flatMap(collectionView.cellForItem(at:))
    return (cell as? FieldCell)?.field
  }
}

/// A title and a field beside it.
final class FieldCell: UICollectionViewListCell {
  let titleLabel = UILabel()
  let field = UITextField()
  var didChange: (String) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.addAction(
      UIAction { [weak self] _ in self.map { $0.didChange($0.field.text ?? "") } },
      for: .editingChanged)
    for view in [titleLabel, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      titleLabel.widthAnchor.constraint(equalToConstant: 120),
      field.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      field.topAnchor.constraint(equalTo: margins.topAnchor),
      field.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      titleLabel.centerYAnchor.constraint(equalTo: field.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ title: String, _ placeholder: String, value: String?) {
    titleLabel.text = title
    field.placeholder = placeholder
    field.text = value
  }
}
