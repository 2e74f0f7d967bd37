import Foundation
import ScreenTesting
import Testing

/// The order in which a notification's observers are called, by `SystemBehavior.observerOrder`, and
/// what else Foundation says of them.
@MainActor
@Suite struct ObserverOrderTests {
  /// A center of its own, and who was called.
  private final class Stage: @unchecked Sendable {
    let center = NotificationCenter()
    var called: [Int] = []
    var tokens: [any NSObjectProtocol] = []

    func add(
      _ number: Int, object: AnyObject? = nil, queue: OperationQueue? = nil,
      _ body: @escaping () -> Void = {}
    ) {
      nonisolated(unsafe) let body = body
      tokens.append(
        center.addObserver(forName: name, object: object, queue: queue) { [weak self] _ in
          self?.called.append(number)
          body()
        })
    }

    /// The same by Foundation's own method.
    func addByFoundation(_ number: Int, _ body: @escaping () -> Void) {
      nonisolated(unsafe) let body = body
      tokens.append(
        center.addObserver(forName: Optional(name), object: nil, queue: nil) { [weak self] _ in
          self?.called.append(number)
          body()
        })
    }

    func post(object: AnyObject? = nil) -> [Int] {
      called = []
      center.post(name: name, object: object)
      return called
    }
  }

  private nonisolated static let name = Notification.Name("ObserverOrderTests")

  @Test("Observers are called as they were added, or the other way round")
  func order() throws {
    let phone = try Phone("iPhone 15")
    let stage = Stage()
    for number in 0..<20 { stage.add(number) }
    #expect(stage.post() == Array(0..<20))
    phone.behavior.observerOrder = .reversed
    #expect(stage.post() == Array(0..<20).reversed())
    _ = try Phone("iPhone 15")
    #expect(stage.post() == Array(0..<20), "a new phone")
  }

  @Test("A removed observer is gone, and one that is added again is last")
  func removal() {
    let stage = Stage()
    for number in 0..<4 { stage.add(number) }
    stage.center.removeObserver(stage.tokens.remove(at: 1))
    stage.center.removeObserver(stage.tokens.remove(at: 0), name: Self.name, object: nil)
    stage.add(0)
    #expect(stage.post() == [2, 3, 0])
  }

  @Test("A token that nobody keeps stays registered")
  func droppedToken() {
    let stage = Stage()
    stage.add(1)
    stage.tokens = []
    #expect(stage.post() == [1])
  }

  @Test("The block of a removed observer is released")
  func release() {
    final class Witness {}
    let stage = Stage()
    var witness: Witness? = Witness()
    weak let weakWitness = witness
    stage.add(1) { [witness] in withExtendedLifetime(witness) {} }
    witness = nil
    #expect(weakWitness != nil)
    stage.center.removeObserver(stage.tokens.removeLast())
    #expect(weakWitness == nil)
    #expect(stage.post() == [])
  }

  @Test("An observer that is removed during a post is called, as Foundation has it")
  func removalInPost() {
    let stages = (ours: Stage(), foundation: Stage())
    for stage in [stages.ours, stages.foundation] {
      let remove = { [unowned stage] in
        stage.tokens.forEach(stage.center.removeObserver)
        stage.tokens = []
      }
      for number in 0..<3 {
        if stage === stages.ours {
          stage.add(number, remove)
        } else {
          stage.addByFoundation(number, remove)
        }
      }
    }
    let first = (ours: stages.ours.post(), foundation: stages.foundation.post())
    #expect(first.ours == [0, 1, 2])
    #expect(first.foundation.sorted() == first.ours)
    #expect(stages.ours.post() == [])
    #expect(stages.foundation.post() == [])
  }

  @Test("An observer that is added during a post is called from the next one on")
  func additionInPost() {
    let stage = Stage()
    var isFirst = true
    stage.add(0) { [unowned stage] in
      if isFirst { stage.add(1) }
      isFirst = false
    }
    #expect(stage.post() == [0])
    #expect(stage.post() == [0, 1])
  }

  @Test("A post inside a handler calls everybody before the outer one goes on")
  func reentrance() {
    let stage = Stage()
    var depth = 0
    stage.add(0) { [unowned stage] in
      depth += 1
      if depth == 1 { stage.center.post(name: Self.name, object: nil) }
    }
    stage.add(1)
    #expect(stage.post() == [0, 0, 1, 1])
  }

  @Test("An observer of an object hears of that alone")
  func objects() {
    let stage = Stage()
    var (one, other): (NSObject?, NSObject) = (NSObject(), NSObject())
    stage.add(0, object: one)
    stage.add(1)
    stage.add(2, object: other)
    #expect(stage.post(object: one) == [0, 1])
    #expect(stage.post(object: other) == [1, 2])
    #expect(stage.post() == [1])
    weak let weakOne = one
    one = nil
    #expect(weakOne == nil, "it is not retained")
    #expect(stage.post() == [1])
    withExtendedLifetime(other) {}
  }

  @Test("A block with a queue runs there, and the post waits for it")
  func queue() {
    let stage = Stage()
    let queue = OperationQueue()
    nonisolated(unsafe) var current: OperationQueue?
    stage.add(0)
    stage.add(1, queue: queue) { current = OperationQueue.current }
    stage.add(2)
    #expect(stage.post() == [0, 1, 2])
    #expect(current === queue)
  }

  @Test("Two centers do not know each other")
  func centers() {
    let stages = (Stage(), Stage())
    stages.0.add(0)
    stages.1.add(1)
    #expect(stages.0.post() == [0])
    #expect(stages.1.post() == [1])
  }

  @Test("The keyboard's notifications come to observers in order")
  func keyboard() throws {
    let phone = try Phone("iPhone 15")
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let controller = UIViewController()
    controller.view.addSubview(field)
    phone.show(controller)
    nonisolated(unsafe) var called: [Int] = []
    let center = NotificationCenter.default
    let tokens = (0..<10).map { number in
      center.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in called.append(number) }
    }
    defer { tokens.forEach(center.removeObserver) }
    field.becomeFirstResponder()
    #expect(called == Array(0..<10))
  }
}
