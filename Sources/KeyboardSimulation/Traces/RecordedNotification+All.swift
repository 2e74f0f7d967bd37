import Foundation
import KeyboardGeometry

extension RecordedNotification {
  /// Every known log, in the order of their names.
  package static let all: [RecordedNotification] = [
    log(
      "A1", at: 0, [.willChangeFrame], from: (-352, 0, 352, 1024), to: (0, 0, 352, 1024),
      duration: 0.25, curve: 0, screen: (768, 1024), isPortraitLocked: true,
      "iPad, landscape, iOS 5 era"),
    log(
      "A2", at: 2, [.willShow], from: (-352, 0, 352, 1024), to: (0, 0, 352, 1024), duration: 0.25,
      curve: 0, screen: (768, 1024), isPortraitLocked: true, "iPad, landscape, iOS 5 era"),
    log(
      "A3", at: 282, [.didChangeFrame], from: (-352, 0, 352, 1024), to: (0, 0, 352, 1024),
      duration: 0.25, curve: 0, screen: (768, 1024), isPortraitLocked: true,
      "iPad, landscape, iOS 5 era", "\"did\" carries duration and curve"),
    log(
      "A4", at: 285, [.didShow], from: (-352, 0, 352, 1024), to: (0, 0, 352, 1024), duration: 0.25,
      curve: 0, screen: (768, 1024), isPortraitLocked: true, "iPad, landscape, iOS 5 era"),
    log(
      "B1", at: 0, [.willChangeFrame], from: (0, 0, 352, 1024), to: (-352, 0, 352, 1024),
      duration: 0.25, curve: 0, screen: (768, 1024), isPortraitLocked: true,
      "iPad, landscape, iOS 5 era"),
    log(
      "B2", at: 3, [.willHide], from: (0, 0, 352, 1024), to: (-352, 0, 352, 1024), duration: 0.25,
      curve: 0, screen: (768, 1024), isPortraitLocked: true, "iPad, landscape, iOS 5 era"),
    log(
      "B3", at: 264, [.didChangeFrame], from: (0, 0, 352, 1024), to: (-352, 0, 352, 1024),
      duration: 0.25, curve: 0, screen: (768, 1024), isPortraitLocked: true,
      "iPad, landscape, iOS 5 era"),
    log(
      "B4", at: 266, [.didHide], from: (0, 0, 352, 1024), to: (-352, 0, 352, 1024), duration: 0.25,
      curve: 0, screen: (768, 1024), isPortraitLocked: true, "iPad, landscape, iOS 5 era"),
    log(
      "E1", [.willChangeFrame], from: (0, 568, 320, 216), to: (0, 352, 320, 216), duration: 0.25,
      curve: 7, isLocal: true, screen: (320, 568), "4-inch iPhone, iOS 10 era"),
    log(
      "E2", [.willShow], from: (0, 568, 320, 216), to: (0, 352, 320, 216), duration: 0.25, curve: 7,
      isLocal: true, screen: (320, 568), "4-inch iPhone, iOS 10 era"),
    log(
      "E3", [.didChangeFrame], from: (0, 568, 320, 216), to: (0, 352, 320, 216), duration: 0.25,
      curve: 7, isLocal: true, screen: (320, 568), "4-inch iPhone, iOS 10 era",
      "\"did\" carries duration and curve; predictive bar off"),
    log(
      "E4", [.didShow], from: (0, 568, 320, 216), to: (0, 352, 320, 216), duration: 0.25, curve: 7,
      isLocal: true, screen: (320, 568), "4-inch iPhone, iOS 10 era"),
    log(
      "E5", [.willHide], from: (0, 352, 320, 216), to: (0, 568, 320, 216), duration: 0.25, curve: 7,
      isLocal: true, screen: (320, 568), "4-inch iPhone, iOS 10 era"),
    log(
      "E6", [.didHide], from: (0, 352, 320, 216), to: (0, 568, 320, 216), duration: 0.25, curve: 7,
      isLocal: true, screen: (320, 568), "4-inch iPhone, iOS 10 era"),
    log(
      "F1", [.willChangeFrame, .willShow, .didChangeFrame, .didShow], from: (0, 442, 375, 225),
      to: (0, 409, 375, 258), screen: (375, 667), "iPhone 6, iOS 8.4 to 10",
      "predictive bar switched on; 225 is a collapsed bar", .medium),
    log(
      "F2", [.willChangeFrame, .willShow, .didChangeFrame, .didShow], from: (0, 409, 375, 258),
      to: (0, 442, 375, 225), screen: (375, 667), "iPhone 6, iOS 8.4 to 10",
      "predictive bar switched off", .medium),
    log(
      "G1", [.willChangeFrame], from: (0, 480, 320, 216), to: (0, 264, 320, 216), duration: 0.25,
      curve: 7, screen: (320, 480), "3.5-inch iPhone, iOS 7", "first sight of curve 7"),
    log(
      "G2", [.willChangeFrame, .willShow], from: (0, 920, 320, 216), to: (0, 352, 320, 216),
      duration: 0.4, curve: 7, screen: (320, 568), "iPhone 5 simulator, iOS 7.0",
      "begins 352 points below the screen; duration 0.4", .medium),
    log(
      "G3", [.willHide], to: (0, 744, 320, 216), screen: (320, 480),
      "3.5-inch iPhone, iOS 6 or earlier", "ends 264 points below the screen"),
    log(
      "G4", [.willChangeFrame, .willShow], from: (0, 480, 320, 253), to: (0, 227, 320, 253),
      duration: 0.25, curve: 7, screen: (320, 480), "3.5-inch iPhone, iOS 8",
      "with predictive bar"),
    log(
      "G5", [.willChangeFrame], from: (0, 227, 320, 253), to: (0, 480, 320, 253), duration: 0.25,
      curve: 7, screen: (320, 480), "3.5-inch iPhone, iOS 8"),
    log(
      "G7", [.didChangeFrame], from: (0, 352, 320, 216), to: (0, 286, 320, 282), duration: 0,
      curve: 7, isLocal: true, screen: (320, 568), "4-inch iPhone, iOS 9 or 10",
      "216 grows to 282, the height of a candidate bar"),
    log(
      "G8", [.willShow], from: (0, 667, 375, 216), to: (0, 451, 375, 216), duration: 0.25, curve: 7,
      isLocal: true, screen: (375, 667), "4.7-inch iPhone, iOS 10", "no predictive bar"),
    log(
      "G10", [.willShow], from: (0, 667, 375, 258), to: (0, 409, 375, 258), duration: 0.25,
      curve: 7, isLocal: true, screen: (375, 667), "4.7-inch iPhone, iOS 9 to 11",
      "with predictive bar; same payload seen for didShow"),
    log(
      "G11", [.willChangeFrame], from: (0, 409, 375, 258), to: (0, 667, 375, 258), duration: 0.25,
      curve: 7, isLocal: true, screen: (375, 667), "4.7-inch iPhone"),
    log(
      "G12", [.willHide], from: (0, 451, 375, 216), to: (0, 667, 375, 216), duration: 0.25,
      curve: 7, screen: (375, 667), "4.7-inch iPhone, iOS 8"),
    log(
      "G13", [.willShow], from: (0, 667, 375, 216), to: (0, 409, 375, 258), duration: 0.25,
      curve: 7, isLocal: true, screen: (375, 667), "4.7-inch iPhone, iOS 11.2 or later",
      "begin height 216, end height 258"),
    log(
      "G16", [.willChangeFrame], from: (0, 667, 375, 260), to: (0, 407, 375, 260), duration: 0.25,
      curve: 7, isLocal: true, screen: (375, 667), "iPhone SE (2nd generation), iOS 13 or 14"),
    log(
      "G17", [.willChangeFrame, .willShow], from: (0, 736, 414, 271), to: (0, 465, 414, 271),
      duration: 0.25, curve: 7, isLocal: true, screen: (414, 736), "5.5-inch iPhone, iOS 9 to 11",
      "with predictive bar"),
    log(
      "G18", [.willHide], from: (0, 465, 414, 271), to: (0, 736, 414, 271), duration: 0.25,
      curve: 7, isLocal: true, screen: (414, 736), "5.5-inch iPhone, iOS 9 to 11"),
    log(
      "G19", [.willChangeFrame], from: (0, 736, 414, 226), to: (0, 510, 414, 226), duration: 0.25,
      curve: 7, isLocal: true, screen: (414, 736), "5.5-inch iPhone, iOS 9 to 11",
      "without predictive bar"),
    log(
      "G20", [.willChangeFrame], from: (0, 736, 414, 226), to: (0, 510, 414, 226), duration: 0.4,
      curve: 7, isLocal: true, screen: (414, 736), "5.5-inch iPhone, iOS 10 era",
      "while a modal screen appears"),
    log(
      "G21", [.willShow], from: (0, 812, 375, 333), to: (0, 479, 375, 333), duration: 0.25,
      curve: 7, isLocal: true, screen: (375, 812), "iPhone X, iOS 11"),
    log(
      "G22", [.willHide], from: (0, 479, 375, 333), to: (0, 812, 375, 333), duration: 0.25,
      curve: 7, isLocal: true, screen: (375, 812), "iPhone X, iOS 11"),
    log(
      "G24", [.willShow], from: (0, 812, 375, 380), to: (0, 432, 375, 380), duration: 0.25,
      curve: 7, isLocal: true, screen: (375, 812), "iPhone X class",
      "with the form bar of a web view: 335 + 45"),
    log(
      "G25", [.willChangeFrame], from: (0, 896, 414, 288), to: (0, 550, 414, 346), duration: 0.25,
      curve: 7, isLocal: true, screen: (414, 896), "iPhone XR or XS Max, iOS 12",
      "begin height 288, end height 346"),
    log(
      "G26", [.willChangeFrame, .willHide], from: (0, 550, 414, 346), to: (0, 896, 414, 346),
      duration: 0.25, curve: 7, isLocal: true, screen: (414, 896), "iPhone XR or XS Max, iOS 12"),
    log(
      "G27", [.willShow], from: (0, 896, 414, 346), to: (0, 550, 414, 346), duration: 0.25,
      curve: 7, isLocal: true, screen: (414, 896), "iPhone XR or 11 class"),
    log(
      "G29", [.willChangeFrame], from: (0, 768, 1024, 391), to: (0, 377, 1024, 391), duration: 0.25,
      curve: 7, screen: (1024, 768), "iPad 1024 x 768, landscape, iOS 8",
      "rects follow the orientation from iOS 8 on"),
    log(
      "G31", [.willChangeFrame], from: (0, 0, 768, 304), screen: (768, 1024), "iPad, iOS 5",
      "undocked by dragging; the log has no end rect", .low),
    log(
      "G32", [.willShow], to: (0, 264, 320, 216), screen: (320, 480),
      "3.5-inch iPhone, portrait, iOS 7 or earlier"),
    log(
      "G33", [.willShow], to: (0, 0, 162, 480), screen: (320, 480), isPortraitLocked: true,
      "3.5-inch iPhone, landscape, iOS 7 or earlier", "width and height look swapped"),
    log(
      "G34", [.willShow], from: (0, 768, 1024, 398), screen: (1024, 768), "iPad, landscape, iOS 11",
      "number pad; the log has the begin rect only"),
    log(
      "G35", [.willShow], from: (0, 1024, 768, 313), screen: (768, 1024), "iPad, portrait, iOS 11",
      "after rotating; the log has the begin rect only"),
    log(
      "G38", [.willHide], duration: 0.35, curve: 0, screen: (320, 568),
      "4-inch screen, before iOS 7", "navigation pop; the log has no rects", .medium),
  ]

  /// Returns the logs of a sequence such as `A`, in the order they were posted.
  package static func sequence(_ name: Character) -> [RecordedNotification] {
    all.filter { $0.id.first == name }
  }

  private static func log(
    _ id: String, at milliseconds: Int? = nil, _ phases: [KeyboardTransition.Phase],
    from begin: (CGFloat, CGFloat, CGFloat, CGFloat)? = nil,
    to end: (CGFloat, CGFloat, CGFloat, CGFloat)? = nil, duration: TimeInterval? = nil,
    curve: Int? = nil, isLocal: Bool? = nil, screen: (CGFloat, CGFloat),
    isPortraitLocked: Bool = false, _ device: String, _ note: String = "",
    _ confidence: Confidence = .high
  ) -> RecordedNotification {
    func rect(_ numbers: (CGFloat, CGFloat, CGFloat, CGFloat)) -> CGRect {
      CGRect(x: numbers.0, y: numbers.1, width: numbers.2, height: numbers.3)
    }
    return RecordedNotification(
      id: id, milliseconds: milliseconds, phases: phases, begin: begin.map(rect),
      end: end.map(rect), duration: duration, curve: curve, isLocal: isLocal,
      screen: CGSize(width: screen.0, height: screen.1), isPortraitLocked: isPortraitLocked,
      device: device, note: note, confidence: confidence)
  }
}
