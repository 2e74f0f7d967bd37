#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// A layout guide as high as what the keyboard covers of a view, at that view's lower edge: a
  /// ``KeyboardStrutView`` for those who want no view.
  ///
  ///     let keyboard = KeyboardStrutGuide(in: view)
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
    #if canImport(ObjectiveC)
      @objc(initInView:)
    #endif
    public convenience init(in view: UIView) {
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

  extension KeyboardStrutGuide: KeyboardListener {
    var window: UIWindow? { owningView?.window }
    var rank: KeyboardRank { .strut }
    var home: UIView? { owningView }

    func needsChange(because triggers: TurnTriggers) -> Bool {
      height.constant != wantedHeight()
    }

    func change() {
      height.constant = wantedHeight()
      // From the root, because anything may be tied to the guide.
      owningView?.outermostView.layoutIfNeeded()
    }
  }
#endif
