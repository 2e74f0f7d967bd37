import Foundation
import Phone
import StrutKit

/// Plays a script on a phone, without a window: its time is the phone's alone, so that the same
/// script gives the same pictures.
@MainActor
struct ScriptPlayer {
  let session: PhoneSession
  /// Writes a picture to a file.
  let write: (CGImage, String) throws -> Void

  /// How long a wait is at most that waits until nothing moves, in seconds.
  private static let longestWait = 10.0

  private var phone: Phone { session.phone }

  /// - Throws: `UsageError` with the number of the line that cannot be played.
  func play(_ script: Script) throws {
    for (number, line) in script.lines where !session.isClosed {
      do {
        try play(line)
        session.didHandleEvents()
      } catch let error as UsageError {
        throw UsageError("\(script.name), line \(number): \(error)")
      }
    }
  }

  private func play(_ line: ScriptLine) throws {
    switch line {
    case .tap(let place): try hold(place, seconds: 0)
    case .hold(let place, let seconds): try hold(place, seconds: seconds)
    case .drag(let place, let end, let seconds):
      let start = try point(place)
      session.camera.noteTouch(at: start)
      shoot()
      phone.drag(from: start, to: end, duration: seconds, eachFrame: shoot)
    case .wheel(let place, let notches):
      var wheel = WheelDrag()
      wheel.turn(at: try point(place), notches: notches, on: phone)
      while wheel.isActive {
        phone.advance(by: phone.frameInterval, eachFrame: shoot)
        wheel.step(on: phone)
      }
    case .type(let words): session.type(words)
    case .key(let key): session.press(key)
    case .press(let command): session.perform(command)
    case .wait(let seconds?): phone.advance(by: seconds, eachFrame: shoot)
    case .wait(nil): waitUntilStill()
    case .picture(let file):
      if let picture = phone.snapshot() { try write(picture, file) }
    case .film(let file):
      guard !session.camera.isOn else { throw UsageError("A film is being made already.") }
      session.camera.begin(phone, file: file)
    case .cut:
      guard try session.camera.end(phone) != nil else { throw UsageError("There is no film.") }
    }
  }

  /// A film has each frame that a person would see.
  private func shoot() { session.camera.shoot(phone) }

  private func hold(_ place: ScriptLine.Place, seconds: Double) throws {
    phone.touchDown(at: try point(place))
    session.camera.noteTouch(on: phone)
    phone.advance(by: seconds, eachFrame: shoot)
    phone.touchUp()
  }

  private func waitUntilStill() {
    var left = Self.longestWait
    while left > 0, let next = PhoneTime.untilNext(isBusy: false) {
      // Sums of frames may end a hair before the one that is due.
      left -= max(PhoneTime.pass(max(next, 1e-6), on: phone, afterFrame: shoot), 1e-6)
    }
  }

  private func point(_ place: ScriptLine.Place) throws -> CGPoint {
    switch place {
    case .point(let point): return point
    case .words(let words):
      for window in phone.windowsBackToFront.reversed() {
        guard let view = window.viewSaying(words) else { continue }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return window.convertToDisplay(view.convert(middle, to: window as UIView))
      }
      throw UsageError("Nothing on the screen says \"\(words)\".")
    }
  }
}

extension UIView {
  /// The first view in the tree, in front of others if they overlap, that shows words.
  fileprivate func viewSaying(_ words: String) -> UIView? {
    guard !isHidden, alpha > 0 else { return nil }
    for subview in subviews.reversed() {
      if let view = subview.viewSaying(words) { return view }
    }
    return says(words) ? self : nil
  }

  private func says(_ words: String) -> Bool {
    switch self {
    case let field as UITextField:
      return field.hasText ? field.text == words : field.placeholder == words
    case let label as UILabel: return label.text == words
    case let button as UIButton: return button.currentTitle == words
    default: return accessibilityLabel == words
    }
  }
}
