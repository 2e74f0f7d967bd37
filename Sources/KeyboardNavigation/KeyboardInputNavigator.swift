#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// An object that moves the focus from input to input: by a toolbar above the keyboard, by the
  /// Return key, and by calls of the app. This call makes a navigator:
  ///
  ///     view.navigateInputs()
  ///
  /// The navigator visits inputs row by row, and each row in the reading direction. The navigator
  /// visits all inputs of a scroll view before it goes on to the next view. The same applies to
  /// views that VoiceOver or the Tab key keep together (`shouldGroupAccessibilityChildren`,
  /// `focusGroupIdentifier`). An order in `accessibilityElements` has priority over the order by
  /// frames. The navigator skips inputs that are hidden, clipped away, disabled or not editable. A
  /// view with a navigator of its own is skipped, too.
  ///
  /// In tables and collections the navigator follows the data. The navigator scrolls to rows that
  /// have no cell yet and searches them, at most three screenfuls for each step.
  ///
  /// The app does not need to keep a reference. A navigator lives as long as its view, or until the
  /// app calls ``stop()``. A navigator needs no delegate.
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

    /// Whether the Return key of a text field moves the focus to the next input, and closes the
    /// keyboard in the last input. True by default.
    ///
    /// The navigator changes the key's label if the app has left `returnKeyType` at `.default`. The
    /// app has priority. Return does not move the focus if the field's delegate returns false,
    /// resigns first responder or moves the focus itself. Return also does not move the focus if
    /// the app has a target for `.editingDidEndOnExit` or `.primaryActionTriggered`, or has set a
    /// return key other than default, next or continue.
    ///
    /// In the last field, Return closes the keyboard only if the navigator has set the return key.
    /// In a text view, Return still inserts a line break.
    public var movesOnReturn = true {
      didSet { prepare() }
    }

    /// The return key of the last input, if that is a text field and the app has left its
    /// `returnKeyType` at `.default`. `.done` by default. In the last input, Return closes the
    /// keyboard.
    ///
    ///     navigator.lastReturnKey = .send
    public var lastReturnKey = UIReturnKeyType.done {
      didSet { prepare() }
    }

    /// A closure that is called when the navigator has moved the focus. Its argument is the new
    /// first responder, or nil if Done has ended editing. Nil by default. The closure is not called
    /// when the user taps an input.
    public var didMove: ((UIView?) -> Void)?

    /// Whether keys of a hardware keyboard also move the focus. Tab moves to the next input and
    /// Shift-Tab to the previous one. Escape and Command-Period end editing. False by default.
    ///
    /// If true, the user cannot type a Tab character into a text view. On an iPad, UIKit has an
    /// order of its own for Tab, which includes lists and buttons. UIKit's order does not receive
    /// the Tab key then. The navigator adds the key commands to the view controller of its view
    /// while one of its inputs is first responder.
    public var usesHardwareKeys = false {
      didSet { keyCommands.update(for: self) }
    }

    /// A closure that returns the index paths of the rows in a list that contain inputs. The
    /// navigator then moves to these rows without a search. If the closure is nil or returns nil,
    /// the navigator searches the list.
    public var indexPathsOfInputs: ((UIScrollView) -> [IndexPath]?)?

    private(set) weak var root: UIView?
    private weak var keeper: Keeper?
    private(set) var isStopped = false
    /// The directions in which the navigator has found no input since the first responder last
    /// changed.
    private var fruitless: Set<NavigationDirection> = []
    private var changes = InputChanges()
    /// The input of this navigator that was first responder last.
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
      // An app may build a screen before showing it. A text view needs its toolbar before editing
      // begins, so we prepare the inputs when the view is added to a window.
      KeyboardCenter.shared.turns.whenArrived(view) { [weak self] in self?.prepare() }
    }

    // MARK: Asking

    /// The inputs that the navigator can visit now, in order. Inputs in rows without a cell are not
    /// included.
    public var inputs: [UIView] { read()?.inputs ?? [] }

    /// Whether there may be a next input. True if there is one, or if some rows without cells have
    /// not been searched yet.
    public var canMoveToNext: Bool { canMove(.forward) }

    /// Whether there may be a previous input. True if there is one, or if some rows without cells
    /// have not been searched yet.
    public var canMoveToPrevious: Bool { canMove(.backward) }

    /// A readable report of the order, with a reason for each position. The report also lists the
    /// skipped inputs, and the inputs for which the toolbar or Return is not used.
    public var explanation: String {
      guard let root, !isStopped, let reader = read() else { return "It has been stopped." }
      return NavigationReport(self, reader, in: root).text
    }

    // MARK: Moving

    /// Makes the next input first responder, or the first input if no input is first responder.
    ///
    /// - Returns: Whether there was a next input. If three screenfuls of rows contain no input, the
    ///   list returns to its old offset. If the current input refuses to end editing, nothing
    ///   changes.
    @discardableResult
    public func moveToNext() -> Bool { move(.forward) }

    /// Makes the previous input first responder, or the last input if no input is first responder.
    ///
    /// - Returns: Whether there was a previous input. See ``moveToNext()``.
    @discardableResult
    public func moveToPrevious() -> Bool { move(.backward) }

    /// Makes the input that the user edited last first responder again, for example after an alert.
    ///
    /// - Returns: Whether the input is first responder now.
    @discardableResult
    public func moveToLatest() -> Bool {
      guard !isStopped, let latest, latest.window != nil, serves(latest) else { return false }
      guard !latest.isFirstResponder else { return true }
      return report(latest.becomeFirstResponder())
    }

    /// Ends editing, as the Done button does. If the input refuses to end editing, the keyboard
    /// stays.
    public func dismiss() {
      guard let current, current.resignFirstResponder() else { return }
      didMove?(nil)
    }

    /// Calls `didMove` if a step has moved the focus. Returns `hasMoved`.
    private func report(_ hasMoved: Bool) -> Bool {
      if hasMoved, let current { didMove?(current) }
      return hasMoved
    }

    /// Stops the navigator. Removes its toolbar, its return keys and its handling of Return. A
    /// second call does nothing.
    public func stop() {
      end()
      Navigators.shared.dropToolbars()
    }

    /// Stops the navigator, but keeps the window's toolbar for the navigator that replaces this
    /// one.
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

    /// The first responder, if it is one of this navigator's inputs. Nil otherwise.
    var current: UIView? {
      guard let window = root?.window,
        let input = KeyboardCenter.shared.firstResponder(in: window), serves(input)
      else { return nil }
      return input
    }

    /// Whether an input belongs to this navigator and not to the navigator of an inner view.
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
      // The order depends on frames, so first finish the app's pending layout.
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

    /// Tries to make an input first responder.
    ///
    /// UIKit asks the delegate of the input and then the delegate of the first responder. UIKit
    /// does not report which of the two has refused. So if the first responder may refuse, we first
    /// ask the input's `canBecomeFirstResponder`. If the input agrees, UIKit asks its delegate a
    /// second time.
    ///
    /// - Parameter holder: The current first responder. Nil if there is none.
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

    /// Moves the focus because the user has pressed Return. UIKit has asked the field's delegate,
    /// which has not refused.
    private func returnWasPressed(in field: UITextField) {
      guard movesOnReturn, field.isFirstResponder, serves(field) else { return }
      let isOurs = changes.hasSetKey(of: field)
      guard isOurs || [.default, .next, .continue].contains(field.returnKeyType) else { return }
      // The app may have added another input after the last one.
      if canMoveToNext {
        moveToNext()
      } else if isOurs, field.returnKeyType == lastReturnKey {
        dismiss()
      }
    }

    /// Sets the toolbar and the return key of all inputs, so that they are ready when the keyboard
    /// shows.
    ///
    /// - Parameter isToolbarNew: Whether the app has just set ``toolbar``.
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
      // UIKit measures the toolbar before the input begins editing, so we set the items of the
      // toolbar first. If the height of the toolbar changes later, UIKit has to measure it again.
      let height = shown.bounds.height
      if current != nil || shown.items == nil { shown.show(self, reader, isNew: isToolbarNew) }
      if needsReload || isToolbarNew || shown.bounds.height != height {
        current?.reloadInputViews()
      }
    }

    /// Whether the app has a target for Return in a field, so that the navigator does not handle
    /// Return.
    func leavesReturn(of field: UITextField) -> Bool { changes.leavesReturn(of: field) }

    /// Whether the accessory view of an input is our toolbar.
    func hasToolbar(_ input: UIView) -> Bool { input.inputAccessoryView is NavigationToolbar }
  }

  extension UIView {
    /// Whether the view may refuse to resign first responder. A text field or a text view asks its
    /// delegate. Any other view decides in code that we cannot see.
    fileprivate var mayKeepFocus: Bool {
      switch self {
      case let field as UITextField: field.delegate?.textFieldShouldEndEditing != nil
      case let text as UITextView: text.delegate?.textViewShouldEndEditing != nil
      default: true
      }
    }
  }

  extension InputReader {
    /// Returns the entries after an input, or before it in reverse order. Returns all entries if
    /// the input is nil or has no entry.
    func entries(_ direction: NavigationDirection, from input: UIView?) -> ArraySlice<Entry> {
      let ordered = direction == .forward ? entries : entries.reversed()
      let place = ordered.firstIndex {
        if case .input(let view) = $0.stop { view === input } else { false }
      }
      return ordered[(place.map { $0 + 1 } ?? 0)...]
    }
  }
#endif
