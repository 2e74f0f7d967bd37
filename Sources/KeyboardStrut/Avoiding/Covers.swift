#if canImport(UIKit)
  import UIKit

  /// The views that the app says stand on the keyboard. It keeps none of them alive.
  @MainActor
  final class Covers {
    static let shared = Covers()

    private var all: [Weak<UIView>] = []

    /// How many there are, for tests that look for leftovers.
    var count: Int { all.count { $0.object != nil } }

    func add(_ view: UIView) {
      remove(view)
      all.append(Weak(view))
    }

    func remove(_ view: UIView) {
      all.removeAll { $0.object == nil || $0.object === view }
    }

    /// The first that lies over part of an input where both are now.
    func first(over input: UIView, in window: UIWindow) -> UIView? {
      let field = input.frame(in: window)
      return all.lazy.compactMap(\.object).first { view in
        view.window === window && !input.isDescendant(of: view) && view.isShown(inside: window)
          && view.frame(in: window).intersection(field).height >= 1
      }
    }

    /// How far they reach above a keyboard, in points, where they lie over an input's width.
    ///
    /// One that the app's constraints hold on the keyboard layout guide reaches as far above the
    /// keyboard as it stands above the guide, wherever that is: it may still be on its way, and in
    /// a view that is lifted clear of the keyboard it ends at the view's safe area. One that stays
    /// under the keyboard reaches nowhere, and none covers what it holds itself. An input that
    /// reaches beyond the window's sides is on its way, on a page that is being turned, and will be
    /// as wide as any cover.
    ///
    /// - Parameter keyboard: Empty for none, as with a hardware keyboard: covers stand above the
    ///   window's lower edge then.
    func height(above keyboard: CGRect, over input: UIView, in window: UIWindow) -> CGFloat {
      guard !all.isEmpty else { return 0 }
      let end = window.contentEnd(above: keyboard)
      let field = input.frame(in: window)
      let isOnItsWay = field.minX < window.bounds.minX || field.maxX > window.bounds.maxX
      var height: CGFloat = 0
      for case let view? in all.map(\.object) where view.window === window {
        guard !input.isDescendant(of: view), view.isShown(inside: window) else { continue }
        let frame = view.frame(in: window)
        guard frame.height > 0, isOnItsWay || frame.minX < field.maxX && field.minX < frame.maxX
        else { continue }
        guard !keyboard.isEmpty else {
          height = max(height, end - frame.minY)
          continue
        }
        let base = GuideFollower(around: view)?.guideTop(under: end, in: window)
        height = max(height, (base ?? end) - frame.minY)
      }
      return height
    }
  }
#endif
