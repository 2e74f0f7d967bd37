/// How the simulated system behaves in the points where versions of iOS differ, or where no source
/// says what Apple's UIKit does.
///
/// Each property is one such point, and each of its values is one answer with its evidence. A
/// combination of answers is a *world*. The default is the world that is best evidenced for iOS 18.
/// An app must be right in every world, because the world of a device is unknown.
///
///     let phone = try Phone("iPhone 15", behavior: .iOS15)
///     phone.behavior.containerFrames = .everyLayout
///
/// UIKit reads these values. The library under test never sees them.
public struct SystemBehavior: Hashable, Sendable {
  public var turnEnd = TurnEnd.updateSequence
  public var containerFrames = ContainerFrames.onChange
  public var transitionStart = TransitionStart.inNextLayout
  public var sheetRise = SheetRise.afterHandlers
  public var guideConstraints = GuideConstraints.visible
  public var guideMoves = GuideMoves.afterNotifications
  public var guideFault = GuideFault.none
  public var lateGuides = LateGuides.follow
  public var accessoryRects = AccessoryRects.screen
  public var accessoryHeights = AccessoryHeights.counted
  public var windowOrigins = WindowOrigins.real
  public var responderScroll = ResponderScroll.afterNotifications
  public var scrollAnimating = ScrollAnimating.isTold
  public var rowHeights = RowHeights.remembered
  public var collectionRecursion = CollectionRecursion.endsLoop
  public var observerOrder = ObserverOrder.registration
  public var mainThread = MainThread.prompt
  public var animationSpeed = AnimationSpeed.normal
  public var sheetShape = SheetShape.attached

  public init() {}
}

extension SystemBehavior {
  /// The mechanism that commits the changes of a run-loop turn.
  public enum TurnEnd: String, CaseIterable, Sendable {
    /// Core Animation commits in an observer of the main run loop, in the activities before waiting
    /// and exit, with the order 2,000,000. Observers with a smaller order run before it.
    ///
    /// To iOS 17. WebKit keeps the same number in its `RunLoopObserver.h` to run its own rendering
    /// just before; crash logs have `CA::Transaction::observer_callback` below
    /// `__CFRunLoopDoObservers`.
    case runLoopObserver = "run-loop-observer"
    /// UIKit performs an update sequence from a source of the main run loop: events, display links,
    /// the phases of `UIUpdateLink`, and among them the commit. Run-loop observers are called after
    /// it.
    ///
    /// From iOS 18. Apple's page on `UIUpdateActionPhase` has the phases in their order. Crash logs
    /// of iOS 18 have the commit below a source instead of an observer
    /// (twilio/conversations-ios#63, Ranchero-Software/NetNewsWire#4992,
    /// software-mansion/react-native-reanimated#7666).
    case updateSequence = "update-sequence"
  }

  /// When a container or a presentation writes the frame of the view that it shows.
  ///
  /// Apple documents that the container owns the frame, not when it writes it.
  public enum ContainerFrames: String, CaseIterable, Sendable {
    /// At transitions, and when the container, its bars or the status bar change.
    ///
    /// Crash logs and reports show a child being laid out at the start and the end of a transition.
    /// They also show it at a change of the status bar, and when a bar comes, goes, or turns
    /// opaque. No report shows a frame being written because the container was laid out again.
    ///
    /// A widespread keyboard library moves the top child's view inside its navigation controller by
    /// the frame. That frame survives typing and layout (hackiftekhar/IQKeyboardManager#1272). The
    /// same library moves presented views in the same way.
    case onChange = "frames-on-change"
    /// At every layout of the container as well. No report speaks for it, and none against.
    case everyLayout = "frames-in-every-layout"
    /// At every layout of the container as well, and inside an animation, so that a child that
    /// somebody has moved slides back. No report speaks for it, and none against. Containers are
    /// known to animate these frames when a bar comes or goes, and when the device turns.
    case animated = "frames-in-animations"
  }
}
