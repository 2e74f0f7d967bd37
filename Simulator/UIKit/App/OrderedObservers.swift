import Foundation

/// The observers of one name at one notification center, which it calls in their order.
///
/// Foundation on Linux keeps observers in a dictionary and calls them in its order. So the center
/// has one observer of ours for the name, which calls the others. Those are registered as well, so
/// that tokens are Foundation's, and live as long as their registrations.
final class OrderedObservers: @unchecked Sendable {
  /// What one call of `addObserver` has added.
  final class Observer: Sendable {
    private let isForObject: Bool
    private nonisolated(unsafe) weak var object: AnyObject?
    private let queue: OperationQueue?
    private let block: @Sendable (Notification) -> Void

    init(object: Any?, queue: OperationQueue?, block: @escaping @Sendable (Notification) -> Void) {
      isForObject = object != nil
      self.object = object.map { $0 as AnyObject }
      self.queue = queue
      self.block = block
    }

    /// Calls the block if the notification is about the object, on the queue and until it is done.
    func receive(_ notification: Notification) {
      if isForObject {
        guard let object, let sender = notification.object, sender as AnyObject === object else {
          return
        }
      }
      guard let queue, queue != OperationQueue.current else { return block(notification) }
      nonisolated(unsafe) let notification = notification
      queue.addOperation { [block] in block(notification) }
      queue.waitUntilAllOperationsAreFinished()
    }
  }

  private struct WeakObserver {
    weak var observer: Observer?
  }

  private struct WeakList {
    weak var list: OrderedObservers?
  }

  private struct Key: Hashable {
    let center: ObjectIdentifier
    let name: Notification.Name
  }

  /// Protects everything here: notifications are posted on any thread.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var lists: [Key: WeakList] = [:]
  nonisolated(unsafe) private static var reverses = false

  private var observers: [WeakObserver] = []

  /// Whether the last one that was added is called first.
  static var isReversed: Bool {
    get { lock.withLock { reverses } }
    set { lock.withLock { reverses = newValue } }
  }

  /// Returns the observers of a name, which the center holds.
  static func of(_ name: Notification.Name, in center: NotificationCenter) -> OrderedObservers {
    let key = Key(center: ObjectIdentifier(center), name: name)
    let (list, isNew) = lock.withLock {
      if let known = lists[key]?.list { return (known, false) }
      let new = OrderedObservers()
      lists[key] = WeakList(list: new)
      return (new, true)
    }
    if isNew {
      _ = center.addObserver(forName: Optional(name), object: nil, queue: nil) { notification in
        list.deliver(notification)
      }
    }
    return list
  }

  func append(_ observer: Observer) {
    Self.lock.withLock {
      observers.removeAll { $0.observer == nil }
      observers.append(WeakObserver(observer: observer))
    }
  }

  /// Calls those that are there now. As with Foundation's, one that is removed meanwhile is still
  /// called, and one that is added meanwhile is not.
  private func deliver(_ notification: Notification) {
    let (present, isReversed) = Self.lock.withLock {
      (observers.compactMap(\.observer), Self.reverses)
    }
    for observer in isReversed ? present.reversed() : present { observer.receive(notification) }
  }
}
