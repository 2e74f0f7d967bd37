extension NotificationCenter {
  /// Calls a block for every notification of a name.
  ///
  /// Foundation's own on Apple's systems, with an optional name. It is repeated here because on
  /// Linux Foundation takes the block as `@Sendable` without `@preconcurrency`: an observer in
  /// Swift 5 mode that calls a method of its view controller would not compile.
  @discardableResult
  @preconcurrency
  public func addObserver(
    forName name: Notification.Name, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: Optional(name), object: object, queue: queue, using: block)
  }
}
