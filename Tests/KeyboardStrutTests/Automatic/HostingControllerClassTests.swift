import ScreenTesting
import Testing
import UIKit

@testable import KeyboardStrut

/// Stands in for SwiftUI's hosting controller, which is generic and does not exist here.
class StandInGenericController<Content>: UIViewController {}

/// A subclass, such as apps make of hosting controllers.
final class OwnGenericController: StandInGenericController<Int> {}

/// Another generic controller, which the library must not recognize. Its name only begins with the
/// name of the recognized class.
final class StandInGenericControllerOfTheApp<Content>: UIViewController {}

/// The library recognizes hosting controllers by the name of their public class, so that its core
/// need not import SwiftUI.
@MainActor
@Suite(.attachingStage) struct HostingControllerClassTests {
  @Test(
    "Automatic avoidance skips UIHostingController and subclasses, but no similarly named class")
  func recognised() throws {
    let known = HostingControllerClass.name
    HostingControllerClass.name = "KeyboardStrutTests.StandInGenericController"
    KeyboardAvoidance.isAutomatic = true
    defer {
      KeyboardAvoidance.isAutomatic = false
      HostingControllerClass.name = known
    }
    let all: [(UIViewController, Bool)] = [
      (StandInGenericController<String>(), false), (OwnGenericController(), false),
      (StandInGenericControllerOfTheApp<Int>(), true), (UIViewController(), true),
    ]
    for (screen, isServed) in all {
      let (_, field) = coveredField()
      screen.view.addSubview(field)
      let stage = try HostingStage(screen)
      stage.edit(field)
      #expect((stage.gap(field) >= 0) == isServed, "\(type(of: screen))")
      stage.endEditing(field)
    }
  }

  @Test("Only SwiftUI.UIHostingController counts as a hosting controller, no UIKit class does")
  func name() {
    #expect(HostingControllerClass.name == "SwiftUI.UIHostingController")
    #expect(!HostingControllerClass.contains(UINavigationController()))
    #expect(!HostingControllerClass.contains(UIView()))
  }
}
