/// How the simulated system behaves in the points where versions of iOS differ, or where no source
/// says what Apple's UIKit does.
///
/// Each property is one such point, each of its values one answer with its evidence. A combination
/// of answers is a *world*. The default is the world that is best evidenced for iOS 18. An app must
/// be right in every world, because nobody knows in which one a device lives.
///
///     let phone = try Phone("iPhone 15", behavior: .iOS15)
///     phone.behavior.containerFrames = .everyLayout
///
/// UIKit reads these values. The library under test never sees them.
public struct SystemBehavior: Hashable, Sendable {
  public var turnEnd = TurnEnd.updateSequence
  public var containerFrames = ContainerFrames.onChange
  public var guideConstraints = GuideConstraints.invisible
  public var guideMoves = GuideMoves.afterNotifications
  public var guideFault = GuideFault.none
  public var lateGuides = LateGuides.follow
  public var accessoryRects = AccessoryRects.screen
  public var windowOrigins = WindowOrigins.real
  public var observerOrder = ObserverOrder.registration
  public var mainThread = MainThread.prompt
  public var animationSpeed = AnimationSpeed.normal

  public init() {}
}

extension SystemBehavior {
  /// What commits the changes of a run-loop turn.
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
    /// Crash logs and reports show a child being laid out at the start and the end of a transition,
    /// at a change of the status bar, and when a bar comes, goes, or turns opaque. None shows a
    /// frame being written because the container was laid out again. A widespread keyboard library
    /// moves the top child's view inside its navigation controller by the frame, which survives
    /// typing and layout (hackiftekhar/IQKeyboardManager#1272). The same library moves presented
    /// views in the same way.
    case onChange = "frames-on-change"
    /// At every layout of the container as well. No report speaks for it, and none against.
    case everyLayout = "frames-in-every-layout"
  }

  /// Whether the constraints that hold a keyboard layout guide stand in `constraints`.
  ///
  /// A guide has four, which its owner holds. Once a view of a window has a guide, the window has
  /// one, too.
  public enum GuideConstraints: String, CaseIterable, Sendable {
    /// They do, beside the app's own.
    ///
    /// Constraints of the safe area's guide are seen there: freshOS/Stevia#104 leaves them out by
    /// their identifiers. Conflict logs print constraints of system guides as NSLayoutConstraints
    /// that are active. No log of a keyboard layout guide was found.
    case visible = "guide-constraints"
    /// They do not. No source says it.
    case invisible = "no-guide-constraints"
  }

  /// When keyboard layout guides, and what is tied to them, set out with the keyboard.
  ///
  /// Both are in the turn of the "will" notifications and in the keyboard's own animation. Nobody
  /// has published the order (OpenQuestions, Containers 2).
  public enum GuideMoves: String, CaseIterable, Sendable {
    /// After the handlers of the notifications. In them a guide still has its old frame.
    case afterNotifications = "guides-after-notifications"
    /// Before the notifications are posted. In the handlers a guide has its new frame, and what is
    /// tied to it is laid out.
    case beforeNotifications = "guides-before-notifications"
  }

  /// What keyboard layout guides get wrong on some versions, as users report (KeyboardFacts 5.2).
  public enum GuideFault: String, CaseIterable, Sendable {
    /// Nothing: they are where the keyboard is.
    case none = "guides-right"
    /// They never hear of the keyboard. Reported of guides that were asked for before the
    /// controller had its view (kirillzyusko/react-native-keyboard-controller#1184).
    case neverReports = "guides-never-report"
    /// iOS 27: they drop to the bottom under a keyboard that stays (manaflow-ai/cmux#9958). The
    /// reports do not say whether they were ever right. They drop when the value is set.
    case dropsUnderKeyboard = "guides-drop"
    /// iOS 26.5: they stay where the keyboard was after their screen was left
    /// (kirillzyusko/react-native-keyboard-controller#1591).
    case staysRaised = "guides-stay-raised"
    /// iOS 26: they lie under the accessory view, as with a hardware keyboard, or under the
    /// keyboard by the height of an accessory view that has gone (chockenberry/KeyboardAvoider,
    /// README; FB18129551, FB18129558).
    case liesUnderAccessory = "guides-under-accessory"
    /// iOS 26, with an accessory view: they are off by its height, each time in another direction.
    ///
    /// They lie above the accessory view until its keyboard is first dragged or hidden, and above
    /// the safe area after a drag has dismissed it (chockenberry/KeyboardAvoider, README;
    /// FB18129551). While a finger drags the keyboard they do not count the accessory view
    /// (kirillzyusko/react-native-keyboard-controller#1068). The reports have no numbers; the
    /// height of the accessory view is the likely one.
    case miscountsAccessory = "guides-miscount-accessory"
  }

  /// What a keyboard layout guide knows that enters a window while the keyboard is up.
  public enum LateGuides: String, CaseIterable, Sendable {
    /// It knows the keyboard. Apple documents no condition (KeyboardFacts 5.1).
    case follow = "late-guides-follow"
    /// It lies where it lies without a keyboard, until that has gone. It knows the next one.
    ///
    /// A library that attached its view in the handler of will-show was "too late"
    /// (kirillzyusko/react-native-keyboard-controller#1158). Guides that were attached under a
    /// keyboard were at wrong places (#1166, #1170 there).
    case wait = "late-guides-wait"
  }

  /// Which coordinates the end rect is in that a text view with an accessory view brings about.
  ///
  /// They differ where the window does not begin at the screen's origin.
  public enum AccessoryRects: String, CaseIterable, Sendable {
    /// The screen's, as documented.
    case screen = "accessory-rects-of-screen"
    /// The window's, on an iPad. From iPadOS 26 (chockenberry/KeyboardAvoider, README; FB18129544).
    /// The report tells of will-show and will-hide; here all six notifications have it.
    case window = "accessory-rects-of-window"
  }

  /// Where a window says that it lies on the screen: what its conversions to and from the screen go
  /// by.
  public enum WindowOrigins: String, CaseIterable, Sendable {
    /// Where it lies. Every app of its own.
    case real = "real-window-origins"
    /// At the screen's origin, wherever it lies: a window of an app extension, which another
    /// process hosts.
    ///
    /// radar 44114878 (lionheart/openradar-mirror#20369). WebKit asks whether a window is hosted in
    /// another process before it converts the keyboard's rect.
    case zero = "zero-window-origins"
  }

  /// In which order the observers of a notification are called.
  ///
  /// Apple's systems call them in the order of registration, which no page promises. Which of two
  /// libraries registers first is up to the app, so that each has to be right before and after the
  /// other: the reversed order plays the other case with the same app.
  public enum ObserverOrder: String, CaseIterable, Sendable {
    case registration = "observers-in-order"
    case reversed = "observers-reversed"
  }

  /// How long the main thread stalls between two notifications of one change, such as
  /// will-change-frame and will-show.
  ///
  /// Time passes inside the turn: no frame is drawn, no timer fires, and the keyboard's animation
  /// begins when the turn ends. The first keyboard of an app takes a second or two to load
  /// (blog.weareuproar.com/2009/03), because its process has to start (ioscraft.wiki, Keyboard
  /// Wrangling).
  public enum MainThread: String, CaseIterable, Sendable {
    case prompt = "prompt-main-thread"
    case stallsBriefly = "half-second-stalls"
    case stallsLong = "three-second-stalls"

    /// Seconds.
    public var stall: Double {
      switch self {
      case .prompt: 0
      case .stallsBriefly: 0.5
      case .stallsLong: 3
      }
    }
  }

  /// How fast UIKit's animations and the keyboard run.
  public enum AnimationSpeed: String, CaseIterable, Sendable {
    case normal = "normal-animations"
    /// Slow Animations of Apple's simulator: each takes ten times as long as it declares, and the
    /// keyboard's "did" notifications come as much later. The declared duration stays, because an
    /// app that animates with it keeps in step with the keyboard.
    ///
    /// Core Animation's own animations do not slow down: facebook/pop slows its `CAAnimation`s by
    /// their `speed` (`pop_applyDragCoefficient`).
    case slow = "slow-animations"

    /// How many times as long as declared they take.
    public var factor: Double { self == .slow ? 10 : 1 }
  }
}
