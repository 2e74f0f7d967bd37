import Foundation
import KeyboardStrut
import Phone
import Testing

@testable import Matrix

/// An explanation is a fault if it contradicts what is drawn. The matrix judges both directions:
/// what is said to be shown, and what is said to be hidden. The soak judges only the first one.
@MainActor
@Suite struct ExplanationJudgementTests {
  /// A screen with a field in a box and an avoider that has decided about the field.
  @MainActor
  private struct Stage {
    let phone: Phone
    let box = UIView(frame: CGRect(x: 0, y: 400, width: 393, height: 200))
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 34))
    let avoider: KeyboardAvoider

    init() throws {
      phone = try Phone("iPhone 15")
      let controller = PlainController()
      controller.view.addSubview(box)
      box.addSubview(field)
      avoider = controller.view.avoidKeyboard()
      phone.show(controller)
      field.becomeFirstResponder()
      phone.advance(by: 1)
    }

    /// What is false in the avoider's explanation; nil if nothing is.
    func falsehood(mayTakeBack: Bool = false) -> String? {
      Claim(by: [avoider], about: field, in: phone) { _ in mayTakeBack }.falsehood
    }
  }

  static nonisolated let lies:
    [(change: @MainActor @Sendable (UIView, UIView) -> Void, falsehood: String)] = [
      ({ field, _ in field.isHidden = true }, "it is hidden"),
      ({ _, box in box.alpha = 0 }, "it is hidden"),
      (
        { _, box in
          box.clipsToBounds = true
          box.bounds.size.height = 40
        }, "UIView cuts it off"
      ),
      (
        { _, box in box.transform = CGAffineTransform(translationX: 0, y: 90) },
        "it is under the keyboard"
      ),
      (
        { _, box in box.transform = CGAffineTransform(translationX: 0, y: -440) },
        "it is outside the window"
      ),
      ({ field, _ in field.removeFromSuperview() }, "it is in no window"),
    ]

  @Test("A field called shown but not drawn is a falsehood", arguments: 0..<6)
  func lie(index: Int) throws {
    let stage = try Stage()
    #expect(stage.falsehood() == nil)
    // The change and the judgement share one run-loop turn, so the avoider cannot decide again.
    Self.lies[index].change(stage.field, stage.box)
    let falsehood = try #require(stage.falsehood())
    #expect(falsehood == "says that the field is shown: \(Self.lies[index].falsehood)")
    let isGone = stage.field.window == nil
    #expect(isGone || stage.avoider.explanation.contains("is out of sight now"))
    #expect(isGone || stage.falsehood(mayTakeBack: true) == nil)
  }

  @Test("Less than 1.25 points under the keyboard count as shown")
  func rounding() throws {
    let stage = try Stage()
    let rest = stage.phone.keyboardFrame.minY - stage.field.shownFrame.maxY
    for (points, isTrue) in [(0, true), (1.2, true), (1.5, false)] as [(CGFloat, Bool)] {
      stage.box.transform = CGAffineTransform(translationX: 0, y: rest + points)
      #expect((stage.falsehood() == nil) == isTrue, "\(points) points")
    }
  }

  @Test("A caret that is scrolled away makes its claim false")
  func caret() throws {
    let phone = try Phone("iPhone 15")
    let controller = PlainController()
    let text = UITextView(frame: CGRect(x: 0, y: 60, width: 393, height: 780))
    text.text = (1...80).map { "Line \($0)" }.joined(separator: "\n")
    controller.view.addSubview(text)
    let avoider = controller.view.avoidKeyboard()
    phone.show(controller)
    text.becomeFirstResponder()
    phone.advance(by: 1)
    #expect(avoider.explanation.contains("The caret"), "\(avoider.explanation)")
    #expect(Claim(about: text, in: phone).falsehood == nil)
    text.contentOffset.y = 0
    #expect(
      Claim(about: text, in: phone).falsehood
        == "says that the caret is shown: UITextView cuts it off")
  }

  @Test("A field that is said to be hidden but is drawn makes a run of the matrix red")
  func falselyHidden() throws {
    for (top, saysHidden) in [(300, false), (740, true)] as [(CGFloat, Bool)] {
      let phone = try Phone("iPhone 15")
      let controller = PlainController()
      let field = UITextField(frame: CGRect(x: 20, y: top, width: 300, height: 34))
      controller.view.addSubview(field)
      // There is no scroll view, so this avoider cannot move the field.
      controller.view.avoidKeyboard(by: .scrolling)
      phone.show(controller)
      field.becomeFirstResponder()
      phone.advance(by: 1)
      #expect(Claim(about: field, in: phone).statements.contains(.hidden) == saysHidden)
    }

    let faults = try faultsOfSignUp { claim in
      #expect(claim.statements == [.shown])
      claim.statements.insert(.hidden)
    }
    #expect(faults == ["the explanation says that it is hidden after tap"])
  }

  @Test(
    "A field moves further than planned, into sight: the explanation does not call it hidden",
    arguments: [
      "side-menu/full/15/standard/made/always/explicit",
      "tab-navigation/full/15/standard/made/always/explicit",
      "tab/full/15/standard/made/always/automatic",
      "toolbar/full/15/standard/made/always/explicit",
    ])
  func movedFurther(name: String) throws {
    let run = try #require(Combination(named: "settings/" + name))
    let control = Actor.play(run, usesLibrary: false)
    let record = Actor.play(run, usesLibrary: true)
    #expect(Judgement.faults(of: record, control: control, run: run) == [])
  }

  @Test("A run of the matrix with a false explanation is red") func redRun() throws {
    #expect(try faultsOfSignUp { _ in } == [])
    let faults = try faultsOfSignUp { $0.falsehood = "says that the field is shown: it is hidden" }
    #expect(faults == ["the explanation says that it is shown after tap"])
  }

  /// Plays a run of the matrix. Then changes the claim that was recorded after the first tap, and
  /// returns the faults of the run.
  private func faultsOfSignUp(changing change: (inout Claim) -> Void) throws -> [String] {
    let run = try #require(
      Combination(named: "sign-up/navigation/full/15/standard/scroll/always/explicit"))
    let control = Actor.play(run, usesLibrary: false)
    var record = Actor.play(run, usesLibrary: true)
    let stop = try #require(record.stops.first)
    var claim = try #require(stop.claim)
    change(&claim)
    record.stops[0] = Record.Stop(
      part: stop.part, isFirst: stop.isFirst, view: stop.view, claim: claim)
    return Judgement.faults(of: record, control: control, run: run)
  }

  @Test(
    "A strict hostile day reports only new false decisions",
    arguments: [(true, true), (true, false), (false, true)])
  func hostileDay(isStrict: Bool, isNew: Bool) throws {
    Soak.isStrict = isStrict
    defer { Soak.isStrict = false }
    let day = HostileDay(
      seed: 9, usesLibrary: true, numbers: [:], acts: [HostileAct("nothing") { _, _ in }])
    let view: UIView = day.screen.view
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    view.addSubview(field)
    let avoider = view.avoidKeyboard()
    field.becomeFirstResponder()
    day.phone.advance(by: 1)
    if !isNew { day.step() }
    #expect(day.complaint == nil, "\(day.details)")
    field.isHidden = true
    day.step()
    #expect(avoider.explanation.contains("UITextField is out of sight now: it is hidden."))
    let isRed = isStrict && isNew
    #expect(
      day.complaint == (isRed ? "the explanation says that the field is shown: it is hidden" : nil))
    #expect(day.details.isEmpty != isRed)
    _ = day.leave()
  }

  @Test(
    "A strict hostile day accepts what the app scrolled away, and no more",
    arguments: [(true, true), (true, false), (false, false)])
  func scrolledByApp(isScroll: Bool, isAnimated: Bool) throws {
    Soak.isStrict = true
    defer { Soak.isStrict = false }
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    list.contentSize.height = 900
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    list.addSubview(field)
    let act = HostileAct("act") { day, _ in
      guard !field.isFirstResponder else { return day.phone.advance(by: 1) }
      // The field gets the focus in the same step, so the decision is new.
      field.becomeFirstResponder()
      day.phone.advance(by: 1)
      guard isScroll else { return field.isHidden = true }
      day.noteScroll(of: list)
      list.setContentOffset(CGPoint(x: 0, y: 600), animated: isAnimated)
    }
    let day = HostileDay(seed: 9, usesLibrary: true, numbers: [:], acts: [act])
    let view: UIView = day.screen.view
    view.addSubview(list)
    let avoider = view.avoidKeyboard()
    day.step()
    if isAnimated { day.step() }
    #expect(avoider.explanation.contains("UITextField is out of sight now"))
    #expect((day.complaint == nil) == isScroll, "\(day.details)")
    _ = day.leave()
  }

  @Test("Nothing is judged while a display link runs") func displayLink() throws {
    let stage = try Stage()
    let link = CADisplayLink { _ in }
    link.add(to: .main, forMode: .common)
    #expect(!stage.phone.isAtRest)
    link.invalidate()
    #expect(stage.phone.isAtRest)
  }

  @Test("Nothing is judged while anything moves") func rest() throws {
    let stage = try Stage()
    #expect(stage.phone.isAtRest)
    UIView.animate(withDuration: 0.3) { stage.box.alpha = 0.9 }
    stage.phone.settle()
    #expect(!stage.phone.isAtRest)
    stage.phone.advance(by: 0.5)
    #expect(stage.phone.isAtRest)
    stage.field.resignFirstResponder()
    stage.phone.settle()
    #expect(!stage.phone.isAtRest)
  }
}
