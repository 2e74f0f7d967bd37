#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// The result of trying to make an input first responder.
  enum FocusOffer {
    case taken
    /// The input has refused to become first responder.
    case declined
    /// The current first responder has refused to resign.
    case kept
  }

  /// Searches rows without cells for an input, by scrolling to these rows.
  ///
  /// We never ask the data source for a cell. The data source would dequeue a cell that the list
  /// does not show.
  @MainActor
  struct RowSearch {
    /// The maximum number of screenfuls to scroll through in one step.
    private static let limit = 3

    private let direction: NavigationDirection
    private let read: () -> InputReader?
    private let offer: (UIView) -> FocusOffer
    private var screenfuls = 0
    /// Whether the search has stopped at `limit` and left rows unsearched.
    private(set) var isExhausted = false

    init(
      _ direction: NavigationDirection, reading read: @escaping () -> InputReader?,
      offering offer: @escaping (UIView) -> FocusOffer
    ) {
      self.direction = direction
      self.read = read
      self.offer = offer
    }

    /// Tries to make an input first responder, or the inputs in some rows until one accepts. If an
    /// input accepts, the list stays scrolled to that input. Otherwise the list returns to its old
    /// offset.
    mutating func visit(_ stop: InputReader.Stop) -> FocusOffer {
      switch stop {
      case .input(let view): offer(view)
      case .rows(let range): visit(range)
      }
    }

    private mutating func visit(_ range: InputReader.ListRange) -> FocusOffer {
      let list = range.list
      let offset = list.contentOffset
      var (start, end) = (range.placeBefore ?? .start, range.placeAfter ?? .end)
      var next: IndexPath? = direction == .forward ? range.first : range.last
      var answer = FocusOffer.declined
      while answer == .declined, let row = next, row >= range.first, row <= range.last {
        guard screenfuls < Self.limit else {
          isExhausted = true
          break
        }
        screenfuls += 1
        UIView.performWithoutAnimation {
          list.bring(row, for: direction)
          list.layoutIfNeeded()
        }
        answer = visitInputs(of: list, between: start, and: end)
        let loaded = list.loadedCells
        let last = furthest(row, (direction == .forward ? loaded.last : loaded.first)?.row ?? row)
        if direction == .forward { start = ListPlace(last) } else { end = ListPlace(last) }
        next = list.row(direction, of: last)
      }
      if answer != .taken {
        UIView.performWithoutAnimation {
          list.setContentOffset(offset, animated: false)
          list.layoutIfNeeded()
        }
      }
      return answer
    }

    private func furthest(_ one: IndexPath, _ other: IndexPath) -> IndexPath {
      direction == .forward ? max(one, other) : min(one, other)
    }

    private mutating func visitInputs(
      of list: any DataList, between start: ListPlace, and end: ListPlace
    ) -> FocusOffer {
      for entry in read()?.entries(direction, from: nil) ?? [] {
        let view = entry.stop.view
        // Skip the entries of this list itself, whose rows we are searching. A list inside a cell
        // has rows of its own, which we search, too.
        guard view !== list, view.isDescendant(of: list) else { continue }
        let edge = list.loadedEdges.first { view.isDescendant(of: $0.view) }?.place
        guard let place = edge ?? list.row(around: view).map({ ListPlace($0) }), start < place,
          place < end
        else { continue }
        let answer = visit(entry.stop)
        if answer != .declined { return answer }
      }
      return .declined
    }
  }

  extension InputReader.Stop {
    @MainActor
    fileprivate var view: UIView {
      switch self {
      case .input(let view): view
      case .rows(let range): range.list
      }
    }
  }
#endif
