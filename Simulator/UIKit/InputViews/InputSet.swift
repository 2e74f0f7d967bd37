/// What a first responder wants to see as the keyboard and above it.
@MainActor
struct InputSet {
  let responder: UIResponder
  /// An app's own keys in place of the system's.
  let keys: UIView?
  let accessory: UIView?
  /// Whose the accessory view is: the responder, or one further up the chain.
  let accessoryOwner: UIResponder?

  /// Both are looked for up the responder chain, as Apple's header says.
  init(for responder: UIResponder) {
    self.responder = responder
    var keys: UIView?
    var accessory: UIView?
    var owner: UIResponder?
    var current: UIResponder? = responder
    while let candidate = current, keys == nil || accessory == nil {
      if keys == nil { keys = candidate.inputViewController?.view ?? candidate.inputView }
      if accessory == nil {
        accessory =
          candidate.inputAccessoryViewController?.view ?? candidate.inputAccessoryView
        if accessory != nil { owner = candidate }
      }
      current = candidate.next
    }
    self.keys = keys
    self.accessory = accessory
    accessoryOwner = owner
  }

  /// Whether keys come up, as opposed to an accessory view alone.
  var wantsKeys: Bool { responder.wantsSystemKeys || keys != nil }

  /// In points.
  func accessoryHeight(width: CGFloat) -> CGFloat {
    accessory.map { Self.height(of: $0, width: width) } ?? 0
  }

  /// The height that an input view asks for, in points: that of its constraints if it has no frame
  /// or sizes itself, its intrinsic one if it is flexible, else its frame's.
  static func height(of view: UIView, width: CGFloat) -> CGFloat {
    if view.sizesItselfAsInput || view.frame.height == 0 {
      return view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let intrinsic = view.intrinsicContentSize.height
    let isFlexible = view.autoresizingMask.contains(.flexibleHeight)
    return isFlexible && intrinsic != UIView.noIntrinsicMetric ? intrinsic : view.frame.height
  }
}

extension UIView {
  fileprivate var sizesItselfAsInput: Bool {
    (self as? UIInputView)?.allowsSelfSizing ?? false
  }
}
