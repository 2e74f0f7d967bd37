/// Tells a test which numbers are written, and where layout is forced in the middle of UIKit's own
/// work.
///
/// A listener hears of every call, UIKit's own included. It can tell the callers apart by the
/// stack: a listener is called by the function of UIKit that the caller called.
@MainActor
package enum CallProbe {
  /// A number that keyboard libraries write, by the name of its property.
  package enum Number: String, CaseIterable, Sendable {
    case contentOffset, contentInset, center, frame, constant, additionalSafeAreaInsets
  }

  /// Work of UIKit during which forced layout does harm.
  package enum Work: String, Sendable {
    case layout = "a layout pass"
    /// From the first change of rows or items to the end of the update.
    case update = "an update of a list"
    /// The moment at which UIKit puts the views of a push or a presentation in place.
    case transition = "the beginning of a transition"
  }

  /// Told of each number that gets another value, with its owner, just before it does.
  package static var writeListener: ((AnyObject, Number) -> Void)?

  /// Told of each call of `layoutIfNeeded()` during UIKit's work, with the innermost work.
  package static var layoutListener: ((UIView, Work) -> Void)?

  /// The work that is under way, the innermost last; empty without a listener.
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
    // A listener may have come while the work was under way.
    if let index = works.lastIndex(of: work) { works.remove(at: index) }
  }
}
