import KeyboardGeometry
import ScreenTesting
import Testing

@testable import KeyboardStrut
@testable import KeyboardStrutUI

/// The distance by which a `KeyboardProbe` tells the library's SwiftUI modifier to lift a view.
@MainActor
@Suite(.attachingStage) struct KeyboardProbeLiftTests {
  /// The keyboard's top. An iPhone 15 is 852 points high, and its keyboard 336.
  private let top: CGFloat = 852 - 336

  @Test("The focused field is outside the probed SwiftUI view: KeyboardProbe reports no lift")
  func inputElsewhere() throws {
    let (stage, screen, field) = try probedStage()
    let probed = Probed(.lift(gap: 8), CGRect(x: 0, y: 0, width: 393, height: 700), in: screen)
    stage.edit(field)
    probed.turn()
    #expect(probed.lengths == [0])
    stage.endEditing(field)
  }

  @Test("The focused field is above the keyboard: KeyboardProbe reports a lift of zero")
  func inputInSight() throws {
    let (stage, screen, field) = try probedStage()
    field.frame.origin.y = 300
    let probed = Probed(.lift(gap: 8), screen.view.bounds, in: screen)
    stage.edit(field)
    probed.turn()
    #expect(probed.lengths == [0])
    stage.endEditing(field)
  }

  @Test("While SwiftUI lifts the field, the lift that KeyboardProbe reports does not change")
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

  @Test(
    "A text editor exceeds the visible area: KeyboardProbe reports the lift that shows the caret")
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
