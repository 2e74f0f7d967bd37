import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// A scroll view whose delegate rounds each content offset, for example to whole points.
@MainActor
@Suite(.attachingStage) struct RoundedScrollTests {
  private final class RoundingDelegate: NSObject, UIScrollViewDelegate {
    let step: CGFloat
    let rule: FloatingPointRoundingRule

    init(step: CGFloat, rule: FloatingPointRoundingRule) { (self.step, self.rule) = (step, rule) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let y = scrollView.contentOffset.y
      let rounded = (y / step).rounded(rule) * step
      if y > 0, abs(rounded - y) > 0.1 { scrollView.contentOffset.y = rounded }
    }
  }

  @Test(
    "A form's delegate rounds each content offset: after editing, the form is at its top again",
    arguments: [0.5, 1, 10] as [CGFloat], ["iPhone 15", "iPhone SE (3rd generation)"])
  func roundedOffset(step: CGFloat, device: String) throws {
    for rule in [FloatingPointRoundingRule.up, .down] {
      let form = try FieldForm(device)
      let delegate = RoundingDelegate(step: step, rule: rule)
      form.list.contentInsetAdjustmentBehavior = .never
      form.list.delegate = delegate
      form.phone.show(form.screen)
      form.screen.view.avoidKeyboard(gap: 8)
      form.phone.advance(by: 0.3)
      let field = try #require(form.lastVisibleField(above: form.phone.window.bounds.maxY - 40))
      field.frame.origin.y += 3.4
      form.edit(field)
      #expect(form.gap(field) >= 0, "\(rule)")
      form.endEditing()
      #expect(form.list.contentOffset == .zero, "\(rule)")
      #expect(form.list.contentInset == .zero, "\(rule)")
      #expect(form.screen.view.frame.origin == .zero, "\(rule)")
    }
  }

  /// At the content's end, UIKit rounds the offset to the next whole pixel. This offset is slightly
  /// beyond the end.
  @Test(
    "The content ends between two pixels: its last field stays in sight, and moves one way",
    .needs([.hardwareKeyboard, .floatingKeyboard]),
    arguments: [
      ("iPhone 15", 0, 1400.25), ("iPhone 15", 0, 1400.6), ("iPhone 15", 27.25, 1400),
      ("iPhone SE (3rd generation)", 0, 1400.4), ("iPad Pro 11-inch", 0, 1400.25),
    ] as [(String, CGFloat, CGFloat)])
  func endBetweenPixels(device: String, inset: CGFloat, height: CGFloat) throws {
    let form = try FieldForm(device)
    form.list.contentInset.bottom = inset
    form.phone.show(form.screen)
    form.list.contentSize.height = height
    let field = UITextField(frame: CGRect(x: 20, y: 1350, width: 260, height: 34))
    form.list.addSubview(field)
    form.screen.view.avoidKeyboard(gap: 8)
    form.phone.advance(by: 0.3)
    form.edit(field)
    if device.hasPrefix("iPad") {
      form.phone.floatKeyboard()
    } else {
      form.phone.connectHardwareKeyboard()
    }
    var lowest = CGFloat.infinity
    form.phone.advance(by: 1) {
      lowest = min(lowest, form.list.layer.presentation()?.bounds.minY ?? .infinity)
    }
    let end = height + form.list.adjustedContentInset.bottom - form.list.bounds.height
    #expect(abs(form.list.contentOffset.y - end) <= 0.5)
    #expect(lowest >= form.list.contentOffset.y - 0.5)
  }
}
