import KeyboardSimulation
import ScreenTesting
import Testing

/// Presenting and dismissing, sheets and alerts, with and without a keyboard.
@MainActor
@Suite struct PresentationTests {
  @MainActor
  final class PresentationStage: ScreenStage {
    let phone: Phone
    let log = EventLog()
    let first: FieldController
    let second: FieldController

    init(_ device: String = "iPhone 15") throws {
      phone = try Phone(device)
      first = FieldController("A", log)
      second = FieldController("B", log)
      phone.show(first)
      _ = log.take()
    }
  }

  // Order: shuzhiduo.com kvJ3jnGwzg: with a modal the new one did appear before the old one did
  // disappear. Apple's page on shouldRemovePresentersView: full screen takes the presenter's view
  // out.
  @Test("Full screen replaces the presenter")
  func fullScreenReplaces() throws {
    let stage = try PresentationStage()
    stage.second.modalPresentationStyle = .fullScreen
    stage.first.present(stage.second, animated: true)
    #expect(stage.first.presentedViewController === stage.second)
    #expect(stage.second.presentingViewController === stage.first)
    stage.phone.advance(by: 0.6)
    #expect(
      stage.log.take() == [
        "B didLoad", "A willDisappear", "B willAppear (presented)", "B isAppearing", "B didAppear",
        "A didDisappear",
      ])
    #expect(stage.first.view.window == nil)
    var isDone = false
    stage.second.dismiss(animated: true) { isDone = true }
    stage.phone.advance(by: 0.6)
    #expect(isDone)
    #expect(
      stage.log.take() == [
        "B willDisappear (dismissed)", "A willAppear", "A isAppearing",
        "B didDisappear", "A didAppear",
      ])
    #expect(stage.first.view.window === stage.phone.window)
    #expect(stage.first.presentedViewController == nil)
    #expect(stage.second.view.window == nil)
  }

  @Test("A presenter that was shifted when it was taken out returns to its place")
  func shiftedPresenterReturns() throws {
    let stage = try PresentationStage()
    stage.second.modalPresentationStyle = .fullScreen
    let place = stage.first.view.frame
    stage.first.view.center.y -= 200
    stage.first.present(stage.second, animated: true)
    stage.phone.advance(by: 0.6)
    stage.second.dismiss(animated: true)
    stage.phone.advance(by: 0.6)
    #expect(stage.first.view.frame == place)
  }

  // Apple's "Presenting view controllers": under a sheet the presenter stays and hears nothing.
  @Test(
    "The presenter stays below",
    arguments: [
      UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen,
      .overCurrentContext,
    ])
  func presenterStays(style: UIModalPresentationStyle) throws {
    let stage = try PresentationStage()
    stage.second.modalPresentationStyle = style
    stage.first.present(stage.second, animated: true)
    stage.phone.advance(by: 0.6)
    #expect(
      stage.log.take() == [
        "B didLoad", "B willAppear (presented)", "B isAppearing", "B didAppear",
      ], "\(style)")
    #expect(stage.first.view.window != nil)
    stage.first.dismiss(animated: false)
    #expect(stage.log.take() == ["B willDisappear (dismissed)", "B didDisappear"], "\(style)")
  }

  @Test("What is presenting cannot present again")
  func presentingCannotPresent() throws {
    let stage = try PresentationStage()
    stage.first.present(stage.second, animated: false)
    let third = UIViewController()
    let messages = DeveloperLog.messages { stage.first.present(third, animated: false) }
    #expect(
      messages == [
        "Attempt to present \(third) on \(stage.first) (from \(stage.first)) which is already "
          + "presenting \(stage.second)."
      ])
    #expect(stage.first.presentedViewController === stage.second)
    stage.second.present(third, animated: false)
    #expect(third.presentingViewController === stage.second)
    stage.first.dismiss(animated: false)
    #expect(stage.second.presentedViewController == nil)
    #expect(third.view.window == nil)
  }

  // KeyboardFacts 1.3: the keyboard hides for a presentation and comes back after the dismissal;
  // KeyboardFacts 3.1: 0.4 s.
  @Test("The keyboard returns after a dismissal")
  func keyboardReturns() throws {
    let stage = try PresentationStage()
    stage.phone.tap(stage.first.field)
    stage.phone.advance(by: 0.6)
    stage.log.listenToKeyboard()
    defer { stage.log.stop() }
    _ = stage.log.take()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var answer = ""
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { answer = $0.title ?? "" })
    stage.first.present(alert, animated: true)
    stage.phone.advance(by: 0.8)
    #expect(stage.log.take() == ["willHide 0.4", "didHide"])
    #expect(stage.phone.tap(alert.buttons[0]) === alert.buttons[0])
    stage.phone.advance(by: 1)
    #expect(answer == "Yes")
    #expect(stage.log.take() == ["willShow 0.25", "didShow"])
    #expect(stage.first.field.isFirstResponder)
  }

  @Test("An alert with a field stays above the keyboard")
  func alertFieldStays() throws {
    let stage = try PresentationStage()
    let alert = UIAlertController(title: "Name", message: "Yours", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage.first.present(alert, animated: true)
    stage.phone.advance(by: 1.2)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    stage.phone.type("Ada")
    #expect(alert.textFields?.first?.text == "Ada")
    let frame = alert.view.onScreen()
    #expect(frame.width == 270)
    #expect(frame.maxY < stage.phone.keyboardFrame.minY)
  }

  // HIG "Sheets": medium is about half the height; Apple's page on detents: the smallest first.
  @Test("Detents decide about the height")
  func detentsDecide() throws {
    let stage = try PresentationStage()
    let sheet = try #require(stage.second.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    stage.first.present(stage.second, animated: false)
    stage.phone.settle()
    #expect(stage.second.view.bounds.height == CGFloat(852 / 2))
    #expect(stage.second.view.safeAreaInsets.bottom == 34)
    #expect(stage.second.view.safeAreaInsets.top == 0)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    stage.phone.advance(by: 0.6)
    #expect(stage.second.view.bounds.height == CGFloat(852 - 59 - 10))
    sheet.detents = [.custom { $0.maximumDetentValue / 4 }]
    stage.phone.settle()
    #expect(abs(stage.second.view.bounds.height - (749 / 4 + 34)) < 0.5)
  }

  // KeyboardFacts 1.5; KeyboardFailures 11: a form sheet is moved after WillShow: in the handler it
  // is still in place.
  @Test("A form sheet moves after will show")
  func formSheetMoves() throws {
    let stage = try PresentationStage("iPad Pro 11-inch")
    stage.second.modalPresentationStyle = .formSheet
    stage.first.present(stage.second, animated: false)
    stage.phone.settle()
    let resting = onScreen(stage.second)
    #expect(resting.size == CGSize(width: 540, height: 620))
    #expect(resting.midX == 417 && resting.midY == 597)
    var inHandler: CGRect?
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { inHandler = self.onScreen(stage.second) } }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.phone.tap(stage.second.field)
    #expect(inHandler == resting)
    stage.phone.advance(by: 0.7)
    let raised = onScreen(stage.second)
    #expect(raised.size == resting.size)
    #expect(raised.maxY <= stage.phone.keyboardFrame.minY || raised.minY == 34)
    #expect(raised.minY < resting.minY)
    stage.second.field.resignFirstResponder()
    stage.phone.advance(by: 0.7)
    #expect(onScreen(stage.second) == resting)
  }

  // ContainerFacts 4.2: a sheet at the medium detent stays one on iOS 18, above the keyboard.
  @Test("A medium sheet rises with the keyboard")
  func mediumSheetRises() throws {
    let stage = try PresentationStage()
    stage.second.sheetPresentationController?.detents = [.medium()]
    stage.first.present(stage.second, animated: false)
    stage.phone.settle()
    let before = onScreen(stage.second)
    stage.phone.tap(stage.second.field)
    stage.phone.advance(by: 0.7)
    #expect(onScreen(stage.second).minY == before.minY - (336 - 34))
    stage.first.dismiss(animated: true)
    stage.phone.advance(by: 0.7)
    #expect(stage.phone.keyboardFrame.minY == 852)
  }

  private func onScreen(_ controller: UIViewController) -> CGRect {
    let view: UIView = controller.view
    return view.onScreen()
  }

  @MainActor
  final class Judge: NSObject, UIAdaptivePresentationControllerDelegate {
    var may = true
    var heard: [String] = []
    func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool { may }
    func presentationControllerWillDismiss(_: UIPresentationController) { heard.append("will") }
    func presentationControllerDidDismiss(_: UIPresentationController) { heard.append("did") }
    func presentationControllerDidAttemptToDismiss(_: UIPresentationController) {
      heard.append("attempt")
    }
  }

  // Apple's page on UIAdaptivePresentationControllerDelegate: only the person's hand is told of.
  @Test("The delegate hears of the hand only")
  func delegateHearsHand() throws {
    let stage = try PresentationStage()
    let judge = Judge()
    stage.first.present(stage.second, animated: false)
    let sheet = try #require(stage.second.sheetPresentationController)
    sheet.delegate = judge
    judge.may = false
    stage.phone.swipeDown(sheet)
    judge.may = true
    stage.second.isModalInPresentation = true
    stage.phone.swipeDown(sheet)
    #expect(judge.heard == ["attempt", "attempt"])
    stage.second.isModalInPresentation = false
    stage.phone.swipeDown(sheet)
    stage.phone.advance(by: 0.6)
    #expect(judge.heard == ["attempt", "attempt", "will", "did"])
    judge.heard = []
    stage.first.present(stage.second, animated: false)
    stage.second.presentationController?.delegate = judge
    stage.second.dismiss(animated: false)
    #expect(judge.heard.isEmpty)
  }

  // Apple's page on UIUserInterfaceLevel, and the base and elevated backgrounds of its Human
  // Interface Guidelines, "Dark Mode".
  @Test(
    "Sheets and popovers are elevated",
    arguments: [
      (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated),
      (.popover, .elevated), (.fullScreen, .base),
    ])
  func sheetsPopoversElevated(
    style: UIModalPresentationStyle, level: UIUserInterfaceLevel
  ) throws {
    let stage = try PresentationStage("iPad Pro 11-inch")
    defer { UIApplication.launch() }
    stage.phone.changeEnvironment { $0.userInterfaceStyle = .dark }
    stage.second.view.backgroundColor = .systemBackground
    stage.second.modalPresentationStyle = style
    stage.second.popoverPresentationController?.sourceView = stage.first.field
    stage.first.present(stage.second, animated: false)
    #expect(stage.second.traitCollection.userInterfaceLevel == level, "\(style)")
    let white: CGFloat = level == .elevated ? 28 : 0
    let expected = UIColor(
      red: white / 255, green: white / 255, blue: (white > 0 ? 30 : 0) / 255, alpha: 1)
    #expect(stage.second.view.layer.backgroundColor == expected.cgColor, "\(style)")
    #expect(stage.first.traitCollection.userInterfaceLevel == .base)
  }
}
