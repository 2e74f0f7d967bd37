import Phone

/// A person's hands on one phone, and the time that passes while they do something.
@MainActor
final class PhoneHands {
  private let session: PhoneSession
  private var hand = Hand()
  private var wheel = WheelDrag()

  init(_ session: PhoneSession) { self.session = session }

  private var phone: Phone { session.phone }
  /// Whether a hand still moves from frame to frame, though nothing on the screen does.
  var isBusy: Bool { hand.pending != nil || wheel.isActive }

  /// In how many seconds of the phone's time there is something to do; nil for never.
  var untilNext: Double? { PhoneTime.untilNext(isBusy: isBusy) }

  /// Lets time pass, as `PhoneTime` does.
  func pass(_ seconds: Double) -> Double {
    PhoneTime.pass(
      seconds, on: phone, isBusy: { self.isBusy },
      eachFrame: {
        self.hand.deliver(to: self.phone)
        self.wheel.step(on: self.phone)
      }, afterFrame: { self.session.camera.shoot(self.phone) })
  }

  func perform(_ deed: Deed) {
    switch deed {
    case .press(let point):
      wheel.stop(on: phone)
      hand.press(point, on: phone)
    case .move(let point): hand.move(point)
    case .lift(let point):
      hand.move(point)
      hand.lift(on: phone)
    case .wheel(let point, let notches):
      if !hand.isDown { wheel.turn(at: point, notches: notches, on: phone) }
    case .type(let text): session.type(text)
    case .key(let key): session.press(key)
    case .command(let command): session.perform(command)
    }
  }
}
