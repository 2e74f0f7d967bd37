import KeyboardStrut
import Phone
import Testing

@testable import Matrix

/// What the library may put into an app.
@MainActor
@Suite struct AdditionJudgementTests {
  @Test("A view of the library is an addition, unless it is hidden in a view that is served")
  func views() {
    let (app, inner) = (UIView(frame: .zero), UIView(frame: .zero))
    app.addSubview(inner)
    let avoider = UIView(frame: .zero).avoidKeyboard()
    let added = KeyboardExplanationView(of: avoider)
    inner.addSubview(added)
    #expect(app.additions == ["KeyboardExplanationView"])
    added.isHidden = true
    #expect(app.additions == ["KeyboardExplanationView"])
    app.avoidKeyboard()
    #expect(app.additions.isEmpty)
    added.isHidden = false
    #expect(app.additions == ["KeyboardExplanationView"])
  }

  @Test("A constraint that holds a view of the library is an addition")
  func constraints() {
    let app = UIView(frame: .zero)
    app.avoidKeyboard()
    let added = KeyboardExplanationView(of: UIView(frame: .zero).avoidKeyboard())
    added.isHidden = true
    app.addSubview(added)
    added.topAnchor.constraint(equalTo: app.topAnchor).isActive = true
    #expect(app.additions.count == 1)
  }

  @Test("Views that an app places itself are no additions")
  func ownViews() {
    let app = UIView(frame: .zero)
    app.addSubview(KeyboardStrutView())
    #expect(app.additions.isEmpty)
  }

  @Test("An addition is a fault")
  func fault() throws {
    let run = try #require(
      Combination(named: "sign-up/root/full/15/standard/type/always/explicit"))
    var record = Actor.play(run, usesLibrary: true)
    let control = Actor.play(run, usesLibrary: false)
    #expect(Judgement.faults(of: record, control: control, run: run).isEmpty)
    record.additions = ["LiftRestoringView"]
    #expect(
      Judgement.faults(of: record, control: control, run: run) == [
        "puts something of its own into the app"
      ])
  }
}
