import KeyboardSimulation
import Phone
import Testing

/// What UIKit itself does with a sheet while the keyboard is up.
@MainActor
@Suite struct SheetKeyboardTests {
  @MainActor
  private final class Stage {
    let phone: Phone
    let presenter = UIViewController()
    let screen = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    let sheet: UISheetPresentationController

    init(
      _ detents: [UISheetPresentationController.Detent], _ system: SimulatedSystem,
      on device: String = "iPhone 15", style: UIModalPresentationStyle = .pageSheet
    ) throws {
      phone = Phone(try SimulatedDeviceConfiguration(device, .portrait, system: system))
      phone.show(presenter)
      screen.modalPresentationStyle = style
      sheet = try #require(screen.sheetPresentationController)
      sheet.detents = detents
      screen.view.addSubview(field)
      presenter.present(screen, animated: false)
      phone.settle()
    }

    var frame: CGRect { screen.view.convert(screen.view.bounds, to: nil as UIView?) }

    func focus() {
      field.becomeFirstResponder()
      phone.advance(by: 1)
    }

    func blur() {
      field.resignFirstResponder()
      phone.advance(by: 1)
    }
  }

  // FB17890661 (iOS 26); github.com/lodev09/react-native-true-sheet#588; AutoResizingSheet#1.
  @Test(
    "Focus in a low detent takes the sheet to the highest one listed, and back",
    arguments: [SimulatedSystem.iOS16, .iOS18, .iOS26])
  func severalDetents(system: SimulatedSystem) throws {
    let stage = try Stage([.medium(), .large()], system)
    let rest = stage.frame
    stage.focus()
    #expect(stage.frame.maxY == 852 && stage.frame.minY < 100, "\(stage.frame)")
    stage.blur()
    #expect(stage.frame == rest)
    #expect(stage.sheet.selectedDetentIdentifier == nil)
  }

  @Test("The detent is resolved again when the keyboard has gone")
  func resolvedAgain() throws {
    var value: CGFloat = 200
    let stage = try Stage([.custom { _ in value }], .iOS18)
    stage.focus()
    value = 300
    stage.blur()
    #expect(stage.screen.view.bounds.height == 334)
  }

  // AutoResizingSheet#1; source of react-native-true-sheet: content keeps its height; the sheet's
  // height changes by the keyboard's and the home indicator's.
  @Test(
    "A single low detent grows by the keyboard, less the home indicator's area",
    arguments: [SimulatedSystem.iOS16, .iOS18, .iOS26])
  func oneDetent(system: SimulatedSystem) throws {
    let stage = try Stage([.custom { _ in 200 }], system)
    let rest = stage.frame
    stage.focus()
    let keyboard = stage.phone.keyboardFrame.height
    #expect(stage.screen.view.bounds.height == 200 + keyboard)
    #expect(stage.frame.minY < rest.minY - 200)
    stage.blur()
    #expect(stage.frame == rest)
  }

  // FB13659789: iOS 17, mended in 18.
  @Test(
    "A medium sheet alone becomes large on iOS 17, and stays medium above the keyboard on 18",
    arguments: [(SimulatedSystem.iOS17, true), (.iOS18, false)])
  func mediumAlone(system: SimulatedSystem, isLarge: Bool) throws {
    let stage = try Stage([.medium()], system)
    stage.focus()
    let largest: CGFloat = 852 - 59 - 10
    let grown = 852 / 2 + stage.phone.keyboardFrame.height - 34
    #expect(stage.screen.view.bounds.height == (isLarge ? largest : grown))
  }

  // FinalCAD#2; IQKeyboardManager#234; keyboardLayoutGuide#43: after will-show was posted.
  @Test("A form sheet on an iPad moves after will-show, until below the status bar at most")
  func formSheet() throws {
    let stage = try Stage([.large()], .iOS18, on: "iPad Pro 11-inch", style: .formSheet)
    let rest = stage.frame
    var inHandler: CGRect?
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { inHandler = stage.frame } }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.phone.rotate(to: .landscape)
    stage.phone.advance(by: 1)
    let turned = stage.frame
    stage.focus()
    #expect(inHandler == turned && turned.size == rest.size)
    #expect(stage.frame.minY < turned.minY)
    #expect(stage.frame.minY >= stage.phone.window.safeAreaInsets.top)
    #expect(stage.frame.size == turned.size)
    // Apple's page on disablesAutomaticKeyboardDismissal: true for form sheets.
    #expect(stage.screen.disablesAutomaticKeyboardDismissal)
  }

  @Test("A keyboard for the presenter does not change the detent of a sheet beside it")
  func presentersKeyboard() throws {
    let stage = try Stage([.medium(), .large()], .iOS18)
    stage.sheet.largestUndimmedDetentIdentifier = .medium
    stage.phone.settle()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    stage.presenter.view.addSubview(field)
    stage.phone.tap(field)
    stage.phone.advance(by: 1)
    #expect(field.isFirstResponder)
    #expect(stage.screen.view.bounds.height != 852 - 59 - 10)
  }
}
