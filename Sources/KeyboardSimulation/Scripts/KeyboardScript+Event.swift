import Foundation
import KeyboardGeometry

extension KeyboardScript {
  /// A notification and the time at which it is posted.
  ///
  /// Parts of the payload may be missing, as they are on some systems; see each property.
  public struct Event: Equatable, Sendable {
    /// Seconds from the script's start.
    public var time: TimeInterval
    /// The kind.
    public var phase: KeyboardTransition.Phase
    /// The begin rect in screen points.
    public var begin: CGRect?
    /// The end rect in screen points.
    public var end: CGRect?
    /// The declared duration in seconds; "did" notifications of a rotation lack it
    /// (KeyboardFacts 1.1).
    public var duration: TimeInterval?
    /// The raw curve; missing where the duration is.
    public var curve: Int?
    /// Whether the keyboard is this app's; the key is missing before iOS 9 (KeyboardFacts 2).
    public var isLocal: Bool?
    /// Whether the notification's object is the screen (iOS 16.1 and later) rather than nil.
    package var carriesScreen: Bool
    /// The bounds of the screen at that time, in points and the coordinates of the rects; nil if
    /// unknown. They change in a rotation.
    public var screen: CGRect?

    /// When the motion of this event was announced, in seconds from the script's start. A "did" is
    /// not posted if its "will" was never posted.
    var announcement: TimeInterval

    /// Makes an event.
    ///
    /// A "did" made in this way belongs to a motion announced at its own time.
    package init(
      at time: TimeInterval, _ phase: KeyboardTransition.Phase, from begin: CGRect?,
      to end: CGRect?, duration: TimeInterval? = 0.25, curve: Int? = 7, isLocal: Bool? = true,
      carriesScreen: Bool = true, screen: CGRect? = nil
    ) {
      self.time = time
      self.phase = phase
      self.begin = begin
      self.end = end
      self.duration = duration
      self.curve = curve
      self.isLocal = isLocal
      self.carriesScreen = carriesScreen
      self.screen = screen
      announcement = time
    }

    /// Returns the event as part of a motion that was announced at another time.
    func announced(at announcement: TimeInterval) -> Event {
      var event = self
      event.announcement = announcement
      return event
    }

    /// Whether this is still posted after a cut, if "did" notifications may come late.
    func comesLate(after time: TimeInterval) -> Bool {
      !phase.isWill && announcement < time
    }

    /// The notification's raw name, as UIKit posts it.
    public var name: String { phase.notificationName }

    /// The notification's payload: rects as `CGRect`, the rest as `NSNumber`; missing parts have no
    /// key.
    public var userInfo: [AnyHashable: Any] {
      var info: [AnyHashable: Any] = [:]
      info[KeyboardTransition.Key.frameBegin] = begin
      info[KeyboardTransition.Key.frameEnd] = end
      info[KeyboardTransition.Key.duration] = duration.map { NSNumber(value: $0) }
      info[KeyboardTransition.Key.curve] = curve.map { NSNumber(value: $0) }
      info[KeyboardTransition.Key.isLocal] = isLocal.map { NSNumber(value: $0) }
      return info
    }

    /// The transition that a listener reads from this event.
    public var transition: KeyboardTransition {
      KeyboardTransition(
        phase, from: begin, to: end, duration: duration, curve: curve, isLocal: isLocal,
        screen: screen)
    }

    func delayed(by delay: TimeInterval) -> Event {
      var event = self
      event.time += delay
      event.announcement += delay
      return event
    }
  }
}
