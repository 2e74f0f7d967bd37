import ScreenTesting
import Testing
import UIKit

@testable import KeyboardStrut

/// Stands in for SwiftUI's hosting controller, which is generic and does not exist here.
class StandInGenericController<Content>: UIViewController {}

/// A subclass, as apps make of hosting controllers.
final class OwnGenericController: StandInGenericController<Int> {}

/// Another generic controller, whose name only begins like that of the one to be recognised.
final class StandInGenericControllerOfTheApp<Content>: UIViewController {}

/// Hosting controllers are recognised by the name of their public class, so that the core need not
/// import SwiftUI.
@MainActor
@Suite(.attachingStage) struct HostingControllerClassTests {
  @Test("An input in a generic class of that name, or in a subclass, is left alone")
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

  @Test("The name is that of SwiftUI's class, and no class of UIKit has it")
  func name() {
    #expect(HostingControllerClass.name == "SwiftUI.UIHostingController")
    #expect(!HostingControllerClass.contains(UINavigationController()))
    #expect(!HostingControllerClass.contains(UIView()))
  }
}
