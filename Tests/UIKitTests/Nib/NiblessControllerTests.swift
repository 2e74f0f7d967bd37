import Testing
import UIKit

@MainActor
@Suite struct NiblessControllerTests {
  private final class Private: UIViewController {}

  /// Foundation's class names end the program for classes that are not at the top level.
  @Test("A controller of any kind of class loads an empty view")
  func controllerAnyKind() {
    final class Local: UIViewController {}
    for controller in [Private(), Local(), UIViewController()] {
      controller.loadViewIfNeeded()
      #expect(controller.viewIfLoaded != nil)
    }
  }
}
