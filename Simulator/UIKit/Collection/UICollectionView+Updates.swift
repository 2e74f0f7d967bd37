extension UICollectionView {
  func baseReloadData() {
    for (element, shown) in contents.shown.sorted(by: { $0.key < $1.key }) {
      recycle(shown.view, of: element)
    }
    contents.shown = [:]
    contents.selected = []
    contents.highlighted = nil
    contents.counts = nil
    collectionViewLayout.itemsDidChange(by: nil)
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  func basePerformBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard contents.batch == nil else {
      updates?()
      completion?(true)
      return
    }
    loadCounts()
    updateElements()
    CallProbe.begin(.update)
    defer { CallProbe.end(.update) }
    contents.batch = BatchUpdates()
    updates?()
    let batch = contents.batch ?? BatchUpdates()
    contents.batch = nil
    guard let old = contents.counts, let new = currentCounts else {
      completion?(true)
      return
    }
    do {
      try apply(batch.update(from: old, to: new), animated: true, completion: completion)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Whether layout is refused because an update is under way. Raises an exception if the app has
  /// forced the layout.
  ///
  /// A layout reads the item counts from which the update still calculates
  /// (lionheart/openradar-mirror#15769, signalapp/Signal-iOS#1432). While the app collects changes,
  /// layout is harmless as long as the data source has not changed.
  func refusesLayout() -> Bool {
    let isInBatch = contents.batch != nil && contents.counts != currentCounts
    guard isInBatch || contents.isApplyingUpdate else { return false }
    if SystemLayout.isUnderWay {
      contents.owesLayout = true
    } else {
      SystemException.raise(
        "Invalid update: invalid number of items. The collection view is laid out in the middle of"
          + " an update: it has \(contents.counts ?? []), its data source \(currentCounts ?? []).")
    }
    return true
  }

  func baseInsertItems(at indexPaths: [IndexPath]) {
    report { $0.insertedItems.formUnion(indexPaths) }
  }

  func baseDeleteItems(at indexPaths: [IndexPath]) {
    report { $0.deletedItems.formUnion(indexPaths) }
  }

  func baseMoveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    report { $0.movedItems[indexPath] = newIndexPath }
  }

  func baseReloadItems(at indexPaths: [IndexPath]) {
    report { $0.reloadedItems.formUnion(indexPaths) }
  }

  func baseReconfigureItems(at indexPaths: [IndexPath]) {
    report { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  func baseInsertSections(_ sections: IndexSet) {
    report { $0.insertedSections.formUnion(sections) }
  }

  func baseDeleteSections(_ sections: IndexSet) {
    report { $0.deletedSections.formUnion(sections) }
  }

  func baseMoveSection(_ section: Int, toSection newSection: Int) {
    report { $0.movedSections[section] = newSection }
  }

  func baseReloadSections(_ sections: IndexSet) {
    report { $0.reloadedSections.formUnion(sections) }
  }

  /// Outside a batch each report is one.
  private func report(_ change: @escaping (inout BatchUpdates) -> Void) {
    guard var batch = contents.batch else {
      performBatchUpdates({ self.report(change) })
      return
    }
    change(&batch)
    contents.batch = batch
  }
}
