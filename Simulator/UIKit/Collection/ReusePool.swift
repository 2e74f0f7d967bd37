/// The registered classes of a collection view, and the views that wait to be used again.
@MainActor
struct ReusePool {
  /// What views are registered and kept by.
  struct Key: Hashable {
    /// Nil for cells.
    var kind: String?
    var identifier: String
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var makers: [Key: () -> UICollectionReusableView] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  /// Nil removes the registration. A class replaces a nib or a prototype, as in a table.
  mutating func register(_ viewClass: UICollectionReusableView.Type?, for key: Key) {
    classes[key] = viewClass
    makers[key] = nil
    waiting[key] = nil
  }

  /// Views that are made from a nib. Nil takes the nib back.
  mutating func register(_ nib: UINib?, for key: Key) {
    classes[key] = nil
    makers[key] = nib.map { nib in
      { nib.reusableView(UICollectionReusableView.self, for: key.identifier) }
    }
    waiting[key] = nil
  }

  /// Views that are made from a nib's prototype.
  mutating func register(_ key: Key, _ make: @escaping () -> UICollectionReusableView) {
    makers[key] = make
  }

  func knows(_ key: Key) -> Bool { classes[key] != nil || makers[key] != nil }

  /// A view that waits, or a new one.
  mutating func take(_ key: Key, frame: CGRect) -> UICollectionReusableView {
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if classes[key] == nil, let make = makers[key] {
      let view = make()
      view.frame = frame
      view.reuseIdentifier = key.identifier
      return view
    }
    guard let viewClass = classes[key] else {
      let what = key.kind.map { "view of kind \($0)" } ?? "cell"
      preconditionFailure(
        "could not dequeue a \(what) with identifier \(key.identifier): register a class for it")
    }
    let view = viewClass.init(_reusable: frame)
    view.reuseIdentifier = key.identifier
    return view
  }

  mutating func keep(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[Key(kind: kind, identifier: identifier), default: []].append(view)
  }
}
