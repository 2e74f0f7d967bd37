/// Tells a test which properties are set, and where layout is forced in the middle of UIKit's own
/// work.
///
/// The listeners are called for each caller, also for UIKit itself. To find out who the caller is,
/// a listener can read the stack: the UIKit function calls the listener, and the caller has called
/// the UIKit function.
@MainActor
package enum CallProbe {
  /// A property that keyboard libraries set.
  package enum Number: String, CaseIterable, Sendable {
    case contentOffset, contentInset, verticalScrollIndicatorInsets, center, frame, constant
    case additionalSafeAreaInsets
  }

  /// Work of UIKit during which forced layout does harm. The raw value describes the work.
  package enum Work: String, Sendable {
    case layout = "a layout pass"
    /// The time from the first change of rows or items to the end of the update.
    case update = "an update of a list"
    /// The moment at which UIKit puts the views of a push or a presentation in place.
    case transition = "the beginning of a transition"
  }

  /// Called just before a property gets a different value, with the object whose property it is.
  package static var writeListener: ((AnyObject, Number) -> Void)?

  /// Called for each `layoutIfNeeded()` during UIKit's work, with the view and the innermost work.
  package static var layoutListener: ((UIView, Work) -> Void)?

  /// UIKit's work that is under way, the innermost last. Without a layout listener, work is not
  /// recorded.
  private static var works: [Work] = []

  static func willWrite(_ number: Number, of owner: AnyObject) { writeListener?(owner, number) }

  static func willForceLayout(of view: UIView) {
    guard let work = works.last else { return }
    layoutListener?(view, work)
  }

  static func perform<Result>(_ work: Work, _ body: () -> Result) -> Result {
    begin(work)
    defer { end(work) }
    return body()
  }

  static func begin(_ work: Work) { if layoutListener != nil { works.append(work) } }

  static func end(_ work: Work) {
    // If the listener was set while the work was under way, `works` does not contain the work.
    if let index = works.lastIndex(of: work) { works.remove(at: index) }
  }
}
