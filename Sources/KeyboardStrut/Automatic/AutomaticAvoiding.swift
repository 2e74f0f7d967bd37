#if canImport(UIKit)
  import UIKit

  /// Gives a screen an avoider when one of its inputs becomes first responder.
  @MainActor
  package final class AutomaticAvoiding {
    package static let shared = AutomaticAvoiding()

    var policyForScreen: (@MainActor (UIViewController) -> KeyboardPolicy?)?
    var defaultPolicy = KeyboardPolicy.avoid()
    var keepsScrollPositions = false
    var finder = ScreenFinder()
    private var excludedViews: [Weak<UIView>] = []
    var excludedControllers: [UIViewController.Type] = [] {
      didSet { exclusionsDidChange() }
    }

    var isOn: Bool {
      get { KeyboardCenter.shared.didFocus != nil }
      set {
        guard newValue != isOn else { return }
        if newValue {
          KeyboardCenter.shared.didFocus = serve
          serveFocused()
        } else {
          KeyboardCenter.shared.didFocus = nil
          for avoider in KeyboardCenter.shared.avoiders where avoider.isAutomatic {
            avoider.stop(animated: true)
          }
        }
      }
    }

    // MARK: Exclusions

    func setExcluded(_ isExcluded: Bool, _ view: UIView) {
      excludedViews.removeAll { $0.object == nil || $0.object === view }
      if isExcluded { excludedViews.append(Weak(view)) }
      exclusionsDidChange()
    }

    func excludes(_ view: UIView) -> Bool { excludedViews.contains { $0.object === view } }

    private func exclusionsDidChange() {
      if isOn { serveFocused() }
    }

    /// Whether an input lies in a view or a controller that is left to the app.
    func isExcluded(_ input: UIView) -> Bool {
      guard !excludedViews.isEmpty || !excludedControllers.isEmpty else { return false }
      return input.chain.contains { current in
        excludedViews.contains { $0.object === current }
          || excludedControllers.contains { current.isKind(of: $0) }
      }
    }

    // MARK: Serving

    private func serveFocused() {
      for input in KeyboardCenter.shared.firstResponders() {
        serve(input)
        KeyboardCenter.shared.settingsDidChange(for: input)
      }
    }

    private func serve(_ input: UIView) {
      serveListSearched(by: input)
      guard !isExcluded(input), !isServed(input, in: input.window),
        let (view, policy) = served(for: input), case .avoid(let methods, let gap) = policy.choice
      else { return }
      let avoider = KeyboardAvoider(
        .reveal, in: SceneReader(serving: view, by: methods), gap: gap, isAutomatic: true)
      avoider.keepsScrollPosition = keepsScrollPositions
    }

    /// Returns the view that is moved for an input, and the app's policy for it.
    private func served(for input: UIView) -> (UIView, KeyboardPolicy)? {
      guard let screen = finder.screen(of: input) else {
        return finder.ownerlessView(of: input).map { ($0, defaultPolicy) }
      }
      return finder.movedView(of: screen).map { ($0, policy(for: screen)) }
    }

    private func policy(for screen: UIViewController) -> KeyboardPolicy {
      policyForScreen?(screen) ?? defaultPolicy
    }

    /// Gives the list that an input searches an avoider, so that its last rows can be scrolled
    /// above the keyboard.
    private func serveListSearched(by input: UIView) {
      guard !isExcluded(input), let (screen, list) = finder.searchedList(of: input),
        !isExcluded(list), policy(for: screen) != .leaveAlone
      else { return }
      let present = KeyboardCenter.shared.avoiders.filter { $0.home === list && !$0.isStopped }
      guard present.isEmpty else {
        for avoider in present where avoider.isAutomatic && avoider.rank == .follow {
          avoider.searchField = input
        }
        return
      }
      let avoider = KeyboardAvoider(
        .follow, in: SceneReader(serving: list, by: .scrolling), gap: 0, isAutomatic: true)
      avoider.searchField = input
    }

    /// Returns the view of an input's screen; nil if the app wants the screen or the input left
    /// alone.
    package func navigableScreen(of input: UIView) -> UIView? {
      guard !isExcluded(input) else { return nil }
      guard let screen = finder.screen(of: input) else {
        return finder.ownerlessView(of: input)
      }
      guard policy(for: screen) != .leaveAlone else { return nil }
      return screen.viewIfLoaded
    }

    /// Whether an avoider of the app's own moves an input, or the app wants it left alone.
    func isLeftToApp(_ input: UIView, in window: UIWindow) -> Bool {
      isExcluded(input) || isServed(input, in: window) { !$0.isAutomatic }
    }

    /// Whether an avoider moves an input already. A disabled avoider counts, because someone has
    /// disabled it on purpose. The automatic avoider of a searched list does not count, because the
    /// list's rows may have inputs.
    private func isServed(
      _ input: UIView, in window: UIWindow?, by counts: (KeyboardAvoider) -> Bool = { _ in true }
    ) -> Bool {
      KeyboardCenter.shared.avoiders.contains {
        counts($0) && $0.window === window && $0.serves(input)
          && !($0.isAutomatic && $0.rank == .follow)
      }
    }

    /// Excludes the screen of an automatic avoider that the app has stopped. Otherwise the mode
    /// would make a new avoider for it.
    func didStop(_ avoider: KeyboardAvoider) {
      if avoider.isAutomatic, isOn, let home = avoider.home { setExcluded(true, home) }
    }
  }
#endif
