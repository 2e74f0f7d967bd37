#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// A layout guide as high as what the keyboard covers of a view, at that view's lower edge: a
  /// ``KeyboardStrutView`` for those who want no view.
  ///
  ///     let keyboard = view.keyboardStrutGuide
  ///     form.bottomAnchor.constraint(equalTo: keyboard.topAnchor).isActive = true
  ///
  /// Unlike `keyboardLayoutGuide` it is of no height while the keyboard is down, takes the
  /// bottom safe area into no account, and trusts notifications where the system's guide is
  /// known to be wrong.
  ///
  /// Main actor only.
  #if canImport(ObjectiveC)
    @objc(KSKeyboardStrutGuide)
  #endif
  @MainActor
  public final class KeyboardStrutGuide: UILayoutGuide {
    private lazy var height = heightAnchor.constraint(equalToConstant: 0)

    /// Makes a guide and ties it to a view's left, right and lower edge; in a scroll view, to those
    /// of its frame, so that the guide stays where it is while the content moves.
    fileprivate convenience init(in view: UIView) {
      self.init()
      identifier = "KeyboardStrutGuide"
      view.addLayoutGuide(self)
      // A scroll view's own anchors are those of its content, whose size they would decide.
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
    /// A layout guide as high as what the keyboard covers of this view, at its lower edge. It is
    /// made at the first call.
    ///
    ///     form.bottomAnchor.constraint(equalTo: view.keyboardStrutGuide.topAnchor).isActive = true
    ///
    /// UIKit's own guide is `keyboardLayoutGuide`; ``KeyboardStrutGuide`` says what differs.
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
      // From the root, because anything may be tied to the guide.
      owningView?.outermostView.layoutIfNeeded()
    }
  }
#endif
