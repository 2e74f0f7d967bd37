import Phone
import StrutKit

/// Films the phone, in the phone's own time: a second of it is a second of the film, however long
/// it took the person or the machine.
@MainActor
package final class PhoneCamera {
  /// Saves a film's page, in a file if one is named, and returns its name.
  private let save: (_ page: String, _ file: String?) throws -> String

  private var film: ScreenFilm?
  private var file: String?
  /// The phone that is filmed; another one may be switched on meanwhile, with a time of its own.
  private weak var phone: Phone?
  /// When the phone's first frame began, and its number.
  private var start = (time: 0.0, frame: 0)
  private var framesPerSecond = 60
  /// The latest shot, which may change as long as its frame lasts, and the number of that.
  private var latest: (shot: ScreenFilm.Shot, frame: Int)?
  /// Where a finger was down since the last shot.
  private var touch: CGPoint?

  package init(save: @escaping (_ page: String, _ file: String?) throws -> String) {
    self.save = save
  }

  package var isOn: Bool { film != nil }

  /// Begins a film with what the phone shows now.
  ///
  /// - Parameter file: Where it will be saved; nil for a name that is new then.
  package func begin(_ phone: Phone, file: String? = nil) {
    framesPerSecond = phone.screen.maximumFramesPerSecond
    film = ScreenFilm(framesPerSecond: framesPerSecond)
    self.file = file
    (self.phone, latest, touch) = (nil, nil, nil)
    shoot(phone)
  }

  /// Takes what the phone shows now; nothing happens while nothing is filmed.
  package func shoot(_ phone: Phone) {
    guard isOn else { return }
    let frame = number(on: phone)
    var shot = ScreenFilm.Shot(
      frame: DisplayList.capture(phone.layersBackToFront, scale: phone.screen.scale),
      device: phone.configuration)
    noteTouch(on: phone)
    shot.touch = touch
    touch = nil
    if let latest {
      if latest.frame < frame {
        film?.add(latest.shot, for: frame - latest.frame)
      } else {
        shot.touch = shot.touch ?? latest.shot.touch
      }
    }
    latest = (shot, frame)
  }

  /// Remembers where the finger is, so that a tap shows that takes no time.
  package func noteTouch(on phone: Phone) {
    guard let finger = phone.finger, let window = finger.window else { return }
    noteTouch(at: window.convertToDisplay(finger.location(in: nil)))
  }

  /// Remembers that a finger is or will be at a point of the screen at this moment.
  package func noteTouch(at point: CGPoint) {
    if isOn { touch = point }
  }

  /// Ends the film and saves it.
  ///
  /// - Returns: The name of the file; nil where nothing was filmed.
  package func end(_ phone: Phone) throws -> String? {
    shoot(phone)
    guard var film, let latest else { return nil }
    self.film = nil
    film.add(latest.shot)
    return try save(try film.html(), file)
  }

  /// The number of the frame that shows this moment.
  private func number(on phone: Phone) -> Int {
    let now = VirtualClock.shared.now
    if self.phone !== phone {
      self.phone = phone
      // Numbers change with the phone's frames.
      let beat = VirtualClock.shared.nextFrameTime - phone.frameInterval
      start = (min(beat, now), latest.map { $0.frame + 1 } ?? 0)
    }
    // A hair, because sums of frames end beside the time they mean.
    return start.frame + Int(((now - start.time) * Double(framesPerSecond) + 1e-6).rounded(.down))
  }
}
