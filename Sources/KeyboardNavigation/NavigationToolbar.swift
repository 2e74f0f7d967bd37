#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// The toolbar above the keyboard. All inputs of a window share one.
  ///
  /// The toolbar has the system's appearance. Touches beside the toolbar's items go to the view
  /// behind the toolbar. On iOS 26 the toolbar is transparent, and the next field is often behind
  /// it (dotnet/maui#36412).
  final class NavigationToolbar: UIToolbar {
    private weak var navigator: KeyboardInputNavigator?
    private lazy var buttons = makeButtons()

    /// The buttons that the library makes, and the title. A navigator with a `configure` closure
    /// gets a new set.
    private struct Buttons {
      let previous: UIBarButtonItem
      let next: UIBarButtonItem
      let title: UIBarButtonItem
      let done: UIBarButtonItem
      /// Whether the app's `configure` closure has changed the buttons.
      var areConfigured = false

      func contains(_ item: UIBarButtonItem) -> Bool {
        item === previous || item === next || item === title || item === done
      }
    }

    /// Makes a toolbar of the given width, but at least 100 points wide. A toolbar with an empty
    /// frame causes broken constraints (apache/cordova-plugin-inappbrowser#1123).
    convenience init(width: CGFloat) {
      self.init(frame: CGRect(x: 0, y: 0, width: max(width, 100), height: 44))
      sizeToFit()
    }

    private func makeButtons() -> Buttons {
      let previous = item("chevron.up", "Previous") { $0.moveToPrevious() }
      let next = item("chevron.down", "Next") { $0.moveToNext() }
      let done = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.navigator?.dismiss() })
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
      return Buttons(
        previous: previous, next: next, title: UIBarButtonItem(customView: label), done: done)
    }

    private func item(
      _ symbol: String, _ title: String,
      _ step: @escaping @MainActor (KeyboardInputNavigator) -> Void
    ) -> UIBarButtonItem {
      let item = UIBarButtonItem(
        image: UIImage(systemName: symbol),
        primaryAction: UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in
          if let navigator = self?.navigator { step(navigator) }
        })
      item.accessibilityLabel = title
      return item
    }

    /// Calls the app's `configure` closure for a navigator. Makes new buttons first if this
    /// navigator or the previous one has such a closure.
    private func configure(for navigator: KeyboardInputNavigator) {
      let configure = navigator.toolbar.configure
      if configure != nil || buttons.areConfigured { buttons = makeButtons() }
      buttons.areConfigured = configure != nil
      configure?(buttons.previous, buttons.next, buttons.title, buttons.done)
    }

    /// Shows the items of a navigator.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose input is first responder.
    ///   - reader: The navigator's inputs.
    ///   - isNew: Whether the app has just set the navigator's ``KeyboardInputNavigator/toolbar``.
    func show(_ navigator: KeyboardInputNavigator, _ reader: InputReader, isNew: Bool = false) {
      let toolbar = navigator.toolbar
      if isNew || self.navigator !== navigator { configure(for: navigator) }
      self.navigator = navigator
      let title = toolbar.showsTitle ? [.flexibleSpace(), buttons.title] : []
      let wanted: [UIBarButtonItem]
      switch toolbar.kind {
      case .none: wanted = []
      case .done: wanted = title + [.flexibleSpace(), buttons.done]
      case .full:
        wanted = [buttons.previous, buttons.next] + title + [.flexibleSpace(), buttons.done]
      case .items(let items): wanted = items
      }
      if case .full = toolbar.kind {
        set(buttons.previous, isEnabled: navigator.canMove(.backward, in: reader))
        set(buttons.next, isEnabled: navigator.canMove(.forward, in: reader))
      }
      if toolbar.showsTitle { setTitle(navigator.current?.toolbarTitle ?? "") }
      guard !shows(wanted) else { return }
      setItems(wanted, animated: false)
      // Other items may need another height: 48 points on iOS 26 (suzuki-0000/SKPhotoBrowser#459).
      sizeToFit()
    }

    private func setTitle(_ title: String) {
      guard let label = buttons.title.customView as? UILabel, label.text != title else { return }
      label.text = title
      label.sizeToFit()
    }

    /// Sets `isEnabled` only if the value changes. Otherwise UIKit may recreate the toolbar's
    /// views.
    private func set(_ item: UIBarButtonItem, isEnabled: Bool) {
      if item.isEnabled != isEnabled { item.isEnabled = isEnabled }
    }

    /// Whether the toolbar already shows the given items. We make new flexible spaces each time, so
    /// any two spaces are treated as equal.
    private func shows(_ wanted: [UIBarButtonItem]) -> Bool {
      let present = items ?? []
      func isOurs(_ item: UIBarButtonItem) -> Bool { buttons.contains(item) }
      return present.count == wanted.count
        && zip(present, wanted).allSatisfy { one, other in
          one === other
            || !isOurs(one) && !isOurs(other) && isOurs(present.last ?? one)
              && isOurs(wanted.last ?? other)
        }
    }

    /// Returns the control at a point, or the app's custom view of an item. Nil for the background
    /// of the toolbar, so that the touch goes to the view behind the toolbar.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let hit = super.hitTest(point, with: event) else { return nil }
      let custom = (items ?? []).compactMap(\.customView)
      let isItem = hit.path.prefix { $0 !== self }.contains { view in
        view is UIControl || custom.contains { $0 === view }
      }
      return isItem ? hit : nil
    }
  }

  extension UIView {
    /// The title of this input in a navigator's toolbar. Nil if there is none.
    fileprivate var toolbarTitle: String? {
      keyboardToolbarTitle ?? (self as? UITextField)?.placeholder
    }
  }
#endif
