/// The root of a view hierarchy on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Windows of a higher level lie in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  open var windowLevel: Level = .normal

  open weak var windowScene: UIWindowScene? {
    willSet {
      windowScene?.windowList.remove(self)
      UIApplication.shared.sceneless.remove(self)
    }
    didSet { noteVisibility() }
  }

  /// Enters the window into the list of its scene, or of those in none, which hold it while it is
  /// visible.
  private func noteVisibility() {
    if let windowScene {
      windowScene.windowList.note(self)
    } else if !isHidden {
      UIApplication.shared.sceneless.note(self)
    } else {
      UIApplication.shared.sceneless.remove(self)
    }
  }

  open var screen: UIScreen { windowScene?.screen ?? UIScreen.current }

  package private(set) var firstResponder: UIResponder?
  private var isKey = false
  private var root: UIViewController?
  /// Whether the root's view has been made as large as the window.
  private var hasPlacedRoot = false

  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    self.windowScene = windowScene
    frame = CGRect(origin: .zero, size: windowScene.frame.size)
    propagateTraits()
    isHidden = true
    layer.contentsScale = windowScene.screen.scale
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A window as large as the screen, in no scene.
  ///
  /// A window made without a frame is as large as the screen. Apps rely on it; the page with it
  /// has not been looked up yet.
  public convenience init() { self.init(frame: UIScreen.current.bounds) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// In the coordinates of the scene, which may lie anywhere on its screen; the layer's frame is in
  /// those of the screen.
  open override var frame: CGRect {
    get { super.frame.offsetBy(dx: -sceneOrigin.x, dy: -sceneOrigin.y) }
    set { super.frame = newValue.offsetBy(dx: sceneOrigin.x, dy: sceneOrigin.y) }
  }

  private var sceneOrigin: CGPoint { windowScene?.frame.origin ?? .zero }

  override var rootSafeAreaInsets: UIEdgeInsets { windowScene?.safeAreaInsets ?? .zero }

  // MARK: Root view controller

  open var rootViewController: UIViewController? {
    get { root }
    set {
      guard newValue !== root else { return }
      let old = root
      let animated = false
      if let old, !isHidden { old.leave(animated: animated) { old.view.removeFromSuperview() } }
      root = newValue
      hasPlacedRoot = false
      guard let newValue, !isHidden else { return }
      show(newValue)
    }
  }

  private func show(_ controller: UIViewController) {
    controller.appear(animated: false) {
      fill(with: controller.view)
      addSubview(controller.view)
    }
  }

  private func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    hasPlacedRoot = true
  }

  // MARK: Visibility

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      noteVisibility()
      propagateSafeArea()
      if !newValue, let root {
        if root.viewIfLoaded?.superview == nil {
          show(root)
        } else if !hasPlacedRoot, root.view.superview === self {
          fill(with: root.view)
        }
      }
      NotificationCenter.default.post(
        name: newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification,
        object: self)
    }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    layoutIfNeeded()
  }

  open var isKeyWindow: Bool { isKey }
  open var canBecomeKey: Bool { true }

  open func makeKey() {
    guard !isKey, canBecomeKey else { return }
    let others = windowScene?.windows ?? UIApplication.shared.sceneless.all
    for other in others where other.isKey {
      other.isKey = false
      other.resignKey()
      NotificationCenter.default.post(name: Self.didResignKeyNotification, object: other)
    }
    isKey = true
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  open func becomeKey() {}
  open func resignKey() {}

  // MARK: First responder

  /// Moves first responder status; nil gives it up.
  ///
  /// - Parameter isForced: whether the one that has it is not asked.
  /// - Parameter departingView: the view whose leaving takes the status away.
  func makeFirstResponder(
    _ responder: UIResponder?, isForced: Bool = false, leaving departingView: UIView? = nil
  ) -> Bool {
    if let responder {
      guard responder !== firstResponder else {
        responder.didAskToStayFirstResponder()
        return true
      }
      guard responder.canBecomeFirstResponder else { return false }
    }
    let keyboard = keyboard
    let old = firstResponder
    if let old {
      guard isForced || old.canResignFirstResponder else { return false }
      // Closing posts the hide before the field ends editing; a switch posts nothing
      // (KeyboardFacts 1.2).
      if responder == nil {
        keyboard?.firstResponderWillResign(of: old, leaving: departingView)
        // An observer of the hide may have made another view first responder already.
        guard firstResponder === old else { return true }
      }
      firstResponder = nil
      old.didResignFirstResponder()
    }
    guard let responder else {
      if firstResponder == nil { keyboard?.firstResponderDidResign() }
      return true
    }
    firstResponder = responder
    if !isKey { makeKey() }
    let scroll = UIApplication.shared.behavior.responderScroll
    if scroll == .beforeNotifications { scrollToFirstResponder(animated: true) }
    // A text field begins to edit before the keyboard says that it will show, but on iOS 15
    // (react-native-keyboard-controller#760).
    let isKeyboardFirst =
      responder.beginsEditingAfterKeyboard || keyboard?.announcesItselfBeforeEditing ?? false
    // An observer of the show or of the beginning may end editing again, or make another view first
    // responder. Then the rest of this change is out of date.
    if isKeyboardFirst { keyboard?.firstResponderDidChange(to: responder) }
    guard firstResponder === responder else { return true }
    responder.didBecomeFirstResponder()
    guard firstResponder === responder else { return true }
    if !isKeyboardFirst { keyboard?.firstResponderDidChange(to: responder) }
    if firstResponder === responder { scrollAfterNotifications(to: responder, scroll) }
    return true
  }

  func viewWillLeave(_ view: UIView) {
    touchDelivery.abandonRecognizers(below: view)
    respondingWindow.resignFirstResponder(leaving: view)
  }

  /// Takes first responder status from what is in a view, or in an accessory view that belongs
  /// there.
  private func resignFirstResponder(leaving view: UIView) {
    var current = firstResponder
    while let responder = current {
      let home = (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
      if home?.isDescendant(of: view) ?? false {
        _ = makeFirstResponder(nil, isForced: true, leaving: view)
        return
      }
      current = responder.next
    }
  }

  /// The keyboard of the device that the window is on.
  var keyboard: (any DeviceKeyboard)? {
    windowScene?.keyboard ?? UIApplication.shared.keyboard
  }

  /// The window whose first responder the views of this window become.
  var respondingWindow: UIWindow { self }

  // MARK: Events

  private lazy var touchDelivery = TouchDelivery(window: self)

  /// Hands touches to the gesture recognizers first and then, as those permit, to the views.
  open func sendEvent(_ event: UIEvent) { touchDelivery.deliver(event) }

  // MARK: Conversion

  /// Where it says that it lies on the screen.
  private var claimedOrigin: CGPoint {
    switch UIApplication.shared.behavior.windowOrigins {
    case .real: layer.frame.origin
    case .zero: .zero
    }
  }

  /// From this window to another; nil stands for the screen.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let (own, other) = (claimedOrigin, window?.claimedOrigin ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let (own, other) = (claimedOrigin, window?.claimedOrigin ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: window), size: rect.size)
  }

  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: window), size: rect.size)
  }

  /// From the screen to this window, wherever it says that it lies.
  package func convertFromDisplay(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - layer.frame.minX, y: point.y - layer.frame.minY)
  }

  package func convertFromDisplay(_ rect: CGRect) -> CGRect {
    CGRect(origin: convertFromDisplay(rect.origin), size: rect.size)
  }

  /// From this window to the screen, wherever it says that it lies.
  package func convertToDisplay(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + layer.frame.minX, y: point.y + layer.frame.minY)
  }

  package func convertToDisplay(_ rect: CGRect) -> CGRect {
    CGRect(origin: convertToDisplay(rect.origin), size: rect.size)
  }
}
