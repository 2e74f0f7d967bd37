#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// Moves the focus from input to input: by a toolbar above the keyboard, by the Return key, and
  /// by calls of the app. This call makes one:
  ///
  ///     view.navigateInputs()
  ///
  /// The navigator visits inputs row by row, and each row in the reading direction. It finishes
  /// scroll views before their neighbors. The same applies to views that VoiceOver or the Tab key
  /// keep together (`shouldGroupAccessibilityChildren`, `focusGroupIdentifier`). An order in
  /// `accessibilityElements` wins over the order by frames. The navigator skips inputs that are
  /// hidden, clipped away, disabled or not editable. A view with its own navigator is a boundary.
  ///
  /// In tables and collections the navigator follows the data. It scrolls to rows that have no cell
  /// yet and searches them, at most three screenfuls for each step.
  ///
  /// The app does not need to keep a reference. A navigator lives as long as its view, needs no
  /// delegate, and ends with ``stop()`` or with the view.
  ///
  /// Main actor only.
  #if canImport(ObjectiveC)
    @objc(KSKeyboardInputNavigator) @objcMembers
  #endif
  @MainActor
  public final class KeyboardInputNavigator: NSObject {
    /// The toolbar above the keyboard. A change takes effect at once.
    @nonobjc public var toolbar: Toolbar {
      didSet { prepare(isToolbarNew: true) }
    }

    /// Whether the Return key of a text field moves to the next input, and closes the keyboard in
    /// the last one. True by default.
    ///
    /// The navigator changes the key's label if the app has left `returnKeyType` at `.default`. The
    /// app has precedence. Return does not move the focus if the field's delegate returns false,
    /// resigns or moves the focus itself. The same applies if a target waits for
    /// `.editingDidEndOnExit` or `.primaryActionTriggered`, or if the app has set a key other than
    /// default, next or continue.
    ///
    /// In the last field, Return closes the keyboard only if the navigator has set the key. In a
    /// text view Return stays a line break.
    public var movesOnReturn = true {
      didSet { prepare() }
    }

    /// The return key of the last input's text field, if the app has left `returnKeyType` at
    /// `.default`. `.done` by default. Return closes the keyboard there.
    ///
    ///     navigator.lastReturnKey = .send
    public var lastReturnKey = UIReturnKeyType.done {
      didSet { prepare() }
    }

    /// A closure that is called when a step has moved the focus, with the input that has the focus
    /// now. Called with nil when Done has ended editing. Nil by default. A tap of the user on an
    /// input is not a step.
    public var didMove: ((UIView?) -> Void)?

    /// Whether keys of a hardware keyboard also move the focus. Tab moves to the next input,
    /// Shift-Tab to the previous one. Escape and Command-Period end editing. False by default.
    ///
    /// If true, the user cannot type a Tab character into a text view. On an iPad, UIKit's own
    /// order for Tab, which includes lists and buttons, does not get the key. The commands belong
    /// to the view's controller as long as one of the inputs is first responder.
    public var usesHardwareKeys = false {
      didSet { keyCommands.update(for: self) }
    }

    /// A closure that returns the rows of a list with inputs, if the app knows them. Steps then go
    /// to these rows without a search. If the closure is `nil` or returns `nil`, the navigator
    /// searches the list.
    public var indexPathsOfInputs: ((UIScrollView) -> [IndexPath]?)?

    private(set) weak var root: UIView?
    private weak var keeper: Keeper?
    private(set) var isStopped = false
    /// The directions in which a step has found no input since the first responder last changed.
    private var fruitless: Set<NavigationDirection> = []
    private var changes = InputChanges()
    /// The input that last had the focus.
    private weak var latest: UIView?
    private var keyCommands = NavigationKeys()

    init(in view: UIView, toolbar: Toolbar) {
      root = view
      self.toolbar = toolbar
      super.init()
      let keeper = Keeper(self)
      view.addLayoutGuide(keeper)
      self.keeper = keeper
      Navigators.shared.add(self)
      // An app may build a screen before showing it. A text view needs its toolbar before it begins
      // editing, so we prepare the inputs when the view comes into a window.
      KeyboardCenter.shared.turns.whenArrived(view) { [weak self] in self?.prepare() }
    }

    // MARK: Asking

    /// The inputs that the navigator can visit now, in order. Inputs in rows without a cell are
    /// missing.
    public var inputs: [UIView] { read()?.inputs ?? [] }

    /// Whether there may be a next input. True if there is one, or if some rows have not been
    /// searched.
    public var canMoveToNext: Bool { canMove(.forward) }

    /// Whether there may be a previous input. True if there is one, or if some rows have not been
    /// searched.
    public var canMoveToPrevious: Bool { canMove(.backward) }

    /// A readable report: the order with its reasons, the skipped inputs with theirs, and
    /// exceptions for the toolbar and Return.
    public var explanation: String {
      guard let root, !isStopped, let reader = read() else { return "It has been stopped." }
      return NavigationReport(self, reader, in: root).text
    }

    // MARK: Moving

    /// Makes the next input the first responder, or the first input if none of them is.
    ///
    /// - Returns: Whether there was one. If three screenfuls of rows contain no input, the list
    ///   returns to its old offset. If the current input refuses to end editing, nothing changes.
    @discardableResult
    public func moveToNext() -> Bool { move(.forward) }

    /// Makes the previous input the first responder, or the last input if none of them is.
    ///
    /// - Returns: Whether there was one; see ``moveToNext()``.
    @discardableResult
    public func moveToPrevious() -> Bool { move(.backward) }

    /// Makes the input that was last the first responder the first responder again, for example
    /// after an alert.
    ///
    /// - Returns: Whether it is first responder now.
    @discardableResult
    public func moveToLatest() -> Bool {
      guard !isStopped, let latest, latest.window != nil, serves(latest) else { return false }
      guard !latest.isFirstResponder else { return true }
      return report(latest.becomeFirstResponder())
    }

    /// Ends editing, as Done does. An input that refuses to end keeps the keyboard.
    public func dismiss() {
      guard let current, current.resignFirstResponder() else { return }
      didMove?(nil)
    }

    /// Calls `didMove` after a step that has moved the focus.
    private func report(_ hasMoved: Bool) -> Bool {
      if hasMoved, let current { didMove?(current) }
      return hasMoved
    }

    /// Removes the toolbar, the handling of Return and the return keys, and ends navigation. A
    /// second call does nothing.
    public func stop() {
      end()
      Navigators.shared.dropToolbars()
    }

    /// Ends navigation, but keeps the window's toolbar for the navigator that replaces this one.
    func end() {
      guard !isStopped else { return }
      isStopped = true
      let input = current
      keyCommands.update(for: self)
      if changes.takeBack(), let input { input.reloadInputViews() }
      if let keeper { keeper.owningView?.removeLayoutGuide(keeper) }
      Navigators.shared.didStop(self)
    }

    // MARK: Steps

    /// The first responder, if it is one of this navigator's inputs.
    var current: UIView? {
      guard let window = root?.window,
        let input = KeyboardCenter.shared.firstResponder(in: window), serves(input)
      else { return nil }
      return input
    }

    /// Whether an input belongs to this navigator, and not to a nested one.
    func serves(_ input: UIView) -> Bool { Navigators.shared.navigator(of: input) === self }

    func read() -> InputReader? {
      root.map { InputReader($0, firstResponder: current, hint: indexPathsOfInputs) }
    }

    func canMove(_ direction: NavigationDirection, in reader: InputReader? = nil) -> Bool {
      guard !isStopped, !fruitless.contains(direction), let reader = reader ?? read() else {
        return false
      }
      return !reader.entries(direction, from: current).isEmpty
    }

    private func move(_ direction: NavigationDirection) -> Bool {
      guard !isStopped, let root, let window = root.window else { return false }
      // The order depends on frames, so we first lay out the app's latest changes.
      root.layoutIfNeeded()
      guard let reader = read() else { return false }
      let holder = KeyboardCenter.shared.firstResponder(in: window)
      var search = RowSearch(direction) {
        self.read()
      } offering: {
        self.offerFocus(of: holder, to: $0)
      }
      var answer = FocusOffer.declined
      for entry in reader.entries(direction, from: current) {
        answer = search.visit(entry.stop)
        if answer != .declined || search.isExhausted { break }
      }
      if answer == .declined { fruitless.insert(direction) }
      if answer != .taken { prepare() }
      return report(answer == .taken)
    }

    /// Offers the focus to an input.
    ///
    /// UIKit asks the delegate of the input, then the delegate of the first responder, and does not
    /// say which of them has refused. So if the first responder may refuse, we ask the input first.
    /// Its delegate is asked a second time if it agrees.
    private func offerFocus(of holder: UIView?, to input: UIView) -> FocusOffer {
      if !changes.knows(input) { prepare() }
      let mayKeep = holder?.mayKeepFocus ?? false
      if mayKeep, !input.canBecomeFirstResponder { return .declined }
      if input.becomeFirstResponder(), input.isFirstResponder { return .taken }
      return mayKeep && holder?.isFirstResponder == true ? .kept : .declined
    }

    // MARK: Events

    func didBeginEditing(_ input: UIView) {
      fruitless = []
      latest = input
      prepare()
      keyCommands.update(for: self)
      changes.setReturn(of: input as? UITextField, isOurs: movesOnReturn) { [weak self] field in
        self?.returnWasPressed(in: field)
      }
    }

    func didEndEditing(_ input: UIView) {
      keyCommands.update(for: self)
      if let field = input as? UITextField { changes.forgetReturn(of: field) }
    }

    /// Moves on in response to Return. UIKit has already asked the delegate, which did not refuse.
    private func returnWasPressed(in field: UITextField) {
      guard movesOnReturn, field.isFirstResponder, serves(field) else { return }
      let isOurs = changes.hasSetKey(of: field)
      guard isOurs || [.default, .next, .continue].contains(field.returnKeyType) else { return }
      // The app may have added an input after the last one since.
      if canMoveToNext {
        moveToNext()
      } else if isOurs, field.returnKeyType == lastReturnKey {
        dismiss()
      }
    }

    /// Sets the toolbar and the return key of all current inputs, so that both are ready when the
    /// keyboard shows.
    func prepare(isToolbarNew: Bool = false) {
      guard !isStopped, let root, let window = root.window, let reader = read() else { return }
      let current = current
      let shown = Navigators.shared.toolbar(in: window)
      changes.forgetInputs(outside: root)
      var needsReload = false
      for (index, entry) in reader.entries.enumerated() {
        guard case .input(let input) = entry.stop else { continue }
        let isLast =
          index == reader.entries.count - 1
          || input === current && fruitless.contains(.forward)
        let key: UIReturnKeyType? = movesOnReturn ? (isLast ? lastReturnKey : .next) : nil
        var hasChanged = changes.setToolbar(of: input, to: toolbar.isShown ? shown : nil)
        hasChanged = changes.setKey(of: input as? UITextField, to: key) || hasChanged
        if input === current, hasChanged { needsReload = true }
      }
      // UIKit measures the toolbar before the input begins editing, so the toolbar gets its items
      // first. If its height changes later, UIKit has to measure it again.
      let height = shown.bounds.height
      if current != nil || shown.items == nil { shown.show(self, reader, isNew: isToolbarNew) }
      if needsReload || isToolbarNew || shown.bounds.height != height {
        current?.reloadInputViews()
      }
    }

    /// Whether a target of the app waits for Return in a field.
    func leavesReturn(of field: UITextField) -> Bool { changes.leavesReturn(of: field) }

    /// Whether an input shows our toolbar.
    func hasToolbar(_ input: UIView) -> Bool { input.inputAccessoryView is NavigationToolbar }
  }

  extension UIView {
    /// Whether the view may refuse to resign first responder. Views other than text fields and text
    /// views decide that in code that we cannot see.
    fileprivate var mayKeepFocus: Bool {
      switch self {
      case let field as UITextField: field.delegate?.textFieldShouldEndEditing != nil
      case let text as UITextView: text.delegate?.textViewShouldEndEditing != nil
      default: true
      }
    }
  }

  extension InputReader {
    /// Returns the entries after an input, or before it; all entries if the input is nil or not
    /// among them.
    func entries(_ direction: NavigationDirection, from input: UIView?) -> ArraySlice<Entry> {
      let ordered = direction == .forward ? entries : entries.reversed()
      let place = ordered.firstIndex {
        if case .input(let view) = $0.stop { view === input } else { false }
      }
      return ordered[(place.map { $0 + 1 } ?? 0)...]
    }
  }
#endif
