#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// The bar above the keyboard, shared by all inputs of a window.
  ///
  /// It is the system's toolbar, with the system's looks. It lets touches through beside its items:
  /// on iOS 26 it is clear, and the next field is often below it (dotnet/maui#36412).
  final class NavigationToolbar: UIToolbar {
    private weak var navigator: KeyboardInputNavigator?
    private lazy var previousItem = item("chevron.up") { $0.moveToPrevious() }
    private lazy var nextItem = item("chevron.down") { $0.moveToNext() }
    private lazy var doneItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.navigator?.dismiss() })

    /// A frame that is empty brings broken constraints (apache/cordova-plugin-inappbrowser#1123).
    convenience init(width: CGFloat) {
      self.init(frame: CGRect(x: 0, y: 0, width: max(width, 100), height: 44))
      sizeToFit()
    }

    private func item(
      _ symbol: String, _ step: @escaping @MainActor (KeyboardInputNavigator) -> Void
    ) -> UIBarButtonItem {
      UIBarButtonItem(
        image: UIImage(systemName: symbol),
        primaryAction: UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in
          if let navigator = self?.navigator { step(navigator) }
        })
    }

    /// Shows the items of the navigator whose input is first responder.
    ///
    /// - Returns: Whether others were shown before.
    @discardableResult
    func show(_ navigator: KeyboardInputNavigator, _ reader: InputReader) -> Bool {
      self.navigator = navigator
      let wanted: [UIBarButtonItem]
      switch navigator.toolbar {
      case .none: wanted = []
      case .done: wanted = [.flexibleSpace(), doneItem]
      case .full: wanted = [previousItem, nextItem, .flexibleSpace(), doneItem]
      case .items(let items): wanted = items
      }
      if case .full = navigator.toolbar {
        change(
          previousItem, KeyboardInputNavigator.previousTitle,
          navigator.canMove(.backward, in: reader))
        change(nextItem, KeyboardInputNavigator.nextTitle, navigator.canMove(.forward, in: reader))
      }
      guard !shows(wanted) else { return false }
      setItems(wanted, animated: false)
      // Items may need another height: 48 points on iOS 26 (suzuki-0000/SKPhotoBrowser#459).
      sizeToFit()
      return true
    }

    /// What stays the same is not set again: a bar may make its views anew for it.
    private func change(_ item: UIBarButtonItem, _ title: String, _ isEnabled: Bool) {
      if item.accessibilityLabel != title { item.accessibilityLabel = title }
      if item.isEnabled != isEnabled { item.isEnabled = isEnabled }
    }

    /// Spaces are made anew each time and are alike.
    private func shows(_ wanted: [UIBarButtonItem]) -> Bool {
      let present = items ?? []
      func isOurs(_ item: UIBarButtonItem) -> Bool {
        item === previousItem || item === nextItem || item === doneItem
      }
      return present.count == wanted.count
        && zip(present, wanted).allSatisfy { one, other in
          one === other
            || !isOurs(one) && !isOurs(other) && isOurs(present.last ?? one)
              && isOurs(wanted.last ?? other)
        }
    }

    /// Only controls, and the views that the app has given to items, take touches. All else is the
    /// bar's background.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let hit = super.hitTest(point, with: event) else { return nil }
      let custom = (items ?? []).compactMap(\.customView)
      let isItem = hit.path.prefix { $0 !== self }.contains { view in
        view is UIControl || custom.contains { $0 === view }
      }
      return isItem ? hit : nil
    }
  }
#endif
