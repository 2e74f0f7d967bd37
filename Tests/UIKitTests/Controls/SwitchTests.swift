import ScreenTesting
import Testing

/// What settings are made with.
@MainActor
@Suite struct SwitchTests {
  private func show(_ control: UIControl) throws -> (Phone, () -> [String]) {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    control.frame.origin = CGPoint(x: 50, y: 100)
    controller.view.addSubview(control)
    phone.show(controller)
    let heard = Heard()
    control.addAction(UIAction { _ in heard.words.append("changed") }, for: .valueChanged)
    return (phone, { heard.words })
  }

  @MainActor
  final class Heard {
    var words: [String] = []
  }

  // Apple's page on UISwitch: valueChanged when the person turns it, and for nothing else.
  @Test("A tap turns a switch")
  func tapTurnsSwitch() throws {
    let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (phone, heard) = try show(control)
    #expect(control.frame.size == CGSize(width: 51, height: 31))
    control.isOn = true
    #expect(heard() == [])
    phone.tap(control)
    phone.advance(by: 0.3)
    #expect(!control.isOn)
    #expect(heard() == ["changed"])
    control.isEnabled = false
    phone.tap(control)
    #expect(!control.isOn)
  }

  @Test("A finger that leaves turns nothing")
  func fingerLeavesTurns() throws {
    let control = UISwitch()
    let (phone, heard) = try show(control)
    phone.touchDown(at: CGPoint(x: 70, y: 115))
    phone.touchMove(to: CGPoint(x: 300, y: 400))
    phone.touchUp()
    #expect(!control.isOn)
    #expect(heard() == [])
  }

  // Apple's pages on UISegmentedControl: no segment is chosen at first; the app's choice sends
  // nothing.
  @Test("A tap chooses a segment")
  func tapChoosesSegment() throws {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    control.frame.size.width = 300
    let (phone, heard) = try show(control)
    #expect(control.frame.height == 32)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    #expect(heard() == [])
    phone.tap(at: CGPoint(x: 50 + 290, y: 110))
    #expect(control.selectedSegmentIndex == 2)
    #expect(heard() == ["changed"])
    phone.tap(at: CGPoint(x: 50 + 290, y: 110))
    #expect(heard() == ["changed"], "it is chosen already")
    control.setEnabled(false, forSegmentAt: 1)
    phone.settle()
    phone.tap(at: CGPoint(x: 50 + 150, y: 110))
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("Segments come and go under the choice")
  func segmentsComeGo() throws {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "B")
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("A momentary segment runs its action and is not kept")
  func momentarySegmentRuns() throws {
    var runs = 0
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 32),
      actions: [UIAction(title: "–") { _ in runs -= 1 }, UIAction(title: "+") { _ in runs += 1 }])
    control.isMomentary = true
    let (phone, heard) = try show(control)
    for _ in 0..<2 {
      phone.tap(at: CGPoint(x: 240, y: 110))
      phone.advance(by: 0.5)
    }
    #expect(runs == 2)
    #expect(heard() == ["changed", "changed"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }
}
