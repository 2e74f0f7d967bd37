#if canImport(UIKit)
  import UIKit

  /// Something that lives in a view and wants to know what happens to it.
  @MainActor
  protocol HostObserver: AnyObject {
    /// The view has entered a window, changed its size or its safe area, or the keyboard covers
    /// another part of it. Called in the animation in which that happens, if there is one.
    func surroundingsDidChange()

    /// The served view may have another place in the window. Called at every frame of a scroll that
    /// moves it, too.
    func placeMayHaveChanged()

    /// The layout that is going on gives the input that is watched another place.
    func inputIsMoving()
  }

  extension HostObserver {
    func placeMayHaveChanged() { surroundingsDidChange() }
    func inputIsMoving() {}
  }

  /// An invisible guest in the view that is served. It hears what happens around it, without a
  /// delegate, swizzling or associated objects, and keeps its observer.
  ///
  /// UIKit finds a controller's content scroll view down the chain of first subviews (for large
  /// titles and the look of bars), so the guest is never the first subview while there is another.
  final class HostObservingView: UIView {
    let observer: any HostObserver
    private weak var inputWatch: InputWatch?

    init(_ observer: any HostObserver) {
      self.observer = observer
      super.init(frame: .zero)
      isHidden = true
      isUserInteractionEnabled = false
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    /// Goes into a view, behind all but the first subview.
    func enter(_ host: UIView) {
      frame = host.bounds
      host.insertSubview(self, at: min(1, host.subviews.count))
      if subviews.isEmpty { addSubview(KeyboardGuideObservingView(self)) }
    }

    /// Hears from now on when layout gives an input, or what is kept visible with it, another
    /// place; nil to hear of none.
    func watch(_ input: UIView?, with companions: [Weak<UIView>] = []) {
      if let known = inputWatch, window.map(known.hears) != true {
        known.removeFromSuperview()
        inputWatch = nil
      }
      guard let input, let window, input.window === window else {
        inputWatch?.watch(nil)
        return
      }
      let watch = inputWatch ?? InputWatch(for: self, in: window)
      watch.watch(input, with: companions)
      inputWatch = watch
    }

    /// Lets another subview be the first. Not during layout, which may be walking through the
    /// subviews.
    func leaveFirstPlace() {
      guard let superview, superview.subviews.count > 1, superview.subviews[0] === self else {
        return
      }
      superview.exchangeSubview(at: 0, withSubviewAt: 1)
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard let window else { return watch(nil) }
      leaveFirstPlace()
      observer.surroundingsDidChange()
      KeyboardCenter.shared.track(in: window)
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      observer.surroundingsDidChange()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      observer.surroundingsDidChange()
    }
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
  private final class KeyboardGuideObservingView: UIView {
    private weak var guest: HostObservingView?
    private static let reach: CGFloat = 4000

    init(_ guest: HostObservingView) {
      self.guest = guest
      var frame = guest.bounds
      frame.size.height += Self.reach
      super.init(frame: frame)
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      layOnKeyboard(UIView(frame: .zero))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      // Nobody sees the line: to animate it would only cost.
      UIView.performWithoutAnimation { super.layoutSubviews() }
      guest?.observer.placeMayHaveChanged()
    }
  }
#endif
