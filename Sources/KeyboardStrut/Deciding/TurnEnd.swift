#if canImport(UIKit)
  import CoreFoundation
  import UIKit

  /// Calls a closure at the end of each run-loop turn, just before Core Animation commits its
  /// transaction with the changes of that turn.
  ///
  /// Up to iOS 17, Core Animation commits the transaction in a run-loop observer with the order
  /// 2,000,000. Our run-loop observer has a smaller order and is called first. From iOS 18, UIKit
  /// commits the transaction before it calls run-loop observers. So from iOS 18, we also use a
  /// `UIUpdateLink`, which UIKit calls before the commit.
  ///
  /// We install one observer, and one update link for each scene. The first of them that is called
  /// in a turn does the work, and the others find nothing to do.
  ///
  /// The observer and the update links are installed only between `begin()` and `end()`.
  @MainActor
  final class TurnEnd {
    /// The order of our run-loop observer. WebKit renders in observers with the orders 1,999,998
    /// and 1,999,999, before Core Animation commits its transaction. Our observer is called just
    /// before WebKit's.
    private static let order: CFIndex = 1_999_997

    private let body: @MainActor () -> Void
    private var observer: CFRunLoopObserver?
    /// One update link for each scene. The links are stored as `AnyObject`, because `UIUpdateLink`
    /// does not exist before iOS 18.
    private var links: [(scene: Weak<UIWindowScene>, link: AnyObject)] = []

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    /// Installs the run-loop observer, which calls the closure that was passed to `init(_:)` at the
    /// end of each run-loop turn. A second call of `begin()` does nothing.
    func begin() {
      if observer == nil { addObserver() }
    }

    /// Adds a `UIUpdateLink` for a scene. Does nothing before iOS 18, and for a scene that is nil
    /// or already has a link.
    func add(_ scene: UIWindowScene?) {
      guard let scene else { return }
      for known in links where known.scene.object === scene { return }
      if #available(iOS 18, visionOS 2, *) { addLink(in: scene) }
    }

    /// Removes the observer and all update links, so the closure that was passed to `init(_:)` is
    /// no longer called.
    func end() {
      if let observer { CFRunLoopObserverInvalidate(observer) }
      observer = nil
      if #available(iOS 18, visionOS 2, *) {
        for case let link as UIUpdateLink in links.map(\.link) { link.isEnabled = false }
      }
      links = []
    }

    private func addObserver() {
      let activities = CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue
      observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, Self.order) {
        @Sendable [body] _, _ in
        // The observer belongs to the main run loop, which runs on the main thread.
        MainActor.assumeIsolated(body)
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    @available(iOS 18, visionOS 2, *)
    private func addLink(in scene: UIWindowScene) {
      links.removeAll { $0.scene.object == nil }
      let link = UIUpdateLink(windowScene: scene)
      // This link requests no updates of its own. UIKit calls it only in updates that happen
      // anyway.
      link.addAction(to: .beforeCATransactionCommit) { [body] _, _ in body() }
      link.isEnabled = true
      links.append((Weak(scene), link))
    }
  }
#endif
