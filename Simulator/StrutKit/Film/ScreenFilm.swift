import Foundation
import KeyboardSimulation
import Phone

/// A film of one phone, frame by frame, and the page that plays it in a browser.
///
/// The frames are written as the demo's are, and the same scripts draw them.
@MainActor
package struct ScreenFilm {
  /// What one frame shows.
  package struct Shot {
    package let frame: DisplayFrame
    /// The device as it is held then.
    package let device: SimulatedDeviceConfiguration
    /// Where a finger is, in points of the screen.
    package var touch: CGPoint?

    package init(frame: DisplayFrame, device: SimulatedDeviceConfiguration) {
      (self.frame, self.device) = (frame, device)
    }
  }

  private let framesPerSecond: Int
  private let pool = FilmPool()
  private var encoder: FilmEncoder
  private var count = 0
  /// Each way in which the device is held, with its first frame.
  private var devices: [(frame: Int, device: SimulatedDeviceConfiguration)] = []
  private var touches: [FilmTouch] = []

  package init(framesPerSecond: Int) {
    self.framesPerSecond = framesPerSecond
    encoder = FilmEncoder(pool)
  }

  /// Adds a shot.
  ///
  /// - Parameter frames: For how many frames it is shown; one at least. The finger is there in the
  ///   first.
  package mutating func add(_ shot: Shot, for frames: Int = 1) {
    if devices.last?.device != shot.device { devices.append((count, shot.device)) }
    if let touch = shot.touch { touches.append(FilmTouch(frame: count, point: touch)) }
    encoder.add(shot.frame)
    encoder.hold(frames - 1)
    count += frames
  }

  /// The page: one file, nothing to load.
  ///
  /// - Throws: `UsageError` where a part of the tool is missing.
  package func html() throws -> String {
    try PageFile.page("film.html", scripts: PageFile.filmScripts, data: data)
  }

  /// See `screen.js`, which reads it.
  private var data: String {
    let members: [(String, String)] = [
      ("framesPerSecond", "\(framesPerSecond)"), ("devices", JSON.array(deviceList).text()),
      ("touches", JSON.array(touches.map(\.json)).text()),
      ("styles", JSON.array(pool.styles.map(\.json)).text()),
      ("images", JSON.array(pool.images.map { .string($0.dataURI) }).text()),
      ("film", encoder.text),
    ]
    return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",\n") + "}"
  }

  private var deviceList: [JSON] {
    devices.map { .object(["frame": .integer($0.frame), "device": $0.device.pageJSON]) }
  }
}
