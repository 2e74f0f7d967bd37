#if canImport(UIKit)
  import UIKit

  /// The implementation of the automatic mode (`KeyboardAvoidance.isAutomatic`). When an input
  /// becomes first responder, this object makes an avoider, which keeps the input clear of the
  /// keyboard. The avoider moves the view of the input's *screen*, a view controller that
  /// `ScreenFinder` chooses.
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

    /// Whether the app has excluded an input from the automatic mode. The app may have excluded the
    /// input itself, one of its superviews, or the class of a view controller that contains the
    /// input.
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

    /// Returns the view that an avoider has to move for an input, and the app's policy for the
    /// input's screen. Nil if no view may move, as for an input in a bar.
    private func served(for input: UIView) -> (UIView, KeyboardPolicy)? {
      guard let screen = finder.screen(of: input) else {
        return finder.screenlessView(of: input).map { ($0, defaultPolicy) }
      }
      return finder.movedView(of: screen).map { ($0, policy(for: screen)) }
    }

    private func policy(for screen: UIViewController) -> KeyboardPolicy {
      policyForScreen?(screen) ?? defaultPolicy
    }

    /// Makes an avoider for the list that a search field (`input`) searches. The avoider adds a
    /// bottom inset to the list, so that the user can scroll the last rows above the keyboard.
    ///
    /// If the list already has an avoider, this method makes no second one. If the automatic mode
    /// has made this avoider for an earlier search field, `input` becomes the avoider's
    /// `searchField`.
    ///
    /// Also does nothing if `input` is no search field, if the app has excluded `input` or the
    /// list, or if the policy for the screen is `.leaveAlone`.
    private func serveListSearched(by input: UIView) {
      guard !isExcluded(input), let (screen, list) = finder.searchedList(of: input),
        !isExcluded(list), policy(for: screen) != .leaveAlone
      else { return }
      let present = KeyboardCenter.shared.avoiders.filter { $0.hostView === list && !$0.isStopped }
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

    /// Returns the view in which the KeyboardNavigation module moves the focus from input to input.
    /// Usually this is the view of the input's screen. Nil if the automatic mode ignores the input.
    /// For example, the app has excluded the input, or the policy for the screen is `.leaveAlone`.
    package func navigableScreen(of input: UIView) -> UIView? {
      guard !isExcluded(input) else { return nil }
      guard let screen = finder.screen(of: input) else {
        return finder.screenlessView(of: input)
      }
      guard policy(for: screen) != .leaveAlone else { return nil }
      return screen.viewIfLoaded
    }

    /// Whether the automatic mode must not move an input. True if the app has made an avoider that
    /// moves the input, or has excluded the input from the automatic mode.
    func isLeftToApp(_ input: UIView, in window: UIWindow) -> Bool {
      isExcluded(input) || isServed(input, in: window) { !$0.isAutomatic }
    }

    /// Whether an input already has an avoider.
    ///
    /// An avoider that the app has disabled also counts, because we assume that the app has
    /// disabled the avoider on purpose. An automatic avoider for a list with a search field does
    /// not count, because such an avoider only adds an inset and does not scroll to an input.
    ///
    /// - Parameter counts: A closure that returns false for an avoider that this method has to
    ///   ignore. By default, the closure returns true for all avoiders.
    private func isServed(
      _ input: UIView, in window: UIWindow?, by counts: (KeyboardAvoider) -> Bool = { _ in true }
    ) -> Bool {
      KeyboardCenter.shared.avoiders.contains {
        counts($0) && !($0.isAutomatic && $0.rank == .follow) && $0.window === window
          && $0.serves(input)
      }
    }

    /// Called when an avoider has been stopped. If the automatic mode is on and has made the
    /// avoider, we exclude the avoider's view. The automatic mode then makes no new avoider for
    /// this view.
    func didStop(_ avoider: KeyboardAvoider) {
      if avoider.isAutomatic, isOn, let hostView = avoider.hostView { setExcluded(true, hostView) }
    }
  }
#endif
