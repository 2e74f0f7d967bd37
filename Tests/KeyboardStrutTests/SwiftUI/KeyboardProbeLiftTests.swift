import KeyboardGeometry
import ScreenTesting
import Testing

@testable import KeyboardStrut
@testable import KeyboardStrutUI

/// How far SwiftUI's reveal modifier is told to lift.
@MainActor
@Suite(.attachingStage) struct KeyboardProbeLiftTests {
  /// An iPhone 15 has 852 points, its keyboard 336.
  private let top: CGFloat = 852 - 336

  @Test("Only an input whose centre lies in the place is lifted")
  func inputElsewhere() throws {
    let (stage, screen, field) = try probedStage()
    let probed = Probed(.lift(gap: 8), CGRect(x: 0, y: 0, width: 393, height: 700), in: screen)
    stage.edit(field)
    probed.turn()
    #expect(probed.lengths == [0])
    stage.endEditing(field)
  }

  @Test("An input that shows above the keyboard is not lifted")
  func inputInSight() throws {
    let (stage, screen, field) = try probedStage()
    field.frame.origin.y = 300
    let probed = Probed(.lift(gap: 8), screen.view.bounds, in: screen)
    stage.edit(field)
    probed.turn()
    #expect(probed.lengths == [0])
    stage.endEditing(field)
  }

  @Test("A lift that is under way is not counted twice")
  func underWay() throws {
    let (stage, screen, field) = try probedStage()
    let probed = Probed(.lift(gap: 8), screen.view.bounds, in: screen)
    stage.edit(field)
    #expect(probed.lengths == [306])
    for rise: CGFloat in [100, 306] {
      probed.mark.frame.origin.y = -rise
      field.frame.origin.y = 780 - rise
      screen.view.setNeedsLayout()
      screen.view.layoutIfNeeded()
      KeyboardCenter.shared.settingsDidChange(for: field)
      probed.turn()
      #expect(probed.lengths == [306])
    }
    stage.endEditing(field)
    #expect(probed.lengths == [306, 0])
  }

  @Test("In an editor taller than the visible area, the caret shows")
  func tallEditor() throws {
    let (stage, screen, field) = try probedStage()
    field.removeFromSuperview()
    let editor = UITextView(frame: CGRect(x: 0, y: 100, width: 393, height: 700))
    editor.isScrollEnabled = false
    editor.text = String(repeating: "line\n", count: 30)
    screen.view.addSubview(editor)
    let probed = Probed(.lift(gap: 8), editor.frame, in: screen)
    editor.selectedRange = NSRange(location: 0, length: 0)
    stage.edit(editor)
    probed.turn()
    #expect(probed.lengths.last == 0)
    editor.selectedRange = NSRange(location: 5 * 30, length: 0)
    let caret = editor.convert(editor.caretRect(for: editor.endOfDocument), to: nil as UIView?)
    KeyboardCenter.shared.settingsDidChange(for: editor)
    Keyboard.updateIfNeeded()
    #expect(caret.maxY > top)
    #expect(abs((probed.lengths.last ?? 0) - (caret.maxY + 8 - top)) < 0.01)
    stage.endEditing(editor)
  }
}
