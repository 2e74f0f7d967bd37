#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// A navigator's changes of inputs, so that they can be taken back. References to inputs are
  /// weak.
  @MainActor
  struct InputChanges {
    private struct Change {
      weak var input: UIView?
      weak var toolbar: UIView?
      /// The return key that we have set in place of the default one.
      var key: UIReturnKeyType?
      var action: UIAction?
    }

    private var all: [ObjectIdentifier: Change] = [:]

    /// - Returns: Whether something has changed.
    mutating func setToolbar(of input: UIView, to toolbar: UIView?) -> Bool {
      guard input.acceptsToolbar else { return false }
      let present = input.inputAccessoryView
      guard present !== toolbar, present == nil || present === self[input].toolbar else {
        return false
      }
      if toolbar != nil, input.inheritsToolbar { return false }
      input.setToolbar(toolbar)
      change(input) { $0.toolbar = toolbar }
      return true
    }

    /// Sets the return key if the app has left it at its default; nil takes it back.
    ///
    /// - Returns: Whether something has changed.
    mutating func setKey(of field: UITextField?, to key: UIReturnKeyType?) -> Bool {
      guard let field else { return false }
      let isOurs = hasSetKey(of: field)
      let wanted = key ?? .default
      guard isOurs || field.returnKeyType == .default, field.returnKeyType != wanted else {
        return false
      }
      field.returnKeyType = wanted
      change(field) { $0.key = key }
      return true
    }

    func hasSetKey(of field: UITextField) -> Bool {
      self[field].key.map { $0 == field.returnKeyType } ?? false
    }

    /// Whether we have changed something on an input.
    func knows(_ input: UIView) -> Bool { all[ObjectIdentifier(input)]?.input === input }

    // MARK: Return

    /// Calls a handler when the user presses Return in a field.
    ///
    /// We use `.primaryActionTriggered`, because a target for `.editingDidEndOnExit` makes Return
    /// end editing. If a delegate has moved on to a field, that target even ends editing there at
    /// once (RxSwift#392, Bond#499). We add no handler if a target of the app waits for either
    /// event.
    mutating func setReturn(
      of field: UITextField?, isOurs: Bool, _ handler: @escaping @MainActor (UITextField) -> Void
    ) {
      guard let field else { return }
      forgetReturn(of: field)
      guard isOurs, !field.hasReturnTarget else { return }
      let action = UIAction { [weak field] _ in
        if let field { handler(field) }
      }
      field.addAction(action, for: .primaryActionTriggered)
      change(field) { $0.action = action }
    }

    /// Whether a target of the app waits for Return.
    func leavesReturn(of field: UITextField) -> Bool {
      field.hasReturnTarget && self[field].action == nil
    }

    mutating func forgetReturn(of field: UITextField) {
      guard let action = self[field].action else { return }
      field.removeAction(action, for: .primaryActionTriggered)
      change(field) { $0.action = nil }
    }

    // MARK: Taking back

    /// - Returns: Whether something has changed.
    mutating func takeBack() -> Bool {
      var hasChanged = false
      for case let input? in all.values.map(\.input) where takeBack(input) { hasChanged = true }
      all = [:]
      return hasChanged
    }

    mutating func forgetInputs(outside root: UIView) {
      for (key, change) in all {
        guard let input = change.input else {
          all[key] = nil
          continue
        }
        if !input.isDescendant(of: root) { _ = takeBack(input) }
      }
    }

    private mutating func takeBack(_ input: UIView) -> Bool {
      let hasNewToolbar = setToolbar(of: input, to: nil)
      let hasNewKey = setKey(of: input as? UITextField, to: nil)
      if let field = input as? UITextField { forgetReturn(of: field) }
      all[ObjectIdentifier(input)] = nil
      return hasNewToolbar || hasNewKey
    }

    private subscript(_ input: UIView) -> Change {
      let change = all[ObjectIdentifier(input)]
      return change?.input === input ? change ?? Change(input: input) : Change(input: input)
    }

    private mutating func change(_ input: UIView, _ body: (inout Change) -> Void) {
      var change = self[input]
      body(&change)
      let isEmpty = change.toolbar == nil && change.key == nil && change.action == nil
      all[ObjectIdentifier(input)] = isEmpty ? nil : change
    }
  }

  extension UIView {
    /// Whether we can set an accessory view. Views that provide their own do not allow it.
    var acceptsToolbar: Bool { self is UITextField || self is UITextView }

    /// Whether a responder around this view provides an accessory view, which then appears for this
    /// view, too. Also true if this view has an accessory view controller.
    var inheritsToolbar: Bool {
      inputAccessoryViewController != nil
        || chain.dropFirst().contains {
          $0.inputAccessoryView != nil || $0.inputAccessoryViewController != nil
        }
    }

    fileprivate func setToolbar(_ toolbar: UIView?) {
      if let field = self as? UITextField { field.inputAccessoryView = toolbar }
      if let text = self as? UITextView { text.inputAccessoryView = toolbar }
    }
  }

  extension UITextField {
    fileprivate var hasReturnTarget: Bool {
      !allControlEvents.isDisjoint(with: [.editingDidEndOnExit, .primaryActionTriggered])
    }
  }
#endif
