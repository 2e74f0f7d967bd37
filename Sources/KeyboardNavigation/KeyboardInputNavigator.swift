#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// Takes a person from input to input: by a toolbar above the keyboard, by the Return key, and by
  /// calls of the app. This call makes one:
  ///
  ///     view.navigateInputs()
  ///
  /// Inputs are visited row by row, a row in the reading direction. Scroll views, and views that
  /// VoiceOver or the Tab key keep together (`shouldGroupAccessibilityChildren`,
  /// `focusGroupIdentifier`), are finished before their neighbors, and `accessibilityElements` goes
  /// before places. Inputs that are hidden, clipped away, disabled or not editable are passed over;
  /// a view with a navigator of its own is a boundary.
  ///
  /// Tables and collections are walked by their data: rows that have no cell yet are brought on
  /// screen and searched, three screenfuls at most for each step.
  ///
  /// It needs no keeping: it lives as long as the view, takes no delegate, and ends with
  /// ``stop()`` or with the view.
  ///
  /// Main actor only.
  #if canImport(ObjectiveC)
    @objc(KSKeyboardInputNavigator) @objcMembers
  #endif
  @MainActor
  public final class KeyboardInputNavigator: NSObject {
    /// What stands above the keyboard. A change shows at once.
    @nonobjc public var toolbar: Toolbar {
      didSet { prepare(isToolbarNew: true) }
    }

    /// Whether the Return key of a text field goes on to the next input, and closes the keyboard in
    /// the last one. True by default.
    ///
    /// The key says so where the app has left its `returnKeyType` at `.default`. The app goes
    /// first: nothing happens where the field's delegate answers false, resigns or moves on by
    /// itself, where a target waits for `.editingDidEndOnExit` or `.primaryActionTriggered`, or
    /// where the key says anything but default, next, continue and, in the last field, done. In a
    /// text view Return stays a line break.
    public var movesOnReturn = true {
      didSet { prepare() }
    }

    /// The return key of the last input's text field, where the app has left `returnKeyType` at
    /// `.default`. `.done` at first. Return closes the keyboard there.
    ///
    ///     navigator.lastReturnKey = .send
    public var lastReturnKey = UIReturnKeyType.done {
      didSet { prepare() }
    }

    /// A closure that is called when a step has moved the focus, with the input that has it now,
    /// and with nil when Done has ended editing. Nil at first. Taps of the person on an input are
    /// no steps.
    @nonobjc public var didMove: ((UIView?) -> Void)?

    /// Whether keys of a hardware keyboard do the same: Tab goes on, Shift-Tab goes back, Escape
    /// and Command-Period end editing. False by default.
    ///
    /// Then no Tab character can be typed into a text view, and on an iPad the system's own order
    /// for Tab, which leads to lists and buttons, too, does not get the key. The commands belong to
    /// the view's controller as long as one of the inputs is first responder.
    public var usesHardwareKeys = false {
      didSet { keyCommands.update(for: self) }
    }

    /// The rows of a list that have inputs, if the app knows them: steps then go there without a
    /// search. `nil`, or an answer of `nil`, lets the list be searched.
    public var indexPathsOfInputs: ((UIScrollView) -> [IndexPath]?)?

    private(set) weak var root: UIView?
    private weak var keeper: Keeper?
    private(set) var isStopped = false
    /// Whether a step has found nothing, since the first responder changed last.
    private var fruitless: Set<NavigationDirection> = []
    private var changes = InputChanges()
    /// The input that has had the focus last.
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
      // A screen may be built before it is shown. Its inputs get the toolbar once it is shown. A
      // text view needs it before it begins editing.
      KeyboardCenter.shared.turns.whenArrived(view) { [weak self] in self?.prepare() }
    }

    // MARK: Asking

    /// The inputs that can be visited now, in order. Those in rows without a cell are not among
    /// them.
    public var inputs: [UIView] { read()?.inputs ?? [] }

    /// Whether there may be a next input: there is one, or rows have not been searched.
    public var canMoveToNext: Bool { canMove(.forward) }

    /// Whether there may be a previous input: there is one, or rows have not been searched.
    public var canMoveToPrevious: Bool { canMove(.backward) }

    /// A readable report: the order with its reasons, what was passed over and why, and what
    /// becomes of toolbar and Return.
    public var explanation: String {
      guard let root, !isStopped, let reader = read() else { return "It has been stopped." }
      return NavigationReport(self, reader, in: root).text
    }

    // MARK: Moving

    /// Lets the next input become first responder; the first one, if none is.
    ///
    /// - Returns: Whether there was one. Where three screenfuls of rows had none, the list is put
    ///   back where it was. Where the present input refuses to end editing, nothing changes.
    @discardableResult
    public func moveToNext() -> Bool { move(.forward) }

    /// Lets the previous input become first responder; the last one, if none is.
    ///
    /// - Returns: Whether there was one; see ``moveToNext()``.
    @discardableResult
    public func moveToPrevious() -> Bool { move(.backward) }

    /// Lets the input become first responder again that was it last, after an alert for example.
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

    /// Tells the app of a step that has moved the focus.
    private func report(_ hasMoved: Bool) -> Bool {
      if hasMoved, let current { didMove?(current) }
      return hasMoved
    }

    /// Takes toolbar, Return and return keys back, and ends. A second call does nothing.
    public func stop() {
      end()
      Navigators.shared.dropToolbars()
    }

    /// Ends, and leaves the toolbar of the window to the navigator that comes.
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

    /// The first responder, if it is one of ours.
    var current: UIView? {
      guard let window = root?.window,
        let input = KeyboardCenter.shared.firstResponder(in: window), serves(input)
      else { return nil }
      return input
    }

    /// Whether an input is ours, and not a nested navigator's.
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
      // Places count, so what the app has changed in this turn has to be laid out.
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

    /// UIKit asks the delegate of the input, then that of the one that has the focus, and does not
    /// say which of them has refused. So where the latter may refuse, we ask the input before: its
    /// delegate hears the question again if it agrees, nobody does who refuses.
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

    /// UIKit has asked the delegate already, and has not been refused.
    private func returnWasPressed(in field: UITextField) {
      guard movesOnReturn, field.isFirstResponder, serves(field) else { return }
      let isOurs = changes.hasSetKey(of: field)
      guard isOurs || [.default, .next, .continue].contains(field.returnKeyType) else { return }
      // An input may have come after the last one since.
      if canMoveToNext {
        moveToNext()
      } else if isOurs, field.returnKeyType == lastReturnKey {
        dismiss()
      }
    }

    /// Gives all inputs that are there the toolbar and the return key that they should have. Both
    /// are there then when the keyboard comes.
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
      // UIKit measures the toolbar before the input begins, so it has its items by then. One that
      // has another height later is measured again.
      let height = shown.bounds.height
      if current != nil || shown.items == nil { shown.show(self, reader, isNew: isToolbarNew) }
      if needsReload || isToolbarNew || shown.bounds.height != height {
        current?.reloadInputViews()
      }
    }

    /// Whether a target of the app's waits for Return in a field.
    func leavesReturn(of field: UITextField) -> Bool { changes.leavesReturn(of: field) }

    /// Whether an input shows our toolbar.
    func hasToolbar(_ input: UIView) -> Bool { input.inputAccessoryView is NavigationToolbar }
  }

  extension UIView {
    /// Whether it may refuse to give the focus away. Views that are no text fields or text views
    /// decide that themselves.
    fileprivate var mayKeepFocus: Bool {
      switch self {
      case let field as UITextField: field.delegate?.textFieldShouldEndEditing != nil
      case let text as UITextView: text.delegate?.textViewShouldEndEditing != nil
      default: true
      }
    }
  }

  extension InputReader {
    /// What comes after an input, or before it; everything where there is none.
    func entries(_ direction: NavigationDirection, from input: UIView?) -> ArraySlice<Entry> {
      let ordered = direction == .forward ? entries : entries.reversed()
      let place = ordered.firstIndex {
        if case .input(let view) = $0.stop { view === input } else { false }
      }
      return ordered[(place.map { $0 + 1 } ?? 0)...]
    }
  }
#endif
