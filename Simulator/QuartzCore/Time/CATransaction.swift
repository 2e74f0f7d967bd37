/// Groups layer changes, and says how they animate and what to do once they have.
///
/// Nested transactions inherit what they do not set themselves, the completion block excepted, and
/// a completion block also waits for the animations of transactions nested in its own.
open class CATransaction: NSObject {
  private struct Scope {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction??
    var disableActions: Bool?
    var values: [String: Any] = [:]
    var group: CompletionGroup?
  }

  // Layers belong to one thread at a time (see `CALayer`); so does the stack of their transactions.
  // The first scope is the implicit one of the current turn.
  nonisolated(unsafe) private static var scopes = [Scope()]

  open class func begin() {
    scopes.append(Scope())
  }

  /// Ends the innermost transaction; without animations its completion block runs now.
  open class func commit() {
    guard scopes.count > 1 else { return flush() }
    scopes.removeLast().group?.commit()
  }

  /// Ends the implicit transaction, unless explicit ones are open.
  open class func flush() {
    guard scopes.count == 1 else { return }
    let scope = scopes[0]
    scopes[0] = Scope()
    scope.group?.commit()
  }

  /// Seconds; 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval {
    scopes.lazy.reversed().compactMap(\.duration).first ?? 0.25
  }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    scopes[scopes.count - 1].duration = dur
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    scopes.lazy.reversed().compactMap(\.timingFunction).first ?? nil
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    scopes[scopes.count - 1].timingFunction = .some(function)
  }

  open class func disableActions() -> Bool {
    scopes.lazy.reversed().compactMap(\.disableActions).first ?? false
  }

  open class func setDisableActions(_ flag: Bool) {
    scopes[scopes.count - 1].disableActions = flag
  }

  open class func completionBlock() -> (() -> Void)? {
    scopes[scopes.count - 1].group?.block
  }

  /// The block waits for the animations added to the transaction after this call.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let group = scopes[scopes.count - 1].group ?? CompletionGroup()
    group.block = block
    scopes[scopes.count - 1].group = group
  }

  open class func value(forKey key: String) -> Any? {
    scopes.lazy.reversed().compactMap { $0.values[key] }.first
  }

  open class func setValue(_ anObject: Any?, forKey key: String) {
    scopes[scopes.count - 1].values[key] = anObject
  }

  static func openGroups() -> [CompletionGroup] {
    scopes.compactMap(\.group)
  }

  /// Forgets everything that is open, blocks included: a new phone.
  static func reset() {
    scopes = [Scope()]
  }
}
