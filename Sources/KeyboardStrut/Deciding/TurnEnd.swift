#if canImport(UIKit)
  import CoreFoundation
  import UIKit

  /// Calls back at the end of each run-loop turn, just before Core Animation commits the turn's
  /// changes.
  ///
  /// Up to iOS 17 Core Animation commits in an observer of the main run loop, whose order is
  /// 2,000,000. An observer with a smaller order is called before it. From iOS 18 UIKit commits in
  /// an update sequence, and calls run-loop observers after it. There a `UIUpdateLink` is called
  /// before the commit. We install both. The first one that is called in a turn does the work, and
  /// the other finds nothing to do.
  ///
  /// While it is inactive, nothing is installed.
  @MainActor
  final class TurnEnd {
    /// Just below WebKit's observers, which render before the commit at 1,999,999 and 1,999,998.
    private static let order: CFIndex = 1_999_997

    private let body: @MainActor () -> Void
    private var observer: CFRunLoopObserver?
    /// A `UIUpdateLink` for each scene. The type has no name before iOS 18.
    private var links: [(scene: Weak<UIWindowScene>, link: AnyObject)] = []

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    /// Begins to call back. A second call only adds scenes.
    ///
    /// - Parameter scenes: The scenes whose updates matter.
    func begin(in scenes: some Sequence<UIWindowScene>) {
      if observer == nil { addObserver() }
      if #available(iOS 18, visionOS 2, *) {
        for scene in scenes { addLink(in: scene) }
      }
    }

    /// Stops calling back. From then on it costs nothing.
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
        [weak self] observer, _ in
        // The main run loop runs on the main thread.
        MainActor.assumeIsolated {
          if let self { self.body() } else { CFRunLoopObserverInvalidate(observer) }
        }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    @available(iOS 18, visionOS 2, *)
    private func addLink(in scene: UIWindowScene) {
      links.removeAll { $0.scene.object == nil }
      guard !links.contains(where: { $0.scene.object === scene }) else { return }
      let link = UIUpdateLink(windowScene: scene)
      // The link is passive: it requests no update, and is called in updates that happen anyway.
      link.addAction(to: .beforeCATransactionCommit) { [weak self] _, _ in self?.body() }
      link.isEnabled = true
      links.append((Weak(scene), link))
    }
  }
#endif
