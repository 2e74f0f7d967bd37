extension UICollectionView {
  var baseIndexPathsForSelectedItems: [IndexPath]? { contents.selected.sorted() }

  func baseSelectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    guard let indexPath else {
      for old in contents.selected.sorted() { setSelected(false, at: old) }
      return
    }
    if !allowsMultipleSelection {
      for old in contents.selected.sorted() where old != indexPath { setSelected(false, at: old) }
    }
    setSelected(true, at: indexPath)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  func baseDeselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath)
  }

  private func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    if isSelected {
      contents.selected.insert(indexPath)
    } else {
      contents.selected.remove(indexPath)
    }
    cellForItem(at: indexPath)?.isSelected = isSelected
  }

  // MARK: By hand

  func highlightItem(under touches: Set<UITouch>) {
    guard allowsSelection, let touch = touches.first,
      let indexPath = indexPathForItem(at: touch.location(in: self)),
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    contents.highlighted = indexPath
    cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  func unhighlight() {
    guard let indexPath = contents.highlighted else { return }
    contents.highlighted = nil
    cellForItem(at: indexPath)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  func selectHighlightedItem(under touches: Set<UITouch>) {
    guard let indexPath = contents.highlighted else { return }
    unhighlight()
    guard let touch = touches.first,
      indexPathForItem(at: touch.location(in: self)) == indexPath
    else { return }
    if allowsMultipleSelection, contents.selected.contains(indexPath) {
      deselectByHand(indexPath)
    } else {
      selectByHand(indexPath)
    }
  }

  private func selectByHand(_ indexPath: IndexPath) {
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsMultipleSelection {
      for old in contents.selected.sorted() where old != indexPath {
        setSelected(false, at: old)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    setSelected(true, at: indexPath)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  private func deselectByHand(_ indexPath: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
    setSelected(false, at: indexPath)
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
  }
}
