import Foundation

@testable import StrutPhone

/// A window on paper: what happens in it is planned, and what it shows is written down. Its clock
/// goes on only while the loop waits.
@MainActor
final class DeskSurface: PhoneSurface {
  /// What the person does, and when; the window is closed after the last.
  private var plan: [(time: Double, events: [WindowEvent])]
  private(set) var now = 0.0
  /// The sizes of what was shown, and how many pixels of it were new, each time.
  private(set) var shown: [(size: String, pixels: Int)] = []
  private(set) var titles: [String] = []
  private(set) var isClosed = false
  /// When the loop was awake without being asked to, in seconds.
  private(set) var awake: [Double] = []
  var room = (width: 4000, height: 4000, density: 1.0)
  /// Called before each event that was planned.
  var willTell: (Double) -> Void = { _ in }

  init(_ plan: [(time: Double, events: [WindowEvent])]) { self.plan = plan }

  func wait(_ seconds: Double?) -> [WindowEvent] {
    let next = plan.first?.time ?? now
    if let seconds, now + seconds < next {
      now += seconds
      awake.append(now)
      return []
    }
    now = max(now, next)
    guard !plan.isEmpty else { return [.closed] }
    willTell(now)
    return plan.removeFirst().events
  }

  func show(_ picture: any WindowPicture, _ rects: [PixelRect]) {
    shown.append(
      ("\(picture.width) × \(picture.height)", rects.reduce(0) { $0 + $1.area }))
  }

  func setTitle(_ title: String) { titles.append(title) }

  func close() { isClosed = true }
}
