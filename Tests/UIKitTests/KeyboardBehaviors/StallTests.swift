import KeyboardSimulation
import ScreenTesting
import Testing

/// A main thread that stalls, and slow animations: `SystemBehavior.mainThread`, `.animationSpeed`.
@MainActor
@Suite struct StallTests {
  @MainActor
  private final class Stage {
    let phone: Phone
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

    init(_ change: (inout SystemBehavior) -> Void) throws {
      var behavior = SystemBehavior()
      change(&behavior)
      phone = try Phone("iPhone 15", behavior: behavior)
      controller.view.addSubview(field)
      phone.show(controller)
    }

    var now: TimeInterval { CACurrentMediaTime() - VirtualClock.startTime }

    /// The notifications so far, and when they were posted, in milliseconds.
    var posted: [String] {
      phone.keyboard.posted.map {
        "\($0.event.phase) \(Int((($0.time - VirtualClock.startTime) * 1000).rounded()))"
      }
    }
  }

  @Test(
    "Time passes between two notifications",
    arguments: [(SystemBehavior.MainThread.stallsBriefly, 500), (.stallsLong, 3_000)])
  func notifications(thread: SystemBehavior.MainThread, milliseconds: Int) throws {
    let prompt = try Stage { _ in }
    prompt.field.becomeFirstResponder()
    prompt.phone.advance(by: 1)
    #expect(
      prompt.posted == ["willChangeFrame 0", "willShow 0", "didChangeFrame 282", "didShow 285"])
    let stage = try Stage { $0.mainThread = thread }
    stage.field.becomeFirstResponder()
    stage.phone.advance(by: 1)
    #expect(
      stage.posted == [
        "willChangeFrame 0", "willShow \(milliseconds)", "didChangeFrame \(milliseconds + 282)",
        "didShow \(2 * milliseconds + 285)",
      ])
  }

  @Test("The keyboard sets out after the stall, from where it was")
  func motion() throws {
    func tops(_ change: (inout SystemBehavior) -> Void) throws -> [CGFloat] {
      let stage = try Stage(change)
      stage.field.becomeFirstResponder()
      stage.phone.settle()
      var tops = [stage.phone.keyboardFrame.minY]
      stage.phone.advance(by: 0.2) { tops.append(stage.phone.keyboardFrame.minY) }
      return tops
    }
    let usual = try tops { _ in }
    let late = try tops { $0.mainThread = .stallsBriefly }
    #expect(usual.first == 852)
    #expect(usual.count == late.count)
    #expect(zip(usual, late).allSatisfy { abs($0 - $1) < 0.001 })
  }

  @Test("Timers, frame handlers and ends of animations do not come inside a stall")
  func turn() throws {
    let stage = try Stage { $0.mainThread = .stallsBriefly }
    var frames: [TimeInterval] = []
    var events: [String] = []
    let clock = VirtualClock.shared
    let token = clock.addFrameHandler { frames.append($0 - VirtualClock.startTime) }
    clock.schedule(after: 0.2) { events.append("timer") }
    UIView.animate(withDuration: 0.1, animations: { stage.field.alpha = 0.5 }) { _ in
      events.append("end")
    }
    stage.phone.settle()
    stage.field.becomeFirstResponder()
    #expect(events.isEmpty)
    #expect(abs(stage.now - 0.5) < 0.001)
    stage.phone.settle()
    #expect(events == ["timer", "end"])
    stage.phone.advance(by: 0.1)
    #expect(frames.allSatisfy { $0 > 0.5 })
    #expect(frames.count == 6, "no frame is made up for")
    clock.cancel(token)
  }

  @Test("An animation that was committed before a stall is drawn during the stall")
  func renderServer() throws {
    let stage = try Stage { $0.mainThread = .stallsBriefly }
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      stage.field.frame.origin.y = 160
    }
    stage.phone.settle()
    VirtualClock.shared.schedule(after: 0.1) {
      MainActor.assumeIsolated { _ = stage.field.becomeFirstResponder() }
    }
    var tops: [CGFloat] = []
    func look() { tops.append(stage.field.drawnFrame.minY) }
    stage.phone.advance(by: 0.2, eachFrame: look, eachStallFrame: look)
    // 60 points in 30 frames. The stall begins at the sixth frame and lasts as long.
    let steps = zip(tops, tops.dropFirst()).map { $1 - $0 }
    #expect(steps.count > 30)
    #expect(steps.allSatisfy { $0 < 2.001 })
    #expect(tops.last == 160)
  }

  @Test("A keyboard that turns back while the main thread stalls ends where it should")
  func reversal() throws {
    let stage = try Stage { $0.mainThread = .stallsBriefly }
    stage.field.becomeFirstResponder()
    stage.phone.advance(by: 0.1)
    stage.field.resignFirstResponder()
    stage.phone.advance(by: 2)
    #expect(stage.phone.keyboardFrame.minY == 852)
    #expect(stage.phone.keyboard.posted.last?.event.phase == .didHide)
    stage.field.becomeFirstResponder()
    stage.phone.advance(by: 2)
    #expect(abs(stage.phone.keyboardFrame.minY - 516) < 0.001)
  }

  // MARK: Slow animations

  @Test("Slow animations take ten times as long as they declare")
  func slowAnimation() throws {
    let stage = try Stage { $0.animationSpeed = .slow }
    var isOver = false
    UIView.animate(withDuration: 0.2, delay: 0.1, options: .curveLinear) {
      stage.field.frame.origin.y = 200
    } completion: { _ in
      isOver = true
    }
    stage.phone.advance(by: 2)
    #expect(abs(stage.field.drawnFrame.minY - 150) < 0.5)
    #expect(!isOver)
    stage.phone.advance(by: 1.1)
    #expect(isOver)
  }

  @Test("The slow keyboard declares its usual duration, and says late that it is there")
  func slowKeyboard() throws {
    let usual = try Stage { _ in }
    usual.field.becomeFirstResponder()
    usual.phone.advance(by: 1)
    let did = try #require(usual.phone.keyboard.posted.last).time - VirtualClock.startTime
    let stage = try Stage { $0.animationSpeed = .slow }
    stage.field.becomeFirstResponder()
    var error: CGFloat = 0
    stage.phone.advance(by: 6) { error = max(error, stage.phone.keyboard.distanceFromScript) }
    let posted = stage.phone.keyboard.posted
    #expect(posted.map(\.event.duration) == [0.25, 0.25, 0.25, 0.25])
    #expect(posted.map(\.event.phase) == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    #expect(abs(try #require(posted.last).time - VirtualClock.startTime - 10 * did) < 0.001)
    #expect(error < 0.5, "it is where the slow script has it")
    #expect(abs(stage.phone.keyboardFrame.minY - 516) < 0.001)
  }

  @Test("What an app animates with the declared duration keeps in step with the slow keyboard")
  func inStep() throws {
    let stage = try Stage { $0.animationSpeed = .slow }
    let bar = UIView(frame: CGRect(x: 0, y: 842, width: 393, height: 10))
    stage.controller.view.addSubview(bar)
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        UIView.animate(withDuration: 0.25, delay: 0, options: .init(rawValue: 7 << 16)) {
          bar.frame.origin.y = 506
        }
      }
    }
    stage.field.becomeFirstResponder()
    var error: CGFloat = 0
    stage.phone.advance(by: 6) {
      error = max(error, abs(bar.drawnFrame.maxY - stage.phone.keyboardFrame.minY))
    }
    NotificationCenter.default.removeObserver(observer)
    #expect(error < 0.5)
  }

  @Test("A slow rotation brings the keyboard back when it is over")
  func slowRotation() throws {
    let stage = try Stage { $0.animationSpeed = .slow }
    stage.field.becomeFirstResponder()
    stage.phone.advance(by: 6)
    stage.phone.rotate(to: .landscape)
    stage.phone.advance(by: 2)
    #expect(!stage.phone.keyboard.isShowingKeys)
    stage.phone.advance(by: 10)
    #expect(stage.phone.keyboard.isShowingKeys)
    #expect(stage.phone.keyboard.posted.last?.event.phase == .didShow)
  }
}
