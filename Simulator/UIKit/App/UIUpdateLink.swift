/// Takes part in the updates of what is on screen.
///
/// A link is passive unless it asks for continuous updates: its actions run only in updates that
/// happen for another reason, such as an event or a change of a layer. Each action runs in a phase
/// of the update.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  private weak var scene: UIWindowScene?
  private weak var view: UIView?
  private var actions: [(phase: UIUpdateActionPhase, body: (UIUpdateLink, UIUpdateInfo) -> Void)] =
    []

  /// Whether its actions run; false until it is set.
  open var isEnabled = false {
    didSet { if isEnabled != oldValue { UpdateLinks.note(self) } }
  }
  /// Whether the screen updates in each frame while the link is enabled.
  open var requiresContinuousUpdates = false
  /// How often a link that requires continuous updates would like them.
  open var preferredFrameRateRange = CAFrameRateRange()
  /// What the update that runs now is; nil outside one.
  open private(set) var currentUpdateInfo: UIUpdateInfo?

  public required init(windowScene: UIWindowScene) {
    scene = windowScene
    super.init()
  }

  public required init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Adds an action to the phase before display links.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    actions.append((phase, handler))
  }

  /// A link is active while its scene is connected, or its view is in a visible window.
  private var isActive: Bool {
    if let scene { return scene.activationState != .unattached }
    return view?.window?.isHidden == false
  }

  var asksForUpdates: Bool { isEnabled && requiresContinuousUpdates && isActive }

  fileprivate func perform(_ phase: UIUpdateActionPhase, _ info: UIUpdateInfo) {
    guard isEnabled, isActive else { return }
    currentUpdateInfo = info
    for action in actions where action.phase === phase { action.body(self, info) }
    currentUpdateInfo = nil
  }
}

/// A phase of an update.
@preconcurrency @MainActor
open class UIUpdateActionPhase: NSObject {
  private init(_: Void) { super.init() }

  /// Before events are dispatched.
  public class var beforeEventDispatch: UIUpdateActionPhase { .phases[0] }
  public class var afterEventDispatch: UIUpdateActionPhase { .phases[1] }
  public class var beforeCADisplayLinkDispatch: UIUpdateActionPhase { .phases[2] }
  public class var afterCADisplayLinkDispatch: UIUpdateActionPhase { .phases[3] }
  /// Before the implicit transaction is committed: changes made here appear in this update.
  public class var beforeCATransactionCommit: UIUpdateActionPhase { .phases[4] }
  public class var afterCATransactionCommit: UIUpdateActionPhase { .phases[5] }

  private static let phases = (0..<6).map { _ in UIUpdateActionPhase(()) }
}

/// When an update happens.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The time that the update is about, in the time of `CACurrentMediaTime()`.
  open private(set) var modelTime: TimeInterval
  /// When the update is expected to be on screen.
  open private(set) var estimatedPresentationTime: TimeInterval

  init(at time: TimeInterval, presentationTime: TimeInterval) {
    modelTime = time
    estimatedPresentationTime = presentationTime
    super.init()
  }
}

/// All enabled update links.
@MainActor
enum UpdateLinks {
  private struct WeakLink {
    weak var link: UIUpdateLink?
  }

  private static var enabled: [WeakLink] = []

  static var all: [UIUpdateLink] { enabled.compactMap(\.link) }

  static func note(_ link: UIUpdateLink) {
    enabled.removeAll { $0.link == nil || $0.link === link }
    if link.isEnabled { enabled.append(WeakLink(link: link)) }
  }

  /// The phases around the commit.
  enum Part {
    case beforeCommit, afterCommit

    @MainActor var phases: [UIUpdateActionPhase] {
      switch self {
      case .beforeCommit:
        [
          .beforeEventDispatch, .afterEventDispatch, .beforeCADisplayLinkDispatch,
          .afterCADisplayLinkDispatch, .beforeCATransactionCommit,
        ]
      case .afterCommit: [.afterCATransactionCommit]
      }
    }
  }

  static func perform(_ part: Part) {
    let links = all
    guard !links.isEmpty else { return }
    let clock = VirtualClock.shared
    let info = UIUpdateInfo(at: clock.now, presentationTime: clock.nextFrameTime)
    for phase in part.phases {
      for link in links { link.perform(phase, info) }
    }
  }
}
