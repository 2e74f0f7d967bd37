/// Keyboard layout guides, and where the keyboard is said to be.
extension SystemBehavior {
  /// Whether `constraints` contains the constraints that hold a keyboard layout guide.
  ///
  /// A guide has four, which its owner holds. Once a view of a window has a guide, the window has
  /// one, too.
  public enum GuideConstraints: String, CaseIterable, Sendable {
    /// The constraints are there, beside the app's own.
    ///
    /// Constraints of the safe area's guide are seen there: freshOS/Stevia#104 leaves them out by
    /// their identifiers. Conflict logs print constraints of system guides as NSLayoutConstraints
    /// that are active. No log of a keyboard layout guide was found.
    case visible = "guide-constraints"
    /// The constraints are not there. No source says so.
    case invisible = "no-guide-constraints"
  }

  /// When keyboard layout guides, and the views tied to them, set out with the keyboard.
  ///
  /// In both cases they set out in the run-loop turn of the "will" notifications, and in the
  /// keyboard's own animation. The order is not published (OpenQuestions, Containers 2).
  public enum GuideMoves: String, CaseIterable, Sendable {
    /// After the handlers of the notifications. In them a guide still has its old frame.
    case afterNotifications = "guides-after-notifications"
    /// Before the notifications are posted. In the handlers a guide has its new frame, and the
    /// views tied to it are laid out.
    case beforeNotifications = "guides-before-notifications"
  }

  /// The faults of keyboard layout guides on some versions, as users report (KeyboardFacts 5.2).
  public enum GuideFault: String, CaseIterable, Sendable {
    /// No fault: the guides are where the keyboard is.
    case none = "guides-right"
    /// The guides never report the keyboard. Users report it of guides that were requested before
    /// the controller had its view (kirillzyusko/react-native-keyboard-controller#1184).
    case neverReports = "guides-never-report"
    /// iOS 27: the guides drop to the bottom under a keyboard that stays (manaflow-ai/cmux#9958).
    /// The reports do not say whether they were ever right. They drop when the value is set.
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

  /// Whether a keyboard layout guide knows a keyboard that was up before the guide entered the
  /// window.
  public enum LateGuides: String, CaseIterable, Sendable {
    /// The guide knows the keyboard. Apple documents no condition (KeyboardFacts 5.1).
    case follow = "late-guides-follow"
    /// Until that keyboard has gone, the guide lies where it lies without a keyboard. It knows the
    /// next one.
    ///
    /// A library that attached its view in the handler of will-show was "too late"
    /// (kirillzyusko/react-native-keyboard-controller#1158). Guides that were attached under a
    /// keyboard were at wrong places (#1166, #1170 there).
    case wait = "late-guides-wait"
  }

  /// The coordinates of the end rect if a text view with an accessory view shows the keyboard.
  ///
  /// The values differ if the window does not begin at the screen's origin.
  public enum AccessoryRects: String, CaseIterable, Sendable {
    /// The screen's, as documented.
    case screen = "accessory-rects-of-screen"
    /// The window's, on an iPad. From iPadOS 26 (chockenberry/KeyboardAvoider, README; FB18129544).
    /// The report tells of will-show and will-hide; here all six notifications have it.
    case window = "accessory-rects-of-window"
  }

  /// Whether the end rect of a keyboard that is up contains the accessory view on it.
  public enum AccessoryHeights: String, CaseIterable, Sendable {
    /// The end rect contains it, as up to iOS 18 (KeyboardFacts 4).
    case counted = "accessory-heights-counted"
    /// The end rect contains the keys alone. Users report it of iOS 26 in some paths
    /// (badoo/Chatto#797, and a review in manaflow-ai/cmux#6719).
    case leftOut = "accessory-heights-left-out"
  }

  /// The origin on the screen that a window reports. Its conversions to and from the screen use
  /// that origin.
  public enum WindowOrigins: String, CaseIterable, Sendable {
    /// The real origin. Every app has it for its own windows.
    case real = "real-window-origins"
    /// The screen's origin, wherever the window is. A window of an app extension has it, because
    /// another process hosts that window.
    ///
    /// radar 44114878 (lionheart/openradar-mirror#20369). WebKit asks whether a window is hosted in
    /// another process before it converts the keyboard's rect.
    case zero = "zero-window-origins"
  }
}
