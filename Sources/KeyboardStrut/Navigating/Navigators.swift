#if canImport(UIKit)
  import UIKit

  /// All navigators, the bars of the windows, and what begins and ends editing.
  @MainActor
  final class Navigators {
    static let shared = Navigators()

    private var all: [Weak<KeyboardNavigator>] = []
    private var bars: [(window: Weak<UIWindow>, bar: NavigationToolbar)] = []
    private var made: [Weak<KeyboardNavigator>] = []

    /// The bar that screens get by themselves; nil for no navigation by itself.
    var automaticBar: KeyboardNavigator.Bar? {
      didSet {
        let old = made.compactMap(\.object)
        made = []
        for navigator in old { navigator.stop() }
        guard automaticBar != nil else { return }
        for input in KeyboardCenter.shared.firstResponders() { didBeginEditing(input) }
      }
    }

    private init() {
      KeyboardCenter.shared.didBeginEditing = { Navigators.shared.didBeginEditing($0) }
      KeyboardCenter.shared.didEndEditing = { input in
        for navigator in Navigators.shared.all { navigator.object?.didEndEditing(input) }
      }
    }

    /// How many there are, for tests that look for leftovers.
    var count: Int { all.count { $0.object != nil } + bars.count { $0.window.object != nil } }

    // MARK: Finding

    func navigator(at view: UIView) -> KeyboardNavigator? {
      all.first { $0.object?.root === view }?.object
    }

    /// The one of the innermost view around an input.
    func navigator(of input: UIView) -> KeyboardNavigator? {
      guard !all.isEmpty else { return nil }
      for view in input.path {
        if let found = navigator(at: view) { return found }
      }
      return nil
    }

    func add(_ navigator: KeyboardNavigator) {
      all.removeAll { $0.object == nil }
      all.append(Weak(navigator))
    }

    func didStop(_ navigator: KeyboardNavigator) {
      all.removeAll { $0.object == nil || $0.object === navigator }
    }

    /// Drops the bars of windows without navigators.
    func dropBars() {
      let windows = all.map { $0.object?.root?.window }
      bars.removeAll { entry in !windows.contains { $0 === entry.window.object } }
    }

    // MARK: Bars

    /// One for each window: an input that takes over from another then keeps it, and nothing
    /// flickers.
    func bar(in window: UIWindow) -> NavigationToolbar {
      bars.removeAll { $0.window.object == nil }
      if let known = bars.first(where: { $0.window.object === window }) { return known.bar }
      let bar = NavigationToolbar(width: window.bounds.width)
      bars.append((Weak(window), bar))
      return bar
    }

    // MARK: Events

    private func didBeginEditing(_ input: UIView) {
      serveAutomatically(input)
      navigator(of: input)?.didBeginEditing(input)
    }

    private func serveAutomatically(_ input: UIView) {
      guard let automaticBar, navigator(of: input) == nil,
        let screen = AutomaticAvoiding.shared.navigableScreen(of: input)
      else { return }
      let navigator = KeyboardNavigator.make(in: screen, bar: automaticBar)
      made.removeAll { $0.object == nil }
      made.append(Weak(navigator))
    }
  }

  extension KeyboardNavigator {
    /// A navigator for a view, in place of the one that it may have.
    static func make(in view: UIView, bar: Bar) -> KeyboardNavigator {
      Navigators.shared.navigator(at: view)?.end()
      let navigator = KeyboardNavigator(in: view, bar: bar)
      navigator.prepare()
      if let current = navigator.current { navigator.didBeginEditing(current) }
      return navigator
    }
  }
#endif
