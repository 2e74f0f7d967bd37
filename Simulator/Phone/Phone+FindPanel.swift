import UIKit

/// A panel of the system that takes the focus while the keyboard stays, as the find panel of a text
/// does (hackiftekhar/IQKeyboardManager#1909, simonbs/Runestone#215).
extension Phone {
  /// Opens a find panel on the keyboard, and gives its field the focus.
  ///
  /// What had the focus ends editing, as at a switch of fields. The keyboard does not hide: it is
  /// higher by the panel. The field's window belongs to no scene of the app.
  ///
  /// - Parameter height: The panel's height in points.
  public func openFindPanel(height: CGFloat = 52) {
    guard findPanel == nil else { return }
    let panel = FindPanel(height: height, in: systemScene)
    findPanel = panel
    leaveFocus()
    panel.field.becomeFirstResponder()
    panel.place(on: keyboard.targetFrame)
    settle()
  }

  /// Closes the find panel.
  ///
  /// - Parameter next: What gets the focus then; nil if the keyboard hides.
  public func closeFindPanel(focusing next: UIResponder? = nil) {
    guard let panel = findPanel else { return }
    findPanel = nil
    if let next {
      leaveFocus()
      next.becomeFirstResponder()
    } else {
      panel.field.resignFirstResponder()
    }
    panel.remove()
    settle()
  }

  /// Takes the focus from what has it, while the keyboard waits for the next one.
  private func leaveFocus() {
    keyboard.takingAccessory {
      keyboard.ignoresFirstResponder = true
      keyboard.responder?.resignFirstResponder()
      keyboard.ignoresFirstResponder = false
    }
  }
}

/// The find panel: a bar with a field, in a window of its own in front of the keyboard's.
@MainActor
package final class FindPanel {
  package let field = UITextField(frame: .zero)
  private let window: UIWindow
  private let height: CGFloat

  init(height: CGFloat, in scene: UIWindowScene) {
    self.height = height
    window = UIWindow(windowScene: scene)
    window.windowLevel = UIWindow.Level(10_000_001)
    window.backgroundColor = .systemGray
    window.addSubview(field)
    window.isHidden = false
    field.borderStyle = .roundedRect
    // The panel covers the app as the upper part of the keyboard.
    field.inputAccessoryView = UIView(
      frame: CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: height))
  }

  /// Puts the panel at the top of the keyboard.
  func place(on keyboard: CGRect) {
    window.frame = CGRect(
      origin: keyboard.origin, size: CGSize(width: keyboard.width, height: height))
    field.frame = window.bounds.insetBy(dx: 8, dy: 8)
  }

  func remove() {
    window.isHidden = true
    window.windowScene = nil
  }
}
