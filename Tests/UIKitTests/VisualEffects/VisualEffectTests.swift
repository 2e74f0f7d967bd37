import Testing
import UIKit

@MainActor
@Suite struct VisualEffectTests {
  @Test("Content goes into the content view")
  func content() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.contentView.addSubview(UIView())
    view.layoutIfNeeded()
    #expect(view.contentView !== view && view.contentView.superview === view)
    #expect(view.contentView.frame == view.bounds)
    #expect(view.effect is UIBlurEffect)
  }

  /// Crash reports of apps quote it: NSInternalInconsistencyException, "… has been added as
  /// a subview to …".
  @Test("A subview beside the content ends the program")
  func besideContent() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UIView()) }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Do not add subviews directly to the visual effect view itself"))
  }
}
