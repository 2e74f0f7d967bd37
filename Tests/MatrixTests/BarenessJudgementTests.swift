import Phone
import Testing

@testable import Matrix

/// The matrix reports a fault if the library uncovers the window's background.
@MainActor
@Suite struct BarenessJudgementTests {
  /// A screen that has a background color and fills its window.
  @MainActor
  private struct Stage {
    let phone: Phone
    let controller = PlainController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    let still: Bareness

    init() throws {
      phone = try Phone("iPhone 15")
      controller.view.backgroundColor = .white
      controller.view.addSubview(field)
      phone.show(controller)
      still = Bareness(of: phone.window, on: phone)
    }

    /// The height, in points, of the highest strip of the window's background that is visible now
    /// and was covered when the screen was shown.
    var bareHeight: CGFloat {
      phone.settle()
      return Bareness(of: phone.window, on: phone).height(beyond: still)
    }
  }

  @Test("A screen moves up: the window's background below the screen counts as bare")
  func below() throws {
    let stage = try Stage()
    #expect(stage.bareHeight == 0)
    stage.controller.view.center.y -= 100
    #expect(stage.bareHeight == 100)
  }

  @Test("A screen moves to the right: the window's left edge is bare from top to bottom")
  func beside() throws {
    let stage = try Stage()
    stage.controller.view.center.x += 40
    #expect(stage.bareHeight == stage.phone.window.bounds.height)
  }

  @Test("A screen moves up: background behind the keyboard does not count as bare")
  func aboveKeyboard() throws {
    let stage = try Stage()
    stage.field.becomeFirstResponder()
    stage.phone.advance(by: 1)
    let keyboardHeight = stage.phone.keyboardFrame.height
    stage.controller.view.center.y -= keyboardHeight
    #expect(stage.bareHeight == 0)
    stage.controller.view.center.y -= 60
    #expect(stage.bareHeight == 60)
  }

  @Test("A transparent view does not cover the window's background, an image view does")
  func covers() throws {
    let stage = try Stage()
    stage.controller.view.center.y -= 100
    let cover = UIView(frame: stage.phone.window.bounds)
    stage.phone.window.addSubview(cover)
    #expect(stage.bareHeight == 100)
    cover.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    #expect(stage.bareHeight == 100)
    cover.addSubview(UIImageView(frame: cover.bounds))
    #expect(stage.bareHeight == 0)
    cover.clipsToBounds = true
    cover.bounds.size.height = 10
    #expect(stage.bareHeight > 90, "the image is clipped")
  }

  @Test("The background is bare only with the library: the run has a fault")
  func fault() throws {
    let run = try #require(
      Combination(named: "sign-up/root/full/15/standard/type/always/explicit"))
    let (record, control) = (
      Actor.play(run, usesLibrary: true), Actor.play(run, usesLibrary: false)
    )
    let stage = try Stage()
    stage.controller.view.center.y -= 100
    stage.phone.settle()
    let bare = Bareness(of: stage.phone.window, on: stage.phone)
    func withBareStop(_ record: Record) -> Record {
      var changed = record
      let stop = record.stops[0]
      var view = stop.view
      view.bareness = bare
      changed.stops[0] = Record.Stop(
        part: stop.part, isFirst: stop.isFirst, view: view, claim: stop.claim)
      return changed
    }
    func faults(_ record: Record, _ control: Record) -> [String] {
      Judgement.faults(of: record, control: control, run: run)
    }
    #expect(faults(record, control) == [])
    #expect(faults(withBareStop(record), control) == ["uncovers the window after tap"])
    #expect(faults(withBareStop(record), withBareStop(control)) == [])
    var left = record
    left.bareAtEnd = bare
    #expect(faults(left, control) == ["uncovers the window in the end"])
  }
}
