import UIKit

/// Gestures of the system.
extension Phone {
  /// Starts to swipe the topmost screen of a navigation controller away.
  ///
  /// - Returns: The swipe, to move and to end it; nil where there is nothing to go back to.
  public func beginSwipeBack(_ controller: UINavigationController) -> SwipeBack? {
    guard let step = controller.beginSwipeBack() else { return nil }
    settle()
    return SwipeBack(step: step, phone: self)
  }

  /// Swipes a sheet down, as far as its controller and delegate allow.
  public func swipeDown(_ sheet: UISheetPresentationController) {
    sheet.dismissByHand()
    settle()
  }
}

/// A finger that swipes from the left edge.
@MainActor
public struct SwipeBack {
  let step: NavigationStep
  let phone: Phone

  /// Moves the finger: 0 is where it started, 1 the far side.
  public func move(to progress: CGFloat) {
    step.move(to: progress)
    phone.settle()
  }

  /// Lets go, so that the screen below comes up.
  public func finish() {
    step.finish()
    phone.settle()
  }

  /// Lets go, so that everything goes back.
  public func cancel() {
    step.cancel()
    phone.settle()
  }
}
