import KeyboardGeometry
import KeyboardSimulation
import Testing
import UIKit

@testable import KeyboardStrut

@MainActor
@Suite struct KeyboardStrutViewTests {
  @Test("A KeyboardStrutView grows to the keyboard's height and shrinks back to zero")
  func keyboardsHeight() {
    let fixture = StrutFixture()
    #expect(fixture.strut.frame.height == 0)
    fixture.show(height: 300)
    #expect(fixture.strut.frame == CGRect(x: 0, y: 500, width: 400, height: 300))
    fixture.hide()
    #expect(fixture.strut.frame == CGRect(x: 0, y: 800, width: 400, height: 0))
  }

  @Test("A KeyboardStrutView's top edge follows the keyboard's animation curve")
  func movesAlongKeyboards() {
    let fixture = StrutFixture()
    fixture.show(height: 300)
    var time = 0.0
    for _ in 0..<40 {
      fixture.wait(1.0 / 60)
      time += 1.0 / 60
      let progress = KeyboardCurve.system.progress(at: time, duration: 0.25)
      #expect(abs(fixture.shownTop - (800 - 300 * progress)) < 0.5, "at \(time) s")
    }
    #expect(fixture.shownTop == 500)
  }

  @Test("The keyboard hides midway through its show: KeyboardStrutView never jumps")
  func interruptedShow() {
    let fixture = StrutFixture()
    fixture.show(height: 300)
    fixture.wait(0.08)
    let before = fixture.shownTop
    fixture.hide()
    #expect(abs(fixture.shownTop - before) < 1e-6)
    // Twice the largest step that the show or the hide alone makes in a millisecond.
    var last = before
    for _ in 0..<600 {
      fixture.wait(0.001)
      #expect(abs(fixture.shownTop - last) < 2 * 300 * 6.7165 * 0.001)
      last = fixture.shownTop
    }
    #expect(fixture.shownTop == 800)
  }

  @Test(
    "With takesOverlapOnly, the gap below KeyboardStrutView is subtracted from the view's height")
  func takesOverlapAsked() {
    let fixture = StrutFixture(bottomGap: 200, overlapOnly: true)
    fixture.show(height: 300)
    #expect(fixture.strut.frame.height == 100)
    fixture.show(height: 260)
    #expect(fixture.strut.frame.height == 60)
    fixture.show(height: 150)
    #expect(fixture.strut.frame.height == 0)
    fixture.hide()
    #expect(fixture.strut.frame.height == 0)
  }

  @Test("With takesOverlapOnly, a KeyboardStrutView's own growth does not increase the overlap")
  func overlapMeasuredEdge() {
    // Pinned at its top, the strut pushes its own lower edge down as it grows.
    let fixture = StrutFixture()
    let view: UIView = fixture.controller.view
    let strut = KeyboardStrutView(frame: .zero)
    strut.takesOverlapOnly = true
    strut.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(strut)
    NSLayoutConstraint.activate([
      strut.leftAnchor.constraint(equalTo: view.leftAnchor),
      strut.rightAnchor.constraint(equalTo: view.rightAnchor),
      strut.topAnchor.constraint(equalTo: view.topAnchor, constant: 600),
    ])
    fixture.window.layoutIfNeeded()
    fixture.show(height: 300)
    #expect(strut.frame.height == 100)
    fixture.show(height: 320)
    #expect(strut.frame.height == 120)
  }

  @Test("A KeyboardStrutView added while the keyboard is up has the keyboard's height at once")
  func strutMadeKeyboard() {
    let fixture = StrutFixture()
    fixture.show(height: 300)
    let late = KeyboardStrutView(frame: .zero)
    late.translatesAutoresizingMaskIntoConstraints = false
    fixture.controller.view.addSubview(late)
    fixture.window.layoutIfNeeded()
    #expect(late.frame.height == 300)
    fixture.hide()
  }

  @Test("A hidden KeyboardStrutView in a stack view has no height until unhidden")
  func hiddenStrutStack() {
    let fixture = StrutFixture()
    let strut = KeyboardStrutView(frame: .zero)
    let stack = UIStackView(arrangedSubviews: [strut])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    fixture.controller.view.addSubview(stack)
    strut.isHidden = true
    #expect(DeveloperLog.messages { fixture.show(height: 300) } == [])
    #expect(strut.frame.height == 0)
    strut.isHidden = false
    fixture.window.layoutIfNeeded()
    #expect(strut.frame.height == 300)
  }

  @Test("A keyboard that shows with duration zero moves the KeyboardStrutView at once")
  func withoutDurationJumps() {
    let fixture = StrutFixture()
    fixture.show(height: 300, duration: 0)
    #expect(fixture.shownTop == 500)
  }

  @Test(
    "keyboardWillShow has a missing or malformed frame: KeyboardStrutView does not change",
    arguments: [
      ("no payload", nil),
      ("empty payload", [:]),
      ("text for a rect", ["UIKeyboardFrameEndUserInfoKey": "{{0, 500}, {400, 300}}"]),
      (
        "not a number",
        ["UIKeyboardFrameEndUserInfoKey": CGRect(x: 0, y: CGFloat.nan, width: 400, height: 300)]
      ),
      (
        "infinite",
        [
          "UIKeyboardFrameEndUserInfoKey": CGRect(
            x: 0, y: 500, width: CGFloat.infinity, height: 300)
        ]
      ),
      ("no height", ["UIKeyboardFrameEndUserInfoKey": CGRect(x: 0, y: 800, width: 400, height: 0)]),
    ] as [(String, [String: any Sendable]?)])
  func malformedShowLeaves(
    name: String, userInfo: [String: any Sendable]?
  ) {
    for height in [0, 300] as [CGFloat] {
      let fixture = StrutFixture()
      if height > 0 { fixture.show(height: height) }
      let frame = fixture.strut.frame
      fixture.post(UIResponder.keyboardWillShowNotification, userInfo)
      #expect(fixture.strut.frame == frame, "\(name), strut of \(height)")
    }
  }

  @Test(
    "A posted keyboard frame has a height of -300 points: KeyboardStrutView is 300 points high")
  func rectNegativeSize() {
    let fixture = StrutFixture()
    fixture.post(
      UIResponder.keyboardWillShowNotification,
      [
        UIResponder.keyboardFrameEndUserInfoKey: CGRect(
          x: 400, y: 800, width: -400, height: -300)
      ])
    #expect(fixture.strut.frame.height == 300)
  }

  @Test("The library does not retain a KeyboardStrutView")
  func nothingKeepsStrut() {
    weak var weakStrut: KeyboardStrutView?
    do {
      let strut = KeyboardStrutView(frame: .zero)
      weakStrut = strut
    }
    #expect(weakStrut == nil)
  }
}
