import KeyboardSimulation
import UIKit

/// The keyboard's position as UIKit knows it, while a test posts the notifications itself. UIKit's
/// keyboard layout guides use this position.
@MainActor
final class PostedKeyboard: DeviceKeyboard {
  var place = KeyboardPlace.hidden
  var guidedPlace: KeyboardPlace { place }
  var announcesItselfBeforeEditing: Bool { false }

  func firstResponderDidChange(to responder: UIResponder) {}
  func inputDidChange(_ responder: UIResponder) {}
  func firstResponderWillResign(of responder: UIResponder, leaving view: UIView?) {}
  func firstResponderDidResign() {}
  func inputViewsDidChange(of responder: UIResponder) {}
  func dismissDragDidMove(to y: CGFloat, padding: CGFloat, takingAccessory takesAccessory: Bool) {}
  func takingAccessory(_ body: () -> Void) { body() }
  func dismissDragDidEnd(velocity: CGFloat) -> Bool { false }
  func performing(with timing: KeyboardScript.Timing, _ body: () -> Void) { body() }
}
