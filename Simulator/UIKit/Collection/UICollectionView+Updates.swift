extension UICollectionView {
  /// Asks the data source for everything again, at the next layout.
  public func reloadData() {
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

  /// Animates what the block reports to have changed, all at once.
  ///
  /// The data source must have changed by the end of the block, and not before this call where it
  /// has not been asked yet: that is done first.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard contents.batch == nil else {
      updates?()
      completion?(true)
      return
    }
    loadCounts()
    updateElements()
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

  public func insertItems(at indexPaths: [IndexPath]) {
    report { $0.insertedItems.formUnion(indexPaths) }
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    report { $0.deletedItems.formUnion(indexPaths) }
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    report { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Makes new cells for items; focus in the old ones is lost.
  public func reloadItems(at indexPaths: [IndexPath]) {
    report { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Asks the data source to set up the cells that items have.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    report { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  public func insertSections(_ sections: IndexSet) {
    report { $0.insertedSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet) {
    report { $0.deletedSections.formUnion(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    report { $0.movedSections[section] = newSection }
  }

  public func reloadSections(_ sections: IndexSet) {
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
