#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// All navigators, the toolbar of each window, and the observers of editing and of taps.
  @MainActor
  final class Navigators {
    static let shared = Navigators()

    private var all: [Weak<KeyboardInputNavigator>] = []
    private var toolbars: [(window: Weak<UIWindow>, toolbar: NavigationToolbar)] = []
    private var made: [Weak<KeyboardInputNavigator>] = []

    /// The toolbar of the navigator that each screen gets automatically. Nil if screens get no
    /// navigator.
    var automaticToolbar: KeyboardInputNavigator.Toolbar? {
      didSet {
        let old = made.compactMap(\.object)
        made = []
        for navigator in old { navigator.stop() }
        guard automaticToolbar != nil else { return }
        for input in KeyboardCenter.shared.firstResponders() { didBeginEditing(input) }
      }
    }

    private init() {
      KeyboardExplanationView.inputOrder = { Navigators.shared.navigator(at: $0)?.inputs ?? [] }
      KeyboardCenter.shared.didBeginEditing = { Navigators.shared.didBeginEditing($0) }
      KeyboardCenter.shared.didEndEditing = { input in
        for navigator in Navigators.shared.all { navigator.object?.didEndEditing(input) }
      }
    }

    /// The number of navigators and toolbars, for tests that look for leaks.
    var count: Int { all.count { $0.object != nil } + toolbars.count { $0.window.object != nil } }

    // MARK: Taps

    /// A closure that returns whether a tap into a view may end editing, for all windows of the
    /// app. Nil if taps do not end editing.
    var dismissesOnTap: (@MainActor (UIView) -> Bool)? {
      didSet {
        for recognizer in tapObservers.compactMap(\.object) {
          recognizer.view?.removeGestureRecognizer(recognizer)
        }
        tapObservers = []
        for input in KeyboardCenter.shared.firstResponders() { observeTaps(around: input) }
      }
    }

    private var tapObservers: [Weak<UIGestureRecognizer>] = []

    private func observeTaps(around input: UIView) {
      guard let dismissesOnTap, let window = input.window,
        !tapObservers.contains(where: { $0.object?.view === window })
      else { return }
      let observer = window.addOutsideTapObserver(asking: dismissesOnTap)
      tapObservers = tapObservers.filter { $0.object != nil } + [Weak(observer)]
    }

    // MARK: Finding

    func navigator(at view: UIView) -> KeyboardInputNavigator? {
      all.first { $0.object?.root === view }?.object
    }

    /// Returns the navigator of an input: that of the innermost view around the input that has a
    /// navigator. Nil if there is none.
    func navigator(of input: UIView) -> KeyboardInputNavigator? {
      guard !all.isEmpty else { return nil }
      for view in input.path {
        if let found = navigator(at: view) { return found }
      }
      return nil
    }

    /// Updates the navigators around a view after the app has changed a setting of the view.
    func settingsDidChange(for view: UIView) {
      for navigator in all.compactMap(\.object) {
        if let root = navigator.root, view.isDescendant(of: root) { navigator.prepare() }
      }
    }

    func add(_ navigator: KeyboardInputNavigator) {
      all.removeAll { $0.object == nil }
      all.append(Weak(navigator))
    }

    func didStop(_ navigator: KeyboardInputNavigator) {
      all.removeAll { $0.object == nil || $0.object === navigator }
    }

    /// Removes the toolbars of windows that have no navigator any more.
    func dropToolbars() {
      let windows = all.map { $0.object?.root?.window }
      toolbars.removeAll { entry in !windows.contains { $0 === entry.window.object } }
    }

    // MARK: Toolbars

    /// Returns the toolbar of a window. All inputs of the window share the toolbar, so that it does
    /// not flicker when the focus moves.
    func toolbar(in window: UIWindow) -> NavigationToolbar {
      toolbars.removeAll { $0.window.object == nil }
      if let known = toolbars.first(where: { $0.window.object === window }) { return known.toolbar }
      let toolbar = NavigationToolbar(width: window.bounds.width)
      toolbars.append((Weak(window), toolbar))
      return toolbar
    }

    // MARK: Events

    private func didBeginEditing(_ input: UIView) {
      observeTaps(around: input)
      serveAutomatically(input)
      navigator(of: input)?.didBeginEditing(input)
    }

    private func serveAutomatically(_ input: UIView) {
      guard let automaticToolbar, navigator(of: input) == nil,
        let screen = AutomaticAvoiding.shared.navigableScreen(of: input)
      else { return }
      let navigator = KeyboardInputNavigator.make(in: screen, toolbar: automaticToolbar)
      made.removeAll { $0.object == nil }
      made.append(Weak(navigator))
    }
  }

  extension KeyboardInputNavigator {
    /// Makes a navigator for a view. If the view already has a navigator, the new one replaces it.
    static func make(in view: UIView, toolbar: Toolbar) -> KeyboardInputNavigator {
      Navigators.shared.navigator(at: view)?.end()
      let navigator = KeyboardInputNavigator(in: view, toolbar: toolbar)
      navigator.prepare()
      if let current = navigator.current { navigator.didBeginEditing(current) }
      return navigator
    }
  }
#endif
