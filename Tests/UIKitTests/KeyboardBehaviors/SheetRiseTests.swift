import Foundation
import KeyboardSimulation
import ScreenTesting
import Testing

/// When sheets move for the keyboard: `SystemBehavior.sheetRise`.
@MainActor
@Suite struct SheetRiseTests {
  @MainActor
  private final class Stage {
    let phone: Phone
    let screen = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    /// The sheet's upper edge inside the handlers of show and hide.
    private(set) var topsInHandlers: [CGFloat] = []
    private var observers: [any NSObjectProtocol] = []

    init(
      _ rise: SystemBehavior.SheetRise,
      guideMoves: SystemBehavior.GuideMoves = .afterNotifications
    ) throws {
      var behavior = SystemBehavior()
      behavior.sheetRise = rise
      behavior.guideMoves = guideMoves
      phone = try Phone("iPhone 15", behavior: behavior)
      let presenter = UIViewController()
      phone.show(presenter)
      screen.sheetPresentationController?.detents = [.custom { _ in 300 }]
      screen.view.addSubview(field)
      presenter.present(screen, animated: false)
      phone.settle()
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      ] {
        observers.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated {
              guard let self else { return }
              self.topsInHandlers.append(self.top)
            }
          })
      }
    }

    isolated deinit { observers.forEach { NotificationCenter.default.removeObserver($0) } }

    var top: CGFloat { screen.view.convert(CGPoint.zero, to: nil as UIView?).y }
    var drawnTop: CGFloat {
      screen.presentationController?.presentedView?.drawnFrame.minY ?? 0
    }
  }

  /// A guide of the sheet's container lays the container out when the guide moves.
  @Test(
    "Handlers see the sheet's old or final frame, whenever guides move",
    arguments: SystemBehavior.SheetRise.allCases, SystemBehavior.GuideMoves.allCases)
  func placeInHandlers(
    rise: SystemBehavior.SheetRise, guideMoves: SystemBehavior.GuideMoves
  ) throws {
    let stage = try Stage(rise, guideMoves: guideMoves)
    _ = stage.screen.presentationController?.containerView?.keyboardLayoutGuide
    stage.phone.settle()
    let low = stage.top
    stage.field.becomeFirstResponder()
    stage.phone.advance(by: 1)
    let high = stage.top
    #expect(high < low - 100)
    stage.field.resignFirstResponder()
    stage.phone.advance(by: 1)
    #expect(stage.top == low)
    #expect(stage.topsInHandlers == (rise == .beforeHandlers ? [high, low] : [low, high]))
  }

  @Test("The sheet moves with the keyboard or without an animation")
  func motion() throws {
    for rise in SystemBehavior.SheetRise.allCases {
      let stage = try Stage(rise)
      let low = stage.top
      stage.field.becomeFirstResponder()
      stage.phone.settle()
      let first = stage.drawnTop
      stage.phone.advance(by: 1)
      #expect(first == (rise == .writtenOutright ? stage.top : low), "\(rise)")
    }
  }

  @Test("Guides keep their timing when sheets move early")
  func guides() throws {
    let stage = try Stage(.beforeHandlers)
    let guide = stage.screen.view.keyboardLayoutGuide
    stage.phone.settle()
    var tops: [CGFloat] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { tops.append(guide.layoutFrame.height) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    let rest = guide.layoutFrame.height
    stage.field.becomeFirstResponder()
    stage.phone.advance(by: 1)
    #expect(tops.allSatisfy { $0 <= rest })
    #expect(guide.layoutFrame.height > rest + 100)
  }
}
