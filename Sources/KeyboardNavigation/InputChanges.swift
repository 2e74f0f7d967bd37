#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// The changes that a navigator has made to inputs, such as toolbars and return keys, so that the
  /// changes can be undone. References to inputs are weak.
  @MainActor
  struct InputChanges {
    private struct Change {
      weak var input: UIView?
      weak var toolbar: UIView?
      /// The return key that we have set because the app had left the default. Nil if we have set
      /// none.
      var key: UIReturnKeyType?
      var action: UIAction?
    }

    private var all: [ObjectIdentifier: Change] = [:]

    /// Sets the toolbar of an input if the app has set no accessory view. A toolbar of nil removes
    /// ours.
    ///
    /// - Returns: Whether the toolbar of the input has changed.
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

    /// Sets the return key of a field if the app has left the default. A key of nil restores the
    /// default.
    ///
    /// - Returns: Whether the return key has changed.
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

    /// Whether this value contains a change of an input.
    func knows(_ input: UIView) -> Bool { all[ObjectIdentifier(input)]?.input === input }

    // MARK: Return

    /// Calls a handler when the user presses Return in a field.
    ///
    /// We use `.primaryActionTriggered`. A target for `.editingDidEndOnExit` would make Return end
    /// editing. If a delegate has moved the focus to another field, that target would even end
    /// editing in the new field (RxSwift#392, Bond#499). If the app has a target for either event,
    /// we add no handler.
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

    /// Whether the app has a target for Return in a field, so that we do not handle Return.
    func leavesReturn(of field: UITextField) -> Bool {
      field.hasReturnTarget && self[field].action == nil
    }

    mutating func forgetReturn(of field: UITextField) {
      guard let action = self[field].action else { return }
      field.removeAction(action, for: .primaryActionTriggered)
      change(field) { $0.action = nil }
    }

    // MARK: Taking back

    /// Undoes all changes.
    ///
    /// - Returns: Whether a toolbar or a return key has changed.
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
    /// Whether we can set an accessory view. Views other than text fields and text views only have
    /// a read-only accessory view.
    var acceptsToolbar: Bool { self is UITextField || self is UITextView }

    /// Whether the view shows an accessory view of a responder around it, or has an accessory view
    /// controller.
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
