#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// A layout guide at the lower edge of a view. The guide is as high as the part of the view that
  /// the keyboard covers. Use the guide if you do not want to add a ``KeyboardStrutView``.
  ///
  ///     let keyboard = view.keyboardStrutGuide
  ///     form.bottomAnchor.constraint(equalTo: keyboard.topAnchor).isActive = true
  ///
  /// This guide differs from UIKit's `keyboardLayoutGuide` in three ways:
  ///
  /// 1. The height of this guide is zero while the keyboard is down.
  /// 2. This guide ignores the bottom safe area.
  /// 3. Where UIKit's guide is known to be wrong, this guide uses the keyboard's notifications.
  ///
  /// Main actor only.
  #if canImport(ObjectiveC)
    @objc(KSKeyboardStrutGuide)
  #endif
  @MainActor
  public final class KeyboardStrutGuide: UILayoutGuide {
    private lazy var height = heightAnchor.constraint(equalToConstant: 0)

    /// Adds a guide to a view and pins the guide to the view's left, right and lower edges. In a
    /// scroll view, the guide is pinned to the edges of the frame, so that it does not scroll with
    /// the content.
    fileprivate convenience init(in view: UIView) {
      self.init()
      identifier = "KeyboardStrutGuide"
      view.addLayoutGuide(self)
      // In a scroll view, use the frame layout guide. Constraints to the anchors of the scroll view
      // itself would change the scroll view's content size.
      let frame = (view as? UIScrollView)?.frameLayoutGuide
      NSLayoutConstraint.activate([
        height,
        leftAnchor.constraint(equalTo: frame?.leftAnchor ?? view.leftAnchor),
        rightAnchor.constraint(equalTo: frame?.rightAnchor ?? view.rightAnchor),
        bottomAnchor.constraint(equalTo: frame?.bottomAnchor ?? view.bottomAnchor),
      ])
      KeyboardCenter.shared.turns.add(self)
      KeyboardCenter.shared.turns.record { $0.add(.creation, of: self) }
    }

    /// Returns the height in points that the guide should have now.
    private func wantedHeight() -> CGFloat { owningView.map(Keyboard.overlap) ?? 0 }
  }

  extension UIView {
    /// A layout guide at the lower edge of this view. The guide is as high as the part of the view
    /// that the keyboard covers.
    ///
    ///     form.bottomAnchor.constraint(equalTo: view.keyboardStrutGuide.topAnchor).isActive = true
    ///
    /// The first access creates the guide, and later accesses return the same guide.
    /// ``KeyboardStrutGuide`` lists how the guide differs from UIKit's `keyboardLayoutGuide`.
    public var keyboardStrutGuide: KeyboardStrutGuide {
      let known = layoutGuides.lazy.compactMap { $0 as? KeyboardStrutGuide }.first
      return known ?? KeyboardStrutGuide(in: self)
    }
  }

  extension KeyboardStrutGuide: KeyboardListener {
    package var window: UIWindow? { owningView?.window }
    package var rank: KeyboardRank { .strut }
    package var hostView: UIView? { owningView }

    package func needsChange(because triggers: TurnTriggers) -> Bool {
      height.constant != wantedHeight()
    }

    package func change() {
      height.constant = wantedHeight()
      // Lay out the whole view tree, because any view in it may have a constraint to the guide.
      owningView?.outermostView.layoutIfNeeded()
    }
  }
#endif
