extension UICollectionView {
  /// Brings layout, views and their sizes in agreement.
  ///
  /// Cells that are measured may make room for more cells, so that it takes a few rounds.
  ///
  /// - Returns: What was not there before.
  @discardableResult
  func updateElements() -> Set<CollectionElement> {
    guard !contents.isUpdating, !contents.recursion.isStuck, dataSource != nil else { return [] }
    contents.isUpdating = true
    defer { contents.isUpdating = false }
    guard !bounds.isEmpty else {
      // Where bounds are empty, everything lies outside of them.
      for element in contents.shown.keys.sorted() { leave(element) }
      return []
    }
    loadCounts()
    var fresh: Set<CollectionElement> = []
    let goesOn = UIApplication.shared.behavior.collectionRecursion == .goesOn
    for _ in 0..<(goesOn ? LayoutPass.maximumRounds : LayoutRecursion.limit) {
      prepareLayout()
      showElements(fresh: &fresh)
      guard fitElements() else { return fresh }
    }
    // The layout and its cells never agree on a size.
    if goesOn {
      setNeedsLayout()
    } else {
      complainOfRecursion()
    }
    return fresh
  }

  /// Records a layout pass inside another one.
  func noteRecursion() {
    guard !SystemLayout.isUnderWay else { return }
    let count = contents.recursion.count(inTurn: RunLoopTurns.current?.commitCount ?? 0)
    switch UIApplication.shared.behavior.collectionRecursion {
    case .goesOn: break
    case .endsLoop: if count > LayoutRecursion.limit { complainOfRecursion() }
    case .endsFirst: complainOfRecursion()
    }
  }

  private func complainOfRecursion() {
    contents.recursion.isStuck = true
    SystemException.raise(
      "\(type(of: self)) is stuck in its update/layout loop. Self-sizing views may prefer another"
        + " size each time, or something forces layout while the collection view lays itself out.")
  }

  /// Lays out what has just come, so that an animation around this does not begin with empty cells.
  func settle(_ fresh: Set<CollectionElement>) {
    guard ViewAnimation.current != nil else { return }
    UIView.performWithoutAnimation {
      for element in fresh.sorted() { contents.shown[element]?.view.layoutIfNeeded() }
    }
  }

  func prepareLayout() {
    guard let adjustment = collectionViewLayout.prepareIfNeeded() else { return }
    contentSize = collectionViewLayout.collectionViewContentSize
    if adjustment != .zero { shiftContent(by: adjustment) }
  }

  func layoutWasInvalidated(by context: UICollectionViewLayoutInvalidationContext) {
    if context.measuresAgain {
      contents.shown = contents.shown.mapValues {
        ShownElement(view: $0.view, attributes: $0.attributes)
      }
    }
    setNeedsLayout()
  }

  func boundsDidChange() {
    let layout = collectionViewLayout
    if layout.shouldInvalidateLayout(forBoundsChange: bounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }
  }

  // MARK: Showing

  private func showElements(fresh: inout Set<CollectionElement>) {
    // When the app animates the offset, what lies beyond its end goes as it starts, though it is
    // still seen (ekazaev/ChatLayout#43 and #52; openradar-mirror#19678 for tables).
    let area = bounds
    let all = collectionViewLayout.layoutAttributesForElements(in: area) ?? []
    var leaving = Set(contents.shown.keys)
    for attributes in all where !attributes.isHidden && attributes.frame.intersects(area) {
      let element = attributes.element
      leaving.remove(element)
      if contents.shown[element] == nil {
        show(attributes)
        fresh.insert(element)
      } else {
        place(element, by: attributes, animated: !fresh.contains(element))
      }
    }
    for element in leaving.sorted() { leave(element) }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let view = makeView(for: attributes)
    let element = attributes.element
    UIView.performWithoutAnimation {
      view.owner = self
      view.element = element
      view.place(by: attributes)
      (view as? UICollectionViewCell)?.isSelected = contents.selected.contains(element.indexPath)
      (view as? UICollectionViewCell)?.isHighlighted = false
      announce(view, element, willDisplay: true)
      if view.superview !== self {
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
      }
    }
    contents.shown[element] = ShownElement(view: view, attributes: attributes)
  }

  private func makeView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    guard let dataSource else { preconditionFailure("a collection view without data source") }
    if SystemException.isCaught, isBeyondData(attributes, dataSource) {
      SystemException.raise(
        "The collection view asks for item \(attributes.indexPath.item) of section"
          + " \(attributes.indexPath.section), which the app has taken out of its data",
        name: "NSRangeException")
      return UICollectionViewCell(frame: attributes.frame)
    }
    let kind = attributes.representedElementKind
    let indexPath = attributes.indexPath
    var view: UICollectionReusableView?
    UIView.performWithoutAnimation {
      view =
        kind.map {
          dataSource.collectionView(self, viewForSupplementaryElementOfKind: $0, at: indexPath)
        } ?? dataSource.collectionView(self, cellForItemAt: indexPath)
    }
    guard let view else { preconditionFailure("animations that are off did not run") }
    return view
  }

  /// Whether the data source has fewer items than the collection view has counted.
  private func isBeyondData(
    _ attributes: UICollectionViewLayoutAttributes, _ dataSource: any UICollectionViewDataSource
  ) -> Bool {
    let path = attributes.indexPath
    return attributes.representedElementKind == nil
      && (path.section >= dataSource.numberOfSections(in: self)
        || path.item >= dataSource.collectionView(self, numberOfItemsInSection: path.section))
  }

  private func place(
    _ element: CollectionElement, by attributes: UICollectionViewLayoutAttributes, animated: Bool
  ) {
    guard let shown = contents.shown[element] else { return }
    contents.shown[element]?.attributes = attributes
    let change = { shown.view.place(by: attributes) }
    animated ? change() : UIView.performWithoutAnimation(change)
  }

  /// We keep a view that holds the first responder, because the keyboard would leave with it.
  private func leave(_ element: CollectionElement) {
    guard let view = contents.shown[element]?.view else { return }
    if view.containsFirstResponder, let attributes = layoutAttributes(of: element) {
      place(element, by: attributes, animated: true)
    } else {
      contents.shown[element] = nil
      recycle(view, of: element)
    }
  }

  private func layoutAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes?
  {
    if let kind = element.kind {
      return collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: element.indexPath)
    }
    return collectionViewLayout.layoutAttributesForItem(at: element.indexPath)
  }

  /// Hides the view until it is used again.
  func recycle(_ view: UICollectionReusableView, of element: CollectionElement) {
    if view.containsFirstResponder { window?.viewWillLeave(view) }
    view.element = nil
    view.owner = nil
    UIView.performWithoutAnimation { view.isHidden = true }
    announce(view, element, willDisplay: false)
    contents.pool.keep(view, kind: element.kind)
  }

  private func announce(
    _ view: UICollectionReusableView, _ element: CollectionElement, willDisplay: Bool
  ) {
    guard let delegate else { return }
    let path = element.indexPath
    switch (element.kind, view as? UICollectionViewCell, willDisplay) {
    case (nil, let cell?, true): delegate.collectionView(self, willDisplay: cell, forItemAt: path)
    case (nil, let cell?, false):
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    case (let kind?, _, true):
      delegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    case (let kind?, _, false):
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    case (nil, nil, _): break
    }
  }

  // MARK: Measuring

  /// Asks the views that are due what they prefer.
  ///
  /// - Returns: Whether the layout has changed by that.
  private func fitElements() -> Bool {
    let layout = collectionViewLayout
    var hasChanged = false
    let due = contents.shown.filter(\.value.needsFitting).sorted { $0.key < $1.key }
    for (element, shown) in due {
      contents.shown[element]?.needsFitting = false
      guard let copy = shown.attributes.copy() as? UICollectionViewLayoutAttributes else {
        continue
      }
      let preferred = shown.view.preferredLayoutAttributesFitting(copy)
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: shown.attributes)
      else { continue }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: shown.attributes))
      hasChanged = true
    }
    return hasChanged
  }

  /// A cell's content has changed, so that it may need another size.
  func contentSizeMayHaveChanged(in view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, let element = view.element else { return }
    contents.shown[element]?.needsFitting = true
    setNeedsLayout()
  }
}
