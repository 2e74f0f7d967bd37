/// How the app runs in its process.
extension SystemBehavior {
  /// The order in which the observers of a notification are called.
  ///
  /// Apple's systems call them in the order of registration, but no page promises that. The app
  /// decides which of two libraries registers first, so each library has to be right before and
  /// after the other. The reversed order plays the other case with the same app.
  public enum ObserverOrder: String, CaseIterable, Sendable {
    case registration = "observers-in-order"
    case reversed = "observers-reversed"
  }

  /// How long the main thread stalls between two notifications of one change, such as
  /// will-change-frame and will-show.
  ///
  /// Time passes inside the turn: no timer and no display link fires, and the keyboard's animation
  /// begins when the turn ends. Animations that were committed before the stall are still drawn,
  /// because Core Animation draws them in another process.
  ///
  /// The first keyboard of an app takes a second or two to load (blog.weareuproar.com/2009/03),
  /// because its process has to start (ioscraft.wiki, Keyboard Wrangling).
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
