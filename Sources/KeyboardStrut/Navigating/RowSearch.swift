#if canImport(UIKit)
  import UIKit

  /// Searches rows that have no cells for an input, by bringing them on screen.
  ///
  /// The data source is never asked for a cell, which would dequeue one that the list does not own.
  @MainActor
  struct RowSearch {
    /// How many screenfuls one step may bring on screen.
    private static let limit = 3

    private let direction: NavigationDirection
    private let read: () -> InputReader?
    private var screenfuls = 0
    /// Whether rows were left unsearched.
    private(set) var isExhausted = false

    init(_ direction: NavigationDirection, reading read: @escaping () -> InputReader?) {
      self.direction = direction
      self.read = read
    }

    /// The first input in some rows, in the direction of the step; the list then stands where it
    /// was found. Without one the list is put back.
    mutating func input(in range: InputReader.ListRange) -> UIView? {
      let list = range.list
      let offset = list.contentOffset
      var bound = direction == .forward ? range.placeBefore : range.placeAfter
      var next: IndexPath? = direction == .forward ? range.first : range.last
      while let row = next, row >= range.first, row <= range.last {
        guard screenfuls < Self.limit else {
          isExhausted = true
          break
        }
        screenfuls += 1
        UIView.performWithoutAnimation {
          list.bring(row, for: direction)
          list.layoutIfNeeded()
        }
        if let found = firstInput(in: list, past: bound) { return found }
        let loaded = list.loadedRows
        let last = furthest(row, (direction == .forward ? loaded.last : loaded.first) ?? row)
        bound = ListPlace(last)
        next = list.row(direction, of: last)
      }
      UIView.performWithoutAnimation {
        list.setContentOffset(offset, animated: false)
        list.layoutIfNeeded()
      }
      return nil
    }

    private func furthest(_ one: IndexPath, _ other: IndexPath) -> IndexPath {
      direction == .forward ? max(one, other) : min(one, other)
    }

    private mutating func firstInput(in list: any DataList, past bound: ListPlace?) -> UIView? {
      for entry in read()?.entries(direction, from: nil) ?? [] {
        switch entry.stop {
        case .input(let view):
          if isPast(bound, view, in: list) { return view }
        case .rows(let range):
          // A list in a cell has rows without cells of its own.
          guard range.list !== list, isPast(bound, range.list, in: list) else { continue }
          if let found = input(in: range) { return found }
        }
      }
      return nil
    }

    private func isPast(_ bound: ListPlace?, _ view: UIView, in list: any DataList) -> Bool {
      guard view.isDescendant(of: list) else { return false }
      guard let bound else { return true }
      let edge = list.loadedEdges.first { view.isDescendant(of: $0.view) }?.place
      guard let place = edge ?? list.row(around: view).map({ ListPlace($0) }) else { return false }
      return direction == .forward ? place > bound : place < bound
    }
  }
#endif
