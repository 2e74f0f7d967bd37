import KeyboardSimulation
import Phone
import StrutPhone

/// What the window of `make phone` does in an hour at rest, with the keyboard up: nothing.
@MainActor
func restBenchmarks() throws -> [BenchmarkResult] {
  guard Options.current.includes("phone.rest"), Options.current.iterations == nil else { return [] }
  var setup = PhoneSetup(device: try SimulatedDeviceConfiguration("iPhone 15"))
  setup.screen = PhoneScreen.samples.first { $0.id == "s4-bottom" }
  let surface = RestingSurface()
  let loop = PhoneLoop(try PhoneSession(setup), on: surface)
  try loop.run()
  return [
    BenchmarkResult(
      name: "phone.rest.frames", value: Double(loop.picture.frames - surface.frames),
      unit: "an hour"),
    BenchmarkResult(
      // The last one closes the window.
      name: "phone.rest.wakeUps", value: Double(loop.wakeUps - surface.wakeUps - 1),
      unit: "an hour"),
  ]
}

/// A window in which somebody taps a field, waits ten seconds and goes away for an hour.
@MainActor
private final class RestingSurface: PhoneSurface {
  /// What had happened when the person went away.
  private(set) var frames = 0
  private(set) var wakeUps = 0
  private(set) var now = 0.0
  let room = (width: 4000, height: 4000, density: 1.0)

  private var waits = 0
  private var shows = 0
  private var events: [(time: Double, events: [WindowEvent])] = [
    (1, [.press(CGPoint(x: 196, y: 728)), .lift(CGPoint(x: 196, y: 728))]), (11, []),
    (3611, [.closed]),
  ]

  func wait(_ seconds: Double?) -> [WindowEvent] {
    waits += 1
    if let seconds, now + seconds < events[0].time {
      now += seconds
      return []
    }
    now = events[0].time
    if events.count == 2 { (frames, wakeUps) = (shows, waits) }
    return events.removeFirst().events
  }

  func show(_ picture: any WindowPicture, _ rects: [PixelRect]) { shows += 1 }
  func setTitle(_ title: String) {}
  func close() {}
}
