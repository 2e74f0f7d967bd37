import KeyboardSimulation

/// The device's keyboard, as the rest of UIKit knows it.
@MainActor
package protocol DeviceKeyboard: AnyObject {
  /// Whether it says that it will show before editing begins, as on iOS 15 (KeyboardFacts 1.2).
  var announcesItselfBeforeEditing: Bool { get }
  /// Where it is or is heading for.
  var place: KeyboardPlace { get }
  /// The same, as layout guides have it.
  var guidedPlace: KeyboardPlace { get }
  /// The same, as presentations that move for the keyboard see it. They see the target when they
  /// set out, which `SystemBehavior.sheetRise` decides. Layout before that leaves them in place.
  var placeForSheets: KeyboardPlace { get }

  /// The first responder has changed.
  func firstResponderDidChange(to responder: UIResponder)
  /// The first responder's text has changed.
  func inputDidChange(_ responder: UIResponder)
  /// The first responder is about to give up without a successor.
  ///
  /// - Parameter view: A view that is leaving its window, if that is why.
  func firstResponderWillResign(of responder: UIResponder, leaving view: UIView?)
  /// It has given up.
  func firstResponderDidResign()
  /// A responder has other input views than before.
  func inputViewsDidChange(of responder: UIResponder)

  /// A drag that dismisses the keyboard interactively has reached a height, in screen points.
  ///
  /// - Parameters:
  ///   - padding: How far above the keyboard the drag begins, in points.
  ///   - takesAccessory: Whether it pushes a bar down too that its controller would keep.
  func dismissDragDidMove(to y: CGFloat, padding: CGFloat, takingAccessory takesAccessory: Bool)
  /// The finger has left; true where the keyboard is on its way out and wants the focus to end.
  func dismissDragDidEnd(velocity: CGFloat) -> Bool

  /// Lets a bar go with the keys that a body takes down, though its controller would keep it.
  func takingAccessory(_ body: () -> Void)

  /// Makes every transition that starts in the body take a timing, as one of screens asks for.
  func performing(with timing: KeyboardScript.Timing, _ body: () -> Void)
}

extension DeviceKeyboard {
  package var placeForSheets: KeyboardPlace { place }
}
