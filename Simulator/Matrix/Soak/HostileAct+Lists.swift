import Phone

extension HostileAct {
  /// The acts on lists: their rows get the focus, are reloaded and are scrolled by a throw.
  static let lists: [HostileAct] = [
    HostileAct("focus a row", weight: 10) { day, dice in
      guard let list = dice.pick(0, day.lists), let row = day.row(of: list, dice) else { return }
      let isScrolled = dice.isLucky(3, oneIn: 2)
      if isScrolled {
        list.scroll(to: row)
        list.layoutIfNeeded()
      }
      let field = list.cell(at: row)?.tree.first {
        $0 is any UIKeyInput && $0.canBecomeFirstResponder
      }
      field?.becomeFirstResponder()
      if isScrolled, field?.isFirstResponder != true { day.noteScroll(of: list) }
    },
    HostileAct("reload", weight: 3) { day, dice in
      guard let list = dice.pick(0, day.lists) else { return }
      list.reload()
      if dice.isLucky(1, oneIn: 2) { list.layoutIfNeeded() }
    },
    HostileAct("reload rows", weight: 4) { day, dice in
      guard let list = dice.pick(0, day.lists) else { return }
      // Half of the time, reload only the row with the focus. Its field then gets another cell
      // while it is edited.
      let focused = list.shownRows.filter { list.cell(at: $0)?.hasFocusInside == true }
      let rows = dice.isLucky(1, oneIn: 2) && !focused.isEmpty ? focused : list.shownRows
      list.reload(rows, animated: dice.isLucky(2, oneIn: 2))
    },
    HostileAct("type while content glides", weight: 5, endsTurns: true) { day, dice in
      guard let scrollView = dice.pick(0, day.lists + day.scrollViews) else { return }
      day.typeWhileGliding(scrollView, up: dice.isLucky(1, oneIn: 2))
    },
  ]

  /// Acts of an app in response to the keyboard's notifications.
  static let answers: [HostileAct] = [
    HostileAct("an answer to the keyboard", weight: 4) { day, dice in
      guard let name = dice.pick(3, Malformed.names), let act = dice.pick(4, insets + lists) else {
        return
      }
      day.arm(name, act, dice)
    }
  ]
}

extension HostileDay {
  /// The lists of the screen, including the screen's own view if it is a list.
  var lists: [UIScrollView] {
    let view: UIView = screen.view
    return view.tree.compactMap { $0 as? UIScrollView }.filter {
      $0 is UITableView || $0 is UICollectionView
    }
  }

  /// Whether the first responder is in a row of a list.
  var hasFocusInRow: Bool {
    guard let responder = phone.window.firstResponder else { return false }
    return sequence(first: responder) { $0.next }.contains { ($0 as? UIView)?.isCell == true }
  }

  /// Picks a row of a list; nil if the list is empty.
  func row(of list: UIScrollView, _ dice: Dice) -> IndexPath? {
    let sections = list.rowCounts.enumerated().filter { $0.element > 0 }
    guard let section = dice.pick(1, Array(sections)) else { return nil }
    return IndexPath(row: dice.index(2, of: section.element), section: section.offset)
  }

  /// Throws content with a finger, types while the content glides, and deletes the text again. If
  /// the text stayed, the day with the library and the day without it would differ.
  func typeWhileGliding(_ scrollView: UIScrollView, up: Bool) {
    let area = scrollView.visibleFrame.intersection(phone.window.shownFrame)
    let height = min(area.maxY, phone.keyboardFrame.minY) - area.minY
    let middle = CGPoint(x: area.midX, y: area.minY + height / 2)
    let way = height * (up ? -0.3 : 0.3)
    let start = CGPoint(x: middle.x, y: middle.y - way)
    // A finger drags a sheet or a popover if its content is scrolled to the end. The content offset
    // differs with and without the library, so presented screens are left out.
    guard scrollView.window != nil, !area.isNull, height > 60, page.presentingViewController == nil,
      let hit = phone.window.hitTest(phone.window.convertFromDisplay(start), with: nil),
      hit.scrollViews.contains(where: { $0 === scrollView })
    else {
      // The other day may throw the content, so take as much time as a throw. Otherwise an act that
      // waits for a notification could come in another step there.
      phone.advance(by: 0.28)
      return
    }
    // The field must keep the focus. Otherwise the day with the library would go on with another
    // keyboard.
    let all = hit.scrollViews
    let modes = all.map(\.keyboardDismissMode)
    for one in all { one.keyboardDismissMode = .none }
    noteScroll(of: scrollView)
    phone.drag(
      from: start, to: CGPoint(x: middle.x, y: middle.y + way), duration: 0.08)
    for (one, mode) in zip(all, modes) { one.keyboardDismissMode = mode }
    let input = phone.window.firstResponder as? any UIKeyInput
    for _ in 0..<3 {
      phone.advance(by: 0.05)
      input?.insertText("a")
    }
    for _ in 0..<3 { input?.deleteBackward() }
    phone.advance(by: 0.05)
  }
}

/// One interface to the rows of tables and of collection views.
extension UIScrollView {
  fileprivate var rowCounts: [Int] {
    switch self {
    case let table as UITableView:
      (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
    case let collection as UICollectionView:
      (0..<collection.numberOfSections).map(collection.numberOfItems(inSection:))
    default: []
    }
  }

  fileprivate var shownRows: [IndexPath] {
    (self as? UITableView)?.indexPathsForVisibleRows
      ?? (self as? UICollectionView)?.indexPathsForVisibleItems.sorted() ?? []
  }

  fileprivate func cell(at row: IndexPath) -> UIView? {
    (self as? UITableView)?.cellForRow(at: row)
      ?? (self as? UICollectionView)?.cellForItem(at: row)
  }

  fileprivate func scroll(to row: IndexPath) {
    (self as? UITableView)?.scrollToRow(at: row, at: .middle, animated: false)
    (self as? UICollectionView)?.scrollToItem(at: row, at: .centeredVertically, animated: false)
  }

  fileprivate func reload() {
    (self as? UITableView)?.reloadData()
    (self as? UICollectionView)?.reloadData()
  }

  fileprivate func reload(_ rows: [IndexPath], animated: Bool) {
    (self as? UITableView)?.reloadRows(at: rows, with: animated ? .fade : .none)
    (self as? UICollectionView)?.reloadItems(at: rows)
  }
}

extension UIView {
  fileprivate var hasFocusInside: Bool { tree.contains(where: \.isFirstResponder) }
}

/// A table of thirty rows with a field in each.
final class HostileList: UITableView, UITableViewDataSource {
  init() {
    super.init(frame: .zero, style: .plain)
    register(HostileRow.self, forCellReuseIdentifier: "row")
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

/// A row with a field.
private final class HostileRow: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let field = UITextField(frame: contentView.bounds.insetBy(dx: 16, dy: 4))
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}
