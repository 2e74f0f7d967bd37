/// Manages a table view, and makes room for the keyboard by itself.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  private var ownTable: UITableView?
  private var avoidance: ControllerKeyboardAvoidance?
  private var hasAppeared = false
  private var hasFlashed = false

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The controller's view, unless the app has made another one that.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return ownTable
    }
    set {
      ownTable = newValue
      view = newValue
    }
  }

  open override var view: UIView! {
    get { super.view }
    set {
      if let table = newValue as? UITableView { ownTable = table }
      super.view = newValue
    }
  }

  /// Makes a table whose data source and delegate this controller is, unless a nib has the view.
  open override func loadView() {
    guard !hasViewFromNib else { return }
    let table = UITableView(frame: UIScreen.current.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    tableView = table
  }

  /// Whether rows are deselected when the table comes back on screen.
  open var clearsSelectionOnViewWillAppear = true

  /// Apple's documentation: loads the data at the first appearance, clears the selection at each. A
  /// subclass that does not call it gets no room for the keyboard either (IQKeyboardManager#850).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared { tableView.reloadData() }
    if hasAppeared, clearsSelectionOnViewWillAppear { clearSelection(animated: animated) }
    hasAppeared = true
    let avoidance = avoidance ?? makeAvoidance()
    self.avoidance = avoidance
    avoidance.start()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !hasFlashed { tableView.flashScrollIndicators() }
    hasFlashed = true
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    avoidance?.stop()
  }

  private func makeAvoidance() -> ControllerKeyboardAvoidance {
    ControllerKeyboardAvoidance(tableView) { [weak self] focus in
      guard let table = self?.ownTable, focus.isDescendant(of: table) else { return nil }
      var view: UIView? = focus
      while let current = view, !(current is UITableViewCell) { view = current.superview }
      return (view as? UITableViewCell).flatMap(table.indexPath).map(table.areaToShow)
    }
  }

  /// Along with the transition; a swipe back that is canceled selects the rows again.
  private func clearSelection(animated: Bool) {
    guard let table = tableView, let rows = table.indexPathsForSelectedRows else { return }
    for row in rows { table.deselectRow(at: row, animated: animated) }
    transitionCoordinator?.animate(alongsideTransition: nil) { context in
      guard context.isCancelled else { return }
      for row in rows { table.selectRow(at: row, animated: false, scrollPosition: .none) }
    }
  }

  // MARK: Data source

  //
  // A storyboard's static rows are this controller's own data; a subclass may ask for
  // them with `super`.

  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.table.fixed?.sections.count ?? 1
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.table.fixed?[section]?.rows.count ?? 0
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let row = tableView.table.fixed?[indexPath] { return row.cell }
    preconditionFailure("\(type(of: self)) has rows but does not make cells for them")
  }

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { tableView.table.fixed?[section]?.header }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { tableView.table.fixed?[section]?.footer }

  // MARK: Delegate

  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.table.fixed?[indexPath]?.height ?? TableAnswer.none }
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.table.fixed?[section]?.headerHeight ?? TableAnswer.none }
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.table.fixed?[section]?.footerHeight ?? TableAnswer.none }
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { TableAnswer.none }

  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }

  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  // MARK: Scrolling

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
