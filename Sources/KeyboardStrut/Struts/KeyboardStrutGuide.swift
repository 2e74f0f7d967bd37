#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// A layout guide at a view's lower edge, as high as the part of the view that the keyboard
  /// covers. Use it if you do not want a ``KeyboardStrutView``.
  ///
  ///     let keyboard = view.keyboardStrutGuide
  ///     form.bottomAnchor.constraint(equalTo: keyboard.topAnchor).isActive = true
  ///
  /// It differs from `keyboardLayoutGuide`: its height is zero while the keyboard is down. It
  /// ignores the bottom safe area. It trusts notifications where the system's guide is known to be
  /// wrong.
  ///
  /// Main actor only.
  #if canImport(ObjectiveC)
    @objc(KSKeyboardStrutGuide)
  #endif
  @MainActor
  public final class KeyboardStrutGuide: UILayoutGuide {
    private lazy var height = heightAnchor.constraint(equalToConstant: 0)

    /// Makes a guide and ties it to a view's left, right and lower edge. In a scroll view, it uses
    /// the edges of the frame, so that the guide stays in place while the content moves.
    fileprivate convenience init(in view: UIView) {
      self.init()
      identifier = "KeyboardStrutGuide"
      view.addLayoutGuide(self)
      // Constraints to a scroll view's own anchors would decide its content size.
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

    private func wantedHeight() -> CGFloat { owningView.map(Keyboard.overlap) ?? 0 }
  }

  extension UIView {
    /// A layout guide at this view's lower edge, as high as the part of the view that the keyboard
    /// covers. It is made at the first call.
    ///
    ///     form.bottomAnchor.constraint(equalTo: view.keyboardStrutGuide.topAnchor).isActive = true
    ///
    /// UIKit's own guide is `keyboardLayoutGuide`. ``KeyboardStrutGuide`` lists the differences.
    public var keyboardStrutGuide: KeyboardStrutGuide {
      let known = layoutGuides.lazy.compactMap { $0 as? KeyboardStrutGuide }.first
      return known ?? KeyboardStrutGuide(in: self)
    }
  }

  extension KeyboardStrutGuide: KeyboardListener {
    package var window: UIWindow? { owningView?.window }
    package var rank: KeyboardRank { .strut }
    package var home: UIView? { owningView }

    package func needsChange(because triggers: TurnTriggers) -> Bool {
      height.constant != wantedHeight()
    }

    package func change() {
      height.constant = wantedHeight()
      // Lay out from the root, because any view may be tied to the guide.
      owningView?.outermostView.layoutIfNeeded()
    }
  }
#endif
