#if canImport(UIKit)
  import UIKit

  /// Stores the answer to one question about the classes of responders, such as whether a class is
  /// a web view. The question is asked only once for each class.
  @MainActor
  struct ClassAnswers {
    private var known: [ObjectIdentifier: Bool] = [:]

    /// Returns the stored answer for the responder's class. If there is none, `ask` gives it.
    mutating func answer<Responder: UIResponder>(
      for responder: Responder, _ ask: (Responder) -> Bool
    ) -> Bool {
      let type = ObjectIdentifier(type(of: responder))
      if let answer = known[type] { return answer }
      let answer = ask(responder)
      known[type] = answer
      return answer
    }
  }
#endif
