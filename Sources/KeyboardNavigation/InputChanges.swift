#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// What a navigator has changed on inputs, so that it can be taken back. It keeps no input alive.
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

    /// Sets the return key where the app has left it at its default; nil takes it back.
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

    /// Whether something has been changed on an input.
    func knows(_ input: UIView) -> Bool { all[ObjectIdentifier(input)]?.input === input }

    // MARK: Return

    /// Hears Return while a field is first responder.
    ///
    /// By `.primaryActionTriggered`: a target for `.editingDidEndOnExit` makes Return end editing,
    /// and ends it at once in a field that a delegate has moved on to (RxSwift#392, Bond#499). Not
    /// where a target of the app waits for either; the app has decided then.
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

    /// Whether a target of the app's waits for Return.
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
    /// Whether an accessory view can be set; it cannot for views that make their own.
    var acceptsToolbar: Bool { self is UITextField || self is UITextView }

    /// Whether something around it brings an accessory view, which shows for it, too.
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
