import Foundation
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// The overlap of the keyboard with a view, frame by frame.
@Suite(.attachingStage) @MainActor struct OverlapFramesTests {
  /// Collects the values of a stream. The values arrive on the main actor, whenever a test awaits.
  private final class Collector {
    var overlaps: [CGFloat] = []
    var progress: [CGFloat] = []
  }

  private func collect(from view: UIView) -> (Collector, Task<Void, Never>) {
    let collector = Collector()
    let stream = Keyboard.overlaps(with: view)
    let task = Task { @MainActor in
      for await frame in stream {
        collector.overlaps.append(frame.overlap)
        collector.progress.append(frame.progress)
      }
    }
    return (collector, task)
  }

  /// Waits until the collectors have received what was sent to them. On a busy machine, that takes
  /// longer than giving up the thread for a moment.
  private func settle() async {
    for _ in 0..<20 {
      await Task.yield()
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
  }

  @Test("While the keyboard shows or hides, Keyboard.overlaps yields values frame by frame")
  func comingAndGoing() async throws {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    let controller = UIViewController()
    controller.view.addSubview(field)
    let phone = try Stages.make("iPhone 15")
    phone.show(controller)
    let (collector, task) = collect(from: controller.view)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    await settle()
    let height = phone.window.bounds.maxY - phone.keyboardTop
    #expect(collector.overlaps.count > 20 && collector.overlaps.last == height)
    #expect(zip(collector.overlaps, collector.overlaps.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(collector.progress.last == 1 && collector.progress.allSatisfy { 0...1 ~= $0 })
    let half = collector.overlaps.filter { $0 > 1 && $0 < height - 1 }
    #expect(half.count > 10, "values on the way")

    collector.overlaps = []
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    await settle()
    #expect(collector.overlaps.count > 20 && collector.overlaps.last == 0)
    #expect(collector.progress.last == 0)
    task.cancel()
    await settle()
    let guides = controller.view.layoutGuides
    #expect(!guides.contains { $0 is Keeper }, "nothing of ours is left")
  }

  @Test(
    "While the user drags the keyboard, Keyboard.overlaps yields intermediate values",
    .needs(.touches))
  func drag() async throws {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    list.contentSize = CGSize(width: 393, height: 2000)
    list.keyboardDismissMode = .interactive
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    list.addSubview(field)
    let controller = UIViewController()
    controller.view.addSubview(list)
    let phone = try Stages.make("iPhone 15")
    phone.show(controller)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    let (collector, task) = collect(from: controller.view)
    phone.touchDown(at: CGPoint(x: 350, y: 400))
    for y in stride(from: 400, through: 700, by: 20) {
      phone.touchMove(to: CGPoint(x: 350, y: CGFloat(y)))
      phone.advance(by: 1.0 / 60)
    }
    await settle()
    let height = phone.window.bounds.maxY - 516
    let dragged = collector.overlaps.filter { $0 > 0 && $0 < height }
    #expect(dragged.count > 3, "\(collector.overlaps)")
    phone.touchUp()
    phone.untilKeyboardRests()
    await settle()
    task.cancel()
    field.resignFirstResponder()
    phone.untilKeyboardRests()
  }

  @Test("A view is deallocated: its Keyboard.overlaps sequence finishes")
  func viewGone() async throws {
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (_, task) = collect(from: try #require(view))
    view = nil
    await task.value
  }

  @Test("The object that receives display frame callbacks is deallocated: the callbacks stop")
  func ownerGone() throws {
    final class Owner {}
    let phone = try Stages.make("iPhone 15")
    var owner: Owner? = Owner()
    weak var frames: DisplayFrames?
    var count = 0
    do {
      let made = DisplayFrames { [weak owner] in
        count += 1
        return owner != nil
      }
      made.isOn = true
      frames = made
    }
    phone.advance(by: 0.1)
    #expect(count > 3 && frames?.isOn == true)
    owner = nil
    phone.advance(by: 0.1)
    #expect(frames == nil)
  }

  @Test("keyboardWillShow announces a linear curve: Keyboard.overlaps grows linearly")
  func announcedCurve() async throws {
    let controller = UIViewController()
    let phone = try Stages.make("iPhone 15")
    phone.show(controller)
    let (collector, task) = collect(from: controller.view)
    let end = CGRect(x: 0, y: phone.screenBounds.maxY - 300, width: 393, height: 300)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: phone.screen,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: phone.inNotifications(end),
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.5,
        UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.linear.rawValue,
      ])
    phone.advance(by: 0.6)
    await settle()
    // A linear motion has steps of one size, but for the first and the last one.
    let steps = zip(collector.overlaps.dropFirst(2), collector.overlaps.dropFirst()).map { $0 - $1 }
      .dropLast()
    let (least, most) = (steps.min() ?? 0, steps.max() ?? .infinity)
    #expect(steps.count > 10 && most - least < 1, "\(collector.overlaps)")
    task.cancel()
  }
}
