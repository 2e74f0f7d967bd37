#if canImport(UIKit)
  import UIKit

  /// A listener's guest in the view that is served. It hears what happens around it, without a
  /// delegate, swizzling or associated objects.
  final class HostObservingView: Guest {
    private(set) weak var listener: (any KeyboardListener)?
    /// The first watches the input, the others what is kept visible with it.
    private var watches: [InputWatch] = []

    init(_ listener: any KeyboardListener) {
      self.listener = listener
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func fill(_ host: UIView) {
      super.fill(host)
      if subviews.isEmpty { KeyboardGuideObservingView(frame: .zero).fill(self) }
    }

    /// Hears from now on when layout gives an input, or what is kept visible with it, another
    /// place; nil to hear of none.
    func watch(_ input: UIView?, with companions: [Weak<UIView>] = []) {
      // From one input to the next, and from one keyboard to the next, only the tie is another one.
      if !watches.allSatisfy({ $0.hears(in: window) }) {
        for watch in watches { watch.removeFromSuperview() }
        watches = []
      }
      var views: [UIView] = []
      if let input, let window, input.window === window {
        views = [input] + companions.compactMap(\.object).filter { $0.window === window }
        while watches.count < views.count { watches.append(InputWatch(for: self, in: window)) }
      }
      for (index, watch) in watches.enumerated() {
        watch.watch(index < views.count ? views[index] : nil)
      }
    }

    /// Lets another subview be the first. Not during layout, which may be walking through the
    /// subviews.
    func leaveFirstPlace() {
      if let superview, superview.subviews.count > 1, superview.subviews[0] === self {
        superview.exchangeSubview(at: 0, withSubviewAt: 1)
      }
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard let window else { return watch(nil) }
      leaveFirstPlace()
      listener?.surroundingsDidChange()
      KeyboardCenter.shared.track(in: window)
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      listener?.surroundingsDidChange()
    }

    override func didLayOut() { listener?.surroundingsDidChange() }
  }

  extension UIView {
    /// Where a guest may live: nowhere in views whose class says that their subviews are private.
    var guestHost: UIView? {
      switch self {
      case let cell as UITableViewCell: cell.contentView
      case let cell as UICollectionViewCell: cell.contentView
      case let effect as UIVisualEffectView: effect.contentView
      default: ownController?.leavesKeyboardToItself == true ? nil : self
      }
    }
  }

  /// Tells that the served view has moved under the keyboard.
  ///
  /// A view that is moved with all that is around it, as a sheet is, is not laid out. But the
  /// keyboard layout guide is, because its place in the view is another one. Where it is does not
  /// matter: it is known to be wrong at times. This view reaches far below the served view, so that
  /// even one that has been lifted clear of the keyboard has part of it under the keyboard.
  private final class KeyboardGuideObservingView: Guest {
    private static let reach: CGFloat = 4000

    override func fill(_ host: UIView) {
      layOnKeyboard(UIView(frame: .zero))
      super.fill(host)
      frame.size.height += Self.reach
    }

    override func didLayOut() {
      (superview as? HostObservingView)?.listener?.placeMayHaveChanged()
    }
  }
#endif
