import Foundation
import Phone
import StrutKit

/// The phone beside, in a process of its own: there is one phone in a process.
///
/// It does what lines tell it, and lets no time pass by itself.
@MainActor
final class BesidePlayer {
  private(set) var session: PhoneSession?
  private var hands: PhoneHands?
  private var picture: PhonePicture?
  private let tell: (String) -> Void

  init(tell: @escaping (String) -> Void = { _ in }) { self.tell = tell }

  /// Plays lines until there are no more.
  ///
  /// - Parameters:
  ///   - nextLine: Returns a line without its end; nil after the last.
  ///   - answer: Called with what is drawn.
  func play(_ nextLine: () -> String?, answer: (Data) throws -> Void) throws {
    while let line = nextLine() {
      if let frame = try play(BesideLine(line)) { try answer(frame.data) }
    }
  }

  /// - Returns: What is drawn, if the line asks for that.
  func play(_ line: BesideLine) throws -> BesideFrame? {
    if case .anew(let text) = line { try begin(PhoneLaunch(text)) }
    guard let session, let hands else { throw UsageError("The phone beside is off.") }
    switch line {
    case .anew: break
    case .time(let time): _ = hands.pass(time - VirtualClock.shared.now)
    case .deed(let deed): hands.perform(deed)
    case .draw(let scale): return draw(session, hands, scale)
    }
    return nil
  }

  private func begin(_ launch: PhoneLaunch) throws {
    let session = try PhoneSession(launch.setup, tell: tell, save: PictureFile.save)
    try session.show(launch)
    self.session = session
    hands = PhoneHands(session)
    picture = nil
  }

  private func draw(
    _ session: PhoneSession, _ hands: PhoneHands, _ scale: CGFloat
  ) -> BesideFrame {
    session.didHandleEvents()
    let size = session.phone.screen.bounds.size
    let fitting = PhonePicture(size: size, scale: scale)
    let kept = picture.flatMap { $0.hasSize(of: fitting) ? $0 : nil }
    let picture = kept ?? fitting
    self.picture = picture
    let rects = picture.update(session.phone.layersBackToFront)
    var pixels = Data()
    picture.withPixels { words in
      let bytes = UnsafeRawBufferPointer(words)
      for rect in rects {
        for row in rect.y..<(rect.y + rect.height) {
          let start = (row * picture.width + rect.x) * 4
          pixels.append(Data(bytes[start..<(start + rect.width * 4)]))
        }
      }
    }
    return BesideFrame(
      width: picture.width, height: picture.height,
      next: hands.untilNext.map { VirtualClock.shared.now + $0 }, rects: rects, pixels: pixels)
  }
}
