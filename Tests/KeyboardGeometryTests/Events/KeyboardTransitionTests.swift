import Foundation
import KeyboardGeometry
import Testing

private typealias InfoKey = KeyboardTransition.Key

@Suite struct KeyboardTransitionTests {

  static let name = "UIKeyboardWillShowNotification"
  let rect = CGRect(x: 0, y: 508, width: 390, height: 336)

  @Test("Each keyboard notification's name is read as its phase")
  func phaseReadRaw() {
    let names = [
      "UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification",
      "UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification",
      "UIKeyboardWillChangeFrameNotification", "UIKeyboardDidChangeFrameNotification",
    ]
    let phases = names.compactMap {
      KeyboardTransition(name: $0, userInfo: nil, screen: nil)?.phase
    }
    #expect(
      phases == [.willShow, .didShow, .willHide, .didHide, .willChangeFrame, .didChangeFrame])
    #expect(Set(phases) == Set(KeyboardTransition.Phase.allCases))
  }

  @Test(
    "A notification with another name yields no KeyboardTransition",
    arguments: ["", "UIKeyboardWillShow", "NSUndo"])
  func otherNames(name: String) {
    #expect(KeyboardTransition(name: name, userInfo: [InfoKey.frameEnd: rect], screen: nil) == nil)
  }

  @Test("A complete userInfo: KeyboardTransition has all its values")
  func fullPayloadRead() throws {
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    let read = try #require(
      KeyboardTransition(
        name: Self.name,
        userInfo: [
          InfoKey.frameBegin: NSValue(rect: rect.offsetBy(dx: 0, dy: 336)),
          InfoKey.frameEnd: NSValue(rect: rect), InfoKey.duration: NSNumber(value: 0.35),
          InfoKey.curve: NSNumber(value: 7), InfoKey.isLocal: NSNumber(value: false),
        ], screen: screen))
    #expect(read.frameBegin == rect.offsetBy(dx: 0, dy: 336))
    #expect(read.frameEnd == rect && read.hasFrameEnd)
    #expect(read.duration == 0.35)
    #expect(read.curve == .system)
    #expect(!read.isLocal)
    #expect(read.screen == screen)
  }

  @Test("A KeyboardTransition converted to userInfo and back is equal")
  func transitionReadsBack() {
    for phase in KeyboardTransition.Phase.allCases {
      let transition = KeyboardTransition(
        phase, from: rect, to: rect.offsetBy(dx: 0, dy: 336), duration: 0.4, curve: 2,
        isLocal: false)
      let read = KeyboardTransition(
        name: phase.notificationName, userInfo: transition.userInfo, screen: nil)
      #expect(read == transition)
    }
    let bare = KeyboardTransition(.willHide, to: nil)
    #expect(
      KeyboardTransition(name: bare.phase.notificationName, userInfo: bare.userInfo, screen: nil)
        == bare)
  }

  @Test(
    "Missing or empty userInfo: KeyboardTransition has default values",
    arguments: [nil, [:]] as [[String: Int]?])
  func missing(info: [String: Int]?) throws {
    let read = try #require(KeyboardTransition(name: Self.name, userInfo: info, screen: nil))
    #expect(read.frameEnd == .zero && !read.hasFrameEnd && read.frameBegin == .zero)
    #expect(read.duration == 0.25 && read.curve == .system && read.isLocal)
  }

  /// The test posts each value under keys that require another type.
  @Test("userInfo values of wrong types are read as missing")
  func wrongTypesRead() throws {
    let values: [Any] = [
      "text", NSNull(), NSNumber(value: 7), true, 7, 7.5, Float(1), NSValue(point: .zero),
      CGPoint.zero, [rect], Data(), NSString("0.25"),
    ]
    for value in values {
      let info: [AnyHashable: Any] = [InfoKey.frameEnd: value, InfoKey.frameBegin: value]
      let read = try #require(KeyboardTransition(name: Self.name, userInfo: info, screen: nil))
      #expect(!read.hasFrameEnd && read.frameEnd == .zero, "\(value)")
    }
    for value in ["text", NSNull(), rect, NSValue(rect: rect), [1], NSString("1")] as [Any] {
      let info: [AnyHashable: Any] = [
        InfoKey.duration: value, InfoKey.curve: value, InfoKey.isLocal: value,
      ]
      let read = try #require(KeyboardTransition(name: Self.name, userInfo: info, screen: nil))
      #expect(read.duration == 0.25 && read.curve == .system && read.isLocal, "\(value)")
    }
  }

  @Test("userInfo numbers of every Swift and Foundation type are read")
  func numbersTypeRead() throws {
    let values: [(Any, Double, Int, Bool)] = [
      (NSNumber(value: 0), 0, 0, false), (0, 0, 0, false), (false, 0, 0, false),
      (NSNumber(value: 2), 2, 2, true), (2, 2, 2, true), (2.0, 2, 2, true),
      (Float(2), 2, 2, true), (CGFloat(2), 2, 2, true), (UInt8(2), 2, 2, true),
      (true, 1, 1, true), (NSNumber(value: true), 1, 1, true),
    ]
    for (value, duration, curve, isLocal) in values {
      let info: [AnyHashable: Any] = [
        InfoKey.duration: value, InfoKey.curve: value, InfoKey.isLocal: value,
      ]
      let read = try #require(KeyboardTransition(name: Self.name, userInfo: info, screen: nil))
      #expect(read.duration == duration, "\(value)")
      #expect(read.curve.rawValue == curve, "\(value)")
      #expect(read.isLocal == isLocal, "\(value)")
    }
  }

  @Test(
    "Negative, huge, infinite or NaN durations are read as usable durations",
    arguments: [
      (0, 0), (-0.0, 0), (-1, 0), (-1e300, 0), (0.383, 0.383), (5e-300, 5e-300), (1e300, 10),
      (.infinity, 0.25), (-.infinity, 0.25), (.nan, 0.25),
    ] as [(Double, Double)])
  func durations(posted: Double, read: Double) {
    #expect(KeyboardTransition(.willShow, to: nil, duration: posted).duration == read)
    let info = [InfoKey.duration: NSNumber(value: posted)]
    #expect(
      KeyboardTransition(name: Self.name, userInfo: info, screen: nil)?.duration == read)
  }

  @Test(
    "Fractional, unknown or NaN animation curves are read as usable curves",
    arguments: [(7.5, 7), (-1, 7), (99, 7), (1e300, 7), (.nan, 7), (.infinity, 7), (3, 3)]
      as [(Double, Int)])
  func curves(posted: Double, read: Int) {
    let info = [InfoKey.curve: NSNumber(value: posted)]
    let transition = KeyboardTransition(name: Self.name, userInfo: info, screen: nil)
    #expect(transition?.curve.rawValue == read)
  }

  /// The posted frame, and the frame to be read. Nil if the frame must be read as missing.
  static let rectTable: [(CGRect, CGRect?)] = [
    (.zero, .zero),
    (CGRect(x: 0, y: 844, width: 390, height: 0), CGRect(x: 0, y: 844, width: 390, height: 0)),
    (
      CGRect(x: 390, y: 844, width: -390, height: -336),
      CGRect(x: 0, y: 508, width: 390, height: 336)
    ),
    (CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), nil),
    (CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), nil),
    (CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1), nil),
    (CGRect(x: 0, y: 0, width: 1, height: -CGFloat.infinity), nil),
    (
      CGRect(
        x: 0, y: CGFloat.greatestFiniteMagnitude, width: 1,
        height: CGFloat.greatestFiniteMagnitude),
      nil
    ),
    (.null, nil),
    (
      CGRect(x: 1e300, y: -1e300, width: 1e300, height: 5e-300),
      CGRect(x: 1e300, y: -1e300, width: 1e300, height: 5e-300)
    ),
  ]

  @Test(
    "Frames with negative size are standardized, null or NaN frames missing", arguments: rectTable)
  func rects(posted: CGRect, read: CGRect?) {
    for info in [
      [InfoKey.frameEnd: posted as Any], [InfoKey.frameEnd: NSValue(rect: posted) as Any],
    ] {
      let transition = KeyboardTransition(name: Self.name, userInfo: info, screen: nil)
      #expect(transition?.frameEnd == read ?? .zero)
      #expect(transition?.hasFrameEnd == (read != nil))
    }
  }

  @Test("An empty, null or NaN screen is read as unknown")
  func screenCannotUnknown() {
    for screen in [CGRect.zero, .null, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)] {
      #expect(KeyboardTransition(.willShow, to: rect, screen: screen).screen == nil, "\(screen)")
    }
  }
}

extension KeyboardTransition {
  /// The `userInfo` of a notification that is read as this transition.
  fileprivate var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [
      Key.frameBegin: frameBegin,
      Key.duration: NSNumber(value: duration),
      Key.curve: NSNumber(value: curve.rawValue),
      Key.isLocal: NSNumber(value: isLocal),
    ]
    if hasFrameEnd { info[Key.frameEnd] = frameEnd }
    return info
  }
}
