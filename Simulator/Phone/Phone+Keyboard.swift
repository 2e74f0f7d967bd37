import KeyboardSimulation
import UIKit

/// What a person does to the keyboard of the device. None of these takes time by itself: let it
/// pass with ``Phone/advance(by:eachFrame:)``.
extension Phone {
  // MARK: Keys

  /// Taps the emoji key; a keyboard that is up changes at once.
  public func switchToEmoji() { chooseLayout(.emoji) }

  /// Goes back to letters.
  public func switchToLetters() { chooseLayout(.standard) }

  /// Switches to another maker's keyboard.
  ///
  /// - Parameter height: Its height in points, with the strip under the home indicator.
  public func switchToThirdPartyKeyboard(height: CGFloat) {
    chooseLayout(.thirdParty(height: height))
  }

  private func chooseLayout(_ layout: SystemKeyboard.Layout) {
    keyboard.choose { $0.layout = layout }
    settle()
  }

  /// Whether the bar of suggestions is on. Setting it is the user's switch in the settings or on
  /// the globe key.
  public var showsPredictiveBar: Bool {
    get { keyboard.choice.showsPredictiveBar }
    set {
      keyboard.choose { $0.showsPredictiveBar = newValue }
      settle()
    }
  }

  /// Whether saved passwords are offered at secure fields: the keyboard then shows twice
  /// (KeyboardFacts 1.3). False unless set.
  public var offersPasswords: Bool {
    get { keyboard.offersPasswords }
    set { keyboard.offersPasswords = newValue }
  }

  /// Chooses a saved password from the bar: the next field becomes first responder, and the
  /// keyboard goes and comes twice within 0.1 s (KeyboardFacts 1.3).
  ///
  /// - Parameter next: The field that has the focus then; nil if it stays where it is.
  public func autofill(into next: UIResponder? = nil) {
    keyboard.moveToNextField(next)
    settle()
  }

  // MARK: Hardware, and where an iPad's keyboard is

  /// Plugs a hardware keyboard in.
  public func connectHardwareKeyboard() { dockKeyboard(.hardware) }

  /// Unplugs it.
  public func disconnectHardwareKeyboard() { dockKeyboard(.docked) }

  /// Takes the keyboard off the bottom edge (iPad).
  public func undockKeyboard() { dockKeyboard(.undocked) }

  /// Splits it into two halves (iPad).
  public func splitKeyboard() { dockKeyboard(.split) }

  /// Makes it small and movable (iPad).
  public func floatKeyboard() { dockKeyboard(.floating) }

  /// Puts it back to the bottom edge.
  public func dockKeyboard() { dockKeyboard(.docked) }

  private func dockKeyboard(_ dock: SystemKeyboard.Dock) {
    keyboard.dock(dock)
    settle()
  }

  /// Drags an undocked or floating keyboard to a place, given by its top left corner in screen
  /// points.
  public func moveKeyboard(to origin: CGPoint) {
    keyboard.moveDetachedKeyboard(to: origin)
    settle()
  }

  // MARK: Dismissing

  /// Hides the keyboard by taking the focus away, if the field agrees.
  public func dismissKeyboard() {
    keyboard.responder?.resignFirstResponder()
    settle()
  }

  /// Hides it with a hide that announces 0.25 s and is over after 7 ms (KeyboardFacts 1.3).
  public func dismissKeyboardInstantly() {
    keyboard.hideNext(.instant)
    dismissKeyboard()
  }

  /// Hides it with a hide that is posted twice (KeyboardFacts 1.3).
  public func dismissKeyboardTwice() {
    keyboard.hideNext(.double)
    dismissKeyboard()
  }

  /// Drags the keyboard down with a finger, as a scroll view with interactive dismissal allows, and
  /// lets go. Nothing is posted while it is dragged, and nothing at all if it comes back
  /// (KeyboardFacts 1.3).
  ///
  /// The finger is on a hidden scroll view, which lies in the window for as long as the drag lasts
  /// and has nothing to scroll. So the app's content stays where it is, and a screen without a
  /// scroll view of its own can be tested, too.
  ///
  /// - Parameters:
  ///   - share: How far down, as a share of the keyboard's height, 0...1.
  ///   - duration: How long the finger takes, in seconds, rounded up to whole frames.
  ///   - dismissing: Whether the finger throws the keyboard down at the end; else it comes back.
  ///   - eachFrame: Called after each frame has been laid out.
  public func dragKeyboard(
    by share: CGFloat, duration: TimeInterval = 0.3, dismissing: Bool, eachFrame: () -> Void = {}
  ) {
    let rest = keyboard.targetFrame
    let frames = max(Int((duration / frameInterval - 1e-9).rounded(.up)), 1)
    let scrollView = UIScrollView(frame: .zero)
    scrollView.keyboardDismissMode = .interactive
    scrollView.isHidden = true
    (keyboard.responder?.responderWindow ?? window).addSubview(scrollView)
    touchDown(at: CGPoint(x: rest.midX, y: rest.minY), on: scrollView)
    for frame in 1...frames {
      let way = share * CGFloat(frame) / CGFloat(frames)
      let finger = rest.minY + rest.height * way
      touchMove(to: CGPoint(x: rest.midX, y: finger))
      keyboard.dismissDragDidMove(to: finger)
      advance(by: frameInterval, eachFrame: eachFrame)
    }
    // The field resigns while the scroll view still tracks the finger (KeyboardFacts 1.3).
    if keyboard.dismissDragDidEnd(velocity: dismissing ? 1 : -1) {
      keyboard.responder?.resignFirstResponder()
    }
    touchUp()
    scrollView.removeFromSuperview()
    settle()
  }

  // MARK: Around the app

  /// Whether Reduce Motion and Prefer Cross-Fade Transitions are on: the keyboard fades
  /// (KeyboardFacts 1.7).
  public var prefersCrossFade: Bool {
    get { keyboard.configuration.prefersCrossFade }
    set { setAccessibility(reduceMotion: newValue, crossFade: newValue) }
  }

  /// Takes the app to the background.
  ///
  /// - Parameter losingFocus: Whether its field loses the focus there, which posts nothing
  ///   (KeyboardFacts 1.6).
  public func enterBackground(losingFocus: Bool = false) {
    UIApplication.shared.move(to: .background)
    keyboard.appDidEnterBackground()
    if losingFocus { dismissKeyboard() }
    settle()
  }

  /// Brings the app back.
  public func enterForeground() {
    keyboard.appWillEnterForeground()
    UIApplication.shared.move(to: .active)
    settle()
  }

  /// Another app on the screen brings its keyboard up (KeyboardFacts 1.6).
  ///
  /// - Parameters:
  ///   - other: Its keyboard.
  ///   - claimsLocal: Whether the notifications say that it is this app's, which was seen.
  public func otherAppShowsKeyboard(
    _ other: SystemKeyboard = .standard, claimsLocal: Bool = false
  ) {
    keyboard.otherAppShows(other, claimsLocal: claimsLocal)
    settle()
  }

  /// It takes its keyboard down.
  public func otherAppHidesKeyboard(claimsLocal: Bool = false) {
    keyboard.otherAppHides(claimsLocal: claimsLocal)
    settle()
  }
}

extension UIResponder {
  /// The window that a responder is in, by the chain of responders.
  fileprivate var responderWindow: UIWindow? {
    sequence(first: self) { $0.next }.lazy.compactMap { $0 as? UIWindow }.first
  }
}
