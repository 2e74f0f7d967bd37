#if canImport(UIKit)
  import UIKit

  /// Tells that its host has come on screen, in the first layout there: constraints that the app
  /// activates after it has added the view, and sizes, are in force then.
  final class ArrivalGuest: Guest {
    private let didArrive: @MainActor () -> Void

    /// Goes into a view, unless its class says that its subviews are private.
    init?(in view: UIView, _ didArrive: @escaping @MainActor () -> Void) {
      guard let host = view.guestHost else { return nil }
      self.didArrive = didArrive
      super.init(frame: .zero)
      enter(host)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil { setNeedsLayout() }
    }

    override func didLayOut() {
      if window != nil { didArrive() }
    }
  }
#endif
