extension NotificationCenter {
  /// Calls a block for every notification of a name.
  ///
  /// Foundation's own on Apple's systems, with an optional name. It is repeated here for two
  /// reasons. On Linux Foundation takes the block as `@Sendable` without `@preconcurrency`: an
  /// observer in Swift 5 mode that calls a method of its view controller would not compile. And
  /// there it calls observers in no fixed order; see ``OrderedObservers``.
  @discardableResult
  @preconcurrency
  public func addObserver(
    forName name: Notification.Name, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observer = OrderedObservers.Observer(object: object, queue: queue, block: block)
    OrderedObservers.of(name, in: self).append(observer)
    // The center holds the observer until the token is removed, and calls nothing of it.
    return addObserver(forName: Optional(name), object: object, queue: nil) { _ in
      withExtendedLifetime(observer) {}
    }
  }
}
