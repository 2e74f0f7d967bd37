import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// The library lays out a window only if layout is pending, and never during a layout pass.
@MainActor
@Suite(.attachingStage) struct WindowLayoutTests {
  /// A window that counts the calls of its `layoutIfNeeded()`.
  private final class Window: UIWindow {
    var count = 0

    override func layoutIfNeeded() {
      count += 1
      super.layoutIfNeeded()
    }
  }

  /// A view that counts the calls of its window's `layoutIfNeeded()` inside its own layout.
  private final class Form: UIView {
    var countsInside: [Int] = []

    override func layoutSubviews() {
      let window = window as? Window
      let before = window?.count ?? 0
      super.layoutSubviews()
      for subview in subviews { subview.frame.size.width = bounds.width - 40 }
      countsInside.append((window?.count ?? 0) - before)
    }
  }

  /// A form in a window that counts the calls of `layoutIfNeeded()`.
  @MainActor
  private struct Stage {
    let phone: any TestStage
    let window: Window
    let form = Form(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let fields: [UITextField]

    init() throws {
      phone = try Stages.make("iPhone 15")
      window = Window(windowScene: try #require(phone.window.windowScene))
      let controller = UIViewController()
      controller.view = form
      window.rootViewController = controller
      window.makeKeyAndVisible()
      fields = [600, 700].map { UITextField(frame: CGRect(x: 20, y: $0, width: 300, height: 34)) }
      fields.forEach(form.addSubview)
      form.avoidKeyboard(gap: 8)
      phone.advance(by: 0.5)
    }

    /// The calls of the window's `layoutIfNeeded()` in each frame of half a second.
    func counts(_ body: () -> Void) -> [Int] {
      var (counts, before) = ([Int](), window.count)
      body()
      for _ in 0..<30 {
        phone.advance(by: phone.frameInterval)
        counts.append(window.count - before)
        before = window.count
      }
      return counts
    }
  }

  @Test("No layout is pending: the library does not call layoutIfNeeded()")
  func idle() throws {
    let stage = try Stage()
    let shown = stage.counts {
      stage.form.setNeedsLayout()
      stage.fields[0].becomeFirstResponder()
    }
    #expect(shown.contains { $0 > 0 })
    #expect(stage.counts {}.allSatisfy { $0 == 0 })
  }

  @Test("During a layout pass, the library never calls layoutIfNeeded()")
  func nested() throws {
    let stage = try Stage()
    _ = stage.counts {
      stage.form.setNeedsLayout()
      stage.fields[1].becomeFirstResponder()
    }
    _ = stage.counts { stage.form.frame.size.height -= 100 }
    _ = stage.counts { stage.fields[1].resignFirstResponder() }
    #expect(!stage.form.countsInside.isEmpty && stage.form.countsInside.allSatisfy { $0 == 0 })
  }
}
