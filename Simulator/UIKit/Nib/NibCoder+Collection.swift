extension NibCoder {
  /// The layout that the nib draws; a flow layout where it draws none.
  @MainActor
  var collectionLayout: UICollectionViewLayout {
    var layout: UICollectionViewLayout = UICollectionViewFlowLayout()
    instantiation.attempt {
      guard let element = element.child(key: "collectionViewLayout") else { return }
      if element.attribute("customClass") != nil {
        throw NibError(element, "is a layout of a class of its own: make it in code")
      }
      guard element.name == "collectionViewFlowLayout" else {
        throw NibError(element, "is a layout that UIKit for Linux lacks")
      }
      let flow = UICollectionViewFlowLayout()
      try Self.read(element, into: flow)
      instantiation.register(flow, for: element)
      layout = flow
    }
    return layout
  }

  @MainActor
  private static func read(_ element: NibElement, into flow: UICollectionViewFlowLayout) throws {
    flow.minimumLineSpacing = try element.number("minimumLineSpacing") ?? 10
    flow.minimumInteritemSpacing = try element.number("minimumInteritemSpacing") ?? 10
    flow.scrollDirection = try element.choice("scrollDirection", directions) ?? .vertical
    if try element.choice("automaticEstimatedItemSize", ["YES": true, "NO": false]) == true {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    let sizes: [(String, ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGSize>)] = [
      ("itemSize", \.itemSize), ("estimatedItemSize", \.estimatedItemSize),
      ("headerReferenceSize", \.headerReferenceSize),
      ("footerReferenceSize", \.footerReferenceSize),
    ]
    for (key, property) in sizes {
      if let size = element.child(key: key) { flow[keyPath: property] = try size.size() }
    }
    if let inset = element.child(key: "sectionInset") {
      flow.sectionInset = try UIEdgeInsets(
        top: inset.requiredNumber("minY"), left: inset.requiredNumber("minX"),
        bottom: inset.requiredNumber("maxY"), right: inset.requiredNumber("maxX"))
    }
    element.skip(attributes: ["id"])
    try element.checkAllRead()
  }

  @MainActor
  func read(into view: UICollectionView) {
    read { element, instantiation in
      element.skip(attributes: ["dataMode", "prefetchingEnabled", "springLoaded"])
      view.allowsSelection = try element.bool("allowsSelection") ?? true
      view.allowsMultipleSelection = try element.bool("allowsMultipleSelection") ?? false
      for cell in element.children(named: "cells").flatMap({ $0.readChildren() }) {
        guard let identifier = cell.attribute("reuseIdentifier") else {
          throw NibError(cell, "is a prototype without a reuseIdentifier: nothing can ask for it")
        }
        let prototype = NibPrototype(cell, instantiation)
        view.contents.pool.register(ReusePool.Key(kind: nil, identifier: identifier)) {
          prototype.makeOrTrap(UICollectionReusableView.self)
        }
      }
    }
  }

  private static let directions: [String: UICollectionView.ScrollDirection] = [
    "vertical": .vertical, "horizontal": .horizontal,
  ]
}
