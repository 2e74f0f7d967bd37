#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// Reads the inputs of a view, the order in which the user goes through them, and the inputs that
  /// are skipped, with reasons.
  ///
  /// We call no delegate. `canBecomeFirstResponder` of a text field would call the delegate's
  /// should-begin method, in which apps present pickers (IQKeyboardManager#590, #771).
  @MainActor
  struct InputReader {
    /// An element of the order: an input, or rows of a list that have no cells yet.
    enum Stop {
      case input(UIView)
      case rows(ListRange)
    }

    /// A range of rows without cells, in the order of the list's data.
    struct ListRange {
      let list: any DataList
      var first: IndexPath
      var last: IndexPath
      /// The nearest position before and after these rows that has its own entry, headers and
      /// footers included. Nil if there is none.
      var placeBefore: ListPlace?
      var placeAfter: ListPlace?
      /// Whether the app has told us, by `indexPathsOfInputs`, that these rows have inputs.
      var isKnown = false
    }

    struct Entry {
      let stop: Stop
      let reason: InputOrder.Reason
    }

    enum Obstacle: String {
      case hidden
      case clipped = "clipped away"
      case disabled
      case notEditable = "not editable"
      case untouchable = "takes no touches"
      case sizeless = "has no size"
      case skipped = "the app skips it"
      case boundary = "has a navigator of its own"
      case selfServing = "looks after its own inputs"
    }

    private(set) var entries: [Entry] = []
    private(set) var skipped: [(name: String, obstacle: Obstacle)] = []
    /// The first responder, if it has been hidden or clipped since. The first responder keeps its
    /// position in the order, so that the next step starts there. Nil if the first responder is
    /// visible.
    private(set) var hiddenInput: UIView?
    private let root: UIView
    private let firstResponder: UIView?
    private let hint: ((UIScrollView) -> [IndexPath]?)?
    private var stops: [Stop] = []

    init(
      _ root: UIView, firstResponder: UIView?, hint: ((UIScrollView) -> [IndexPath]?)? = nil
    ) {
      self.root = root
      self.firstResponder = firstResponder
      self.hint = hint
      let group = group(in: root)
      entries = InputOrder.entries(of: group).map { Entry(stop: stops[$0.id], reason: $0.reason) }
    }

    var inputs: [UIView] {
      entries.compactMap { entry in
        guard case .input(let view) = entry.stop, view !== hiddenInput else { return nil }
        return view
      }
    }

    // MARK: Reading

    /// Reads the inputs in a view as one group.
    ///
    /// - Parameter clip: The part of the view that the views around it show, in the view's
    ///   coordinates. Nil if they clip nothing.
    private mutating func group(in view: UIView, within clip: CGRect? = nil) -> InputGroup {
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      if let list = view.asDataList {
        return InputGroup(contents(of: list), isRightToLeft: isRightToLeft, isListed: true)
      }
      var children: [InputNode] = []
      var owners: [UIView] = []
      read(view, within: clip, like: isRightToLeft, into: &children, &owners)
      var stated: [Int] = []
      for case let element as UIView in view.accessibilityElements ?? [] {
        stated += owners.indices.filter { owners[$0].isDescendant(of: element) }
      }
      return InputGroup(children, isRightToLeft: isRightToLeft, stated: stated)
    }

    /// Adds the inputs and groups in a view to `nodes`.
    ///
    /// - Parameter owners: The view of each node.
    private mutating func read(
      _ view: UIView, within clip: CGRect?, like isRightToLeft: Bool,
      into nodes: inout [InputNode], _ owners: inout [UIView]
    ) {
      // The library may have moved a view beyond the edges of `root` to clear the keyboard. The
      // view will return, so `root` clips nothing here.
      let shown = view === root ? nil : view.opening(within: clip)
      for subview in view.subviews {
        let clip = shown.map { subview.convert($0, from: view) }
        if let obstacle = obstacle(of: subview, within: clip) {
          skip(subview, for: obstacle)
          // The first responder has been hidden. The next step starts from its position, so keep it
          // in the order.
          if obstacle == .hidden || obstacle == .clipped, let firstResponder,
            firstResponder.isDescendant(of: subview)
          {
            hiddenInput = firstResponder
            nodes.append(add(.input(firstResponder), at: subview, above: clip?.maxY))
            owners.append(subview)
          }
        } else if subview.isInput {
          nodes.append(add(.input(subview), at: subview))
          owners.append(subview)
        } else if subview is UIControl {
          // The views inside a control belong to the control, so we do not read them as inputs.
        } else if subview.isGroup || isRightToLeft != subview.isRightToLeft {
          let group = group(in: subview, within: clip)
          guard !group.children.isEmpty else { continue }
          var node = InputNode(stops.count, group)
          if subview is UIScrollView { node.frame = subview.convert(subview.bounds, to: root) }
          nodes.append(node)
          owners.append(subview)
        } else {
          read(subview, within: clip, like: isRightToLeft, into: &nodes, &owners)
        }
      }
    }

    /// Makes the node of an input or of some rows, at the frame of a view.
    ///
    /// - Parameter edge: The y at which the visible part ends, in the view's coordinates. If the
    ///   view ends below this y, its node is moved up to end there, because other views have moved
    ///   up there. Nil for no limit.
    private mutating func add(
      _ stop: Stop, at view: UIView, above edge: CGFloat? = nil
    ) -> InputNode {
      stops.append(stop)
      var place = view.bounds
      if let edge { place.origin.y = min(place.minY, edge - place.height) }
      return InputNode(stops.count - 1, at: view.convert(place, to: root))
    }

    // MARK: Lists

    /// Returns the rows that have cells and, between them, the ranges of rows without cells, in the
    /// order of the data.
    private mutating func contents(of list: any DataList) -> [InputNode] {
      var parts: [(place: ListPlace, view: UIView)] = list.loadedEdges
      let cells = list.loadedCells
      for (row, cell) in cells { parts.append((ListPlace(row), cell)) }
      var rows = cells.map(\.row)
      // UIKit keeps the cell that the user edits, even after the cell's row is scrolled out of the
      // visible part.
      if let firstResponder, firstResponder.isDescendant(of: list),
        let row = list.row(around: firstResponder), !rows.contains(row)
      {
        rows = (rows + [row]).sorted()
        let cell =
          firstResponder.nearest(UITableViewCell.self, inside: list)
          ?? firstResponder.nearest(UICollectionViewCell.self, inside: list)
        cell.map { parts.append((ListPlace(row), $0)) }
      }
      var nodes: [(place: ListPlace, node: InputNode)] = []
      let ranges = ranges(of: list, without: rows)
      for (index, var range) in ranges.enumerated() {
        var places = parts.map(\.place)
        if index > 0 { places.append(ListPlace(ranges[index - 1].last)) }
        if index + 1 < ranges.count { places.append(ListPlace(ranges[index + 1].first)) }
        range.placeBefore = places.filter { $0 < ListPlace(range.first) }.max()
        range.placeAfter = places.filter { $0 > ListPlace(range.last) }.min()
        nodes.append((ListPlace(range.first), add(.rows(range), at: list)))
      }
      for (place, view) in parts {
        if let obstacle = obstacle(of: view) {
          skip(view, for: obstacle)
          continue
        }
        guard !view.isInput else {
          nodes.append((place, add(.input(view), at: view)))
          continue
        }
        let group = group(in: view)
        if !group.children.isEmpty { nodes.append((place, InputNode(stops.count, group))) }
      }
      return nodes.sorted { $0.place < $1.place }.map(\.node)
    }

    private func ranges(of list: any DataList, without loaded: [IndexPath]) -> [ListRange] {
      guard let first = list.firstRow, let last = list.lastRow else { return [] }
      if let known = hint?(list) {
        let open = known.filter { $0 >= first && $0 <= last && !loaded.contains($0) }
        return open.sorted().map { ListRange(list: list, first: $0, last: $0, isKnown: true) }
      }
      var ranges: [ListRange] = []
      var next: IndexPath? = first
      for row in loaded {
        guard let start = next else { break }
        if start < row, let end = list.row(.backward, of: row) {
          ranges.append(ListRange(list: list, first: start, last: end))
        }
        next = list.row(.forward, of: row)
      }
      if let next { ranges.append(ListRange(list: list, first: next, last: last)) }
      return ranges
    }

    // MARK: Skipped views

    private func obstacle(of view: UIView, within clip: CGRect? = nil) -> Obstacle? {
      if view !== root, Navigators.shared.navigator(at: view) != nil { return .boundary }
      if view.isHidden || view.alpha < 0.01 { return .hidden }
      if NavigationSettings.shared[view].isSkipped { return .skipped }
      if view.servesItself { return .selfServing }
      if let controller = view.next as? UIViewController, controller.viewIfLoaded === view,
        controller.leavesKeyboardToItself
      {
        return .selfServing
      }
      if !view.isUserInteractionEnabled { return .untouchable }
      guard view.isInput else {
        return view.clipsToBounds && !view.isShown(within: clip) ? .clipped : nil
      }
      if let control = view as? UIControl, !control.isEnabled { return .disabled }
      if let text = view as? UITextView, !text.isEditable { return .notEditable }
      if view.bounds.isEmpty { return .sizeless }
      return view.isShown(within: clip) ? nil : .clipped
    }

    private mutating func skip(_ view: UIView, for obstacle: Obstacle) {
      if view.isInput || obstacle == .boundary || obstacle == .selfServing {
        skipped.append((view.nameForNavigation, obstacle))
      } else {
        for subview in view.subviews { skip(subview, for: obstacle) }
      }
    }
  }

  extension InputGroup {
    /// Makes a group of nodes.
    ///
    /// - Parameter isListed: Whether the nodes are already in the right order.
    fileprivate init(_ children: [InputNode], isRightToLeft: Bool, isListed: Bool) {
      self.init(
        children, isRightToLeft: isRightToLeft, stated: isListed ? Array(children.indices) : [])
    }
  }

  extension UIView {
    /// Whether the user can type into this view. We check text fields and text views by their type,
    /// because their `canBecomeFirstResponder` may call a delegate. For other views, we ask
    /// `canBecomeFirstResponder`, which calls no delegate there.
    var isInput: Bool {
      tellsOfEditing || self is any UIKeyInput && canBecomeFirstResponder
    }

    fileprivate var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Whether all inputs in this view come before the inputs of the next view. UIKit forms the
    /// same groups for the Tab key and for VoiceOver.
    fileprivate var isGroup: Bool {
      self is UIScrollView || focusGroupIdentifier != nil || shouldGroupAccessibilityChildren
        || accessibilityElements != nil
    }

    /// Returns the part of this view in which subviews are visible. Nil if they are visible
    /// everywhere.
    ///
    /// The user or a step can scroll all contents of a scroll view into sight, so a scroll view
    /// clips nothing. But only the user turns the pages of a paging scroll view. Contents above the
    /// upper edge of a clipping view are treated as visible. The library may have moved them up to
    /// clear the keyboard, and they return when the user edits in them.
    ///
    /// - Parameter clip: The part of this view that the views around it show. Nil for all of it.
    fileprivate func opening(within clip: CGRect?) -> CGRect? {
      if let scrollView = self as? UIScrollView {
        return scrollView.isPagingEnabled ? scrollView.page : nil
      }
      guard clipsToBounds else { return clip }
      let opening = bounds.union(bounds.offsetBy(dx: 0, dy: -1_000_000))
      return clip?.intersection(opening) ?? opening
    }

    /// Whether at least half a point of the view's width and height is visible.
    fileprivate func isShown(within clip: CGRect?) -> Bool {
      let part = clip?.intersection(bounds) ?? bounds
      return min(part.width, part.height) >= 0.5
    }

    /// The name of the view in a navigator's report.
    var nameForNavigation: String {
      if let name = accessibilityIdentifier ?? accessibilityLabel, !name.isEmpty { return name }
      if let name = (self as? UITextField)?.placeholder, !name.isEmpty { return name }
      return String(describing: type(of: self))
    }
  }

  extension UIScrollView {
    /// The visible page, in the scroll view's coordinates. In a direction in which there is only
    /// one page, the rect has practically no limit.
    fileprivate var page: CGRect {
      let isWide = contentSize.width > bounds.width
      let isTall = contentSize.height > bounds.height
      return bounds.insetBy(dx: isWide ? 0 : -1_000_000, dy: isTall ? 0 : -1_000_000)
    }
  }
#endif
