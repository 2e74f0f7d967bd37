extension UICollectionView {
  /// Apple documents no duration; in seconds (KNOWN_GAPS).
  private static let updateDuration: TimeInterval = 0.3

  /// Puts everything where an update says it is now.
  func apply(
    _ update: CollectionUpdate, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    contents.isApplyingUpdate = true
    let leaving = follow(update)
    contents.isApplyingUpdate = false
    if contents.owesLayout { setNeedsLayout() }
    contents.owesLayout = false
    let layout = collectionViewLayout
    layout.itemsDidChange(by: update)
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    let arrivals = update.arrivals(counts: contents.counts ?? [])
    animate(animated) {
      self.prepareLayout()
      self.contentOffset = self.offsetAfterUpdate
      self.appear(self.updateElements(), arrivals)
      self.disappear(leaving)
      self.reconfigure(update.reconfigured)
      self.layoutIfNeeded()
    } completion: { finished in
      for (element, view) in leaving { self.recycle(view, of: element) }
      completion?(finished)
    }
  }

  func animate(
    _ animated: Bool, _ changes: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation(changes)
      completion?(true)
      return
    }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: [.allowUserInteraction],
      animations: changes, completion: completion)
  }

  private var offsetAfterUpdate: CGPoint {
    delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: contentOffset)
      ?? collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
  }

  /// Renames what shows and what is selected.
  ///
  /// - Returns: The views of what has gone or must be made anew, by what they showed.
  private func follow(_ update: CollectionUpdate) -> [(CollectionElement, UICollectionReusableView)]
  {
    contents.counts = currentCounts
    contents.selected = Set(contents.selected.compactMap { update.newIndexPath(of: $0) })
    contents.highlighted = contents.highlighted.flatMap { update.newIndexPath(of: $0) }
    var leaving: [(CollectionElement, UICollectionReusableView)] = []
    var shown: [CollectionElement: ShownElement] = [:]
    for (old, entry) in contents.shown.sorted(by: { $0.key < $1.key }) {
      guard let new = update.newElement(of: old) else {
        if entry.view.containsFirstResponder { window?.viewWillLeave(entry.view) }
        entry.view.element = nil
        leaving.append((old, entry.view))
        continue
      }
      entry.view.element = new
      entry.attributes.indexPath = new.indexPath
      shown[new] = entry
    }
    contents.shown = shown
    return leaving
  }

  private func appear(_ fresh: Set<CollectionElement>, _ arrivals: Set<IndexPath>) {
    settle(fresh)
    for element in fresh.sorted() where element.kind == nil && arrivals.contains(element.indexPath)
    {
      guard let shown = contents.shown[element] else { continue }
      UIView.performWithoutAnimation {
        if let initial = collectionViewLayout.initialLayoutAttributesForAppearingItem(
          at: element.indexPath)
        {
          shown.view.place(by: initial)
        } else {
          shown.view.alpha = 0
        }
      }
      shown.view.place(by: shown.attributes)
    }
  }

  private func disappear(_ leaving: [(CollectionElement, UICollectionReusableView)]) {
    for (element, view) in leaving {
      guard element.kind == nil,
        let final = collectionViewLayout.finalLayoutAttributesForDisappearingItem(
          at: element.indexPath)
      else {
        view.alpha = 0
        continue
      }
      view.place(by: final)
    }
  }

  /// Has the data source set up cells that are there, in place of new ones.
  private func reconfigure(_ indexPaths: Set<IndexPath>) {
    for indexPath in indexPaths.sorted() {
      let element = CollectionElement(kind: nil, indexPath: indexPath)
      guard let cell = cellForItem(at: indexPath) else { continue }
      contents.reconfiguring[indexPath] = cell
      defer { contents.reconfiguring[indexPath] = nil }
      let answer = dataSource?.collectionView(self, cellForItemAt: indexPath)
      precondition(
        answer === cell,
        "A cell must not be replaced by another one while its item is reconfigured: dequeue it with "
          + "the same registration, for the index path that was asked for")
      contents.shown[element]?.needsFitting = true
    }
    if !indexPaths.isEmpty { setNeedsLayout() }
  }
}
