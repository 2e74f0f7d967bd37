import KeyboardSimulation
import ScreenTesting
import Testing

/// Bubbles that point at what they belong to.
@MainActor
@Suite struct PopoverTests {
  @MainActor
  final class PopoverStage: ScreenStage {
    let phone: Phone
    let presenter = UIViewController()
    let button = UIButton(type: .system)
    let content: FieldController
    let popover: UIPopoverPresentationController

    init(
      _ device: String = "iPad Pro 11-inch", at origin: CGPoint = CGPoint(x: 400, y: 300),
      size: CGSize = CGSize(width: 300, height: 400)
    ) throws {
      phone = try Phone(device)
      content = FieldController("P", EventLog())
      button.frame = CGRect(origin: origin, size: CGSize(width: 40, height: 40))
      presenter.view.addSubview(button)
      phone.show(presenter)
      content.preferredContentSize = size
      content.modalPresentationStyle = .popover
      popover = try #require(content.popoverPresentationController)
      popover.sourceView = button
    }

    func present() {
      presenter.present(content, animated: false)
      phone.settle()
    }

    var frame: CGRect { content.view.onScreen() }
  }

  // Apple's page on UIPopoverArrowDirection: an arrow that points up has the popover below the
  // source.
  @Test(
    "It lies beside its source",
    arguments: [
      (UIPopoverArrowDirection.up, CGRect(x: 270, y: 353, width: 300, height: 400)),
      // As high as there is room, from the safe area to the arrow.
      (.down, CGRect(x: 270, y: 24, width: 300, height: 263)),
      (.left, CGRect(x: 453, y: 120, width: 300, height: 400)),
      (.right, CGRect(x: 87, y: 120, width: 300, height: 400)),
    ])
  func liesBesideSource(direction: UIPopoverArrowDirection, frame: CGRect) throws {
    let stage = try PopoverStage()
    #expect(stage.popover.arrowDirection == .unknown)
    stage.popover.permittedArrowDirections = direction
    stage.present()
    #expect(stage.popover.arrowDirection == direction)
    #expect(stage.frame == frame, "\(direction.rawValue)")
  }

  // Apple's page on popoverLayoutMargins: ten points from each edge by default.
  @Test("It keeps its margins and turns to where there is room")
  func keepsMarginsTurns() throws {
    let corner = try PopoverStage(at: CGPoint(x: 790, y: 1100))
    corner.present()
    #expect(corner.popover.arrowDirection == .down)
    #expect(corner.frame.maxX == CGFloat(834 - 10))
    #expect(corner.frame.maxY == CGFloat(1100 - 13))
    let wide = try PopoverStage(at: CGPoint(x: 0, y: 600), size: CGSize(width: 600, height: 900))
    wide.popover.popoverLayoutMargins.right = 100
    wide.present()
    #expect(wide.popover.arrowDirection == .left)
    #expect(wide.frame == CGRect(x: 53, y: 170, width: 600, height: 900))
  }

  // rdar 21873361 (lionheart/openradar-mirror #9254): the room is what the keyboard and the edges
  // leave; rdar 15422861 (#13051): the popover moves above its source when its own field brings the
  // keyboard.
  @Test(
    "It moves and shrinks clear of the keyboard",
    arguments: [SimulatedDevice.Orientation.portrait, .landscape])
  func movesShrinksClear(orientation: SimulatedDevice.Orientation) throws {
    let stage = try PopoverStage(at: CGPoint(x: 400, y: 600))
    stage.phone.rotate(to: orientation)
    stage.phone.advance(by: 0.6)
    stage.present()
    let resting = stage.frame
    #expect(resting.size == CGSize(width: 300, height: 400))
    stage.content.field.becomeFirstResponder()
    stage.phone.advance(by: 0.8)
    let raised = stage.frame
    #expect(raised.maxY <= stage.phone.keyboardFrame.minY - 10, "\(orientation)")
    #expect(raised.minY >= 24 && raised.minY < resting.minY || raised == resting, "\(raised)")
    #expect(stage.content.field.isFirstResponder)
    stage.content.field.resignFirstResponder()
    stage.phone.advance(by: 0.8)
    #expect(stage.frame == resting, "\(orientation)")
  }

  // KeyboardFacts 1.5: what UIKit moves by itself sets out after the notification.
  @Test("It moves after will show")
  func movesAfterWill() throws {
    let stage = try PopoverStage(at: CGPoint(x: 400, y: 600))
    stage.present()
    let resting = stage.frame
    var inHandler: CGRect?
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { inHandler = stage.frame } }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.phone.tap(stage.content.field)
    #expect(inHandler == resting)
    stage.content.field.resignFirstResponder()
    stage.phone.advance(by: 0.8)
  }

  // rdar 21873361: a popover is presented while the keyboard is up, and the keyboard counts.
  @Test("The keyboard of the presenter stays")
  func keyboardPresenterStays() throws {
    let stage = try PopoverStage(at: CGPoint(x: 400, y: 600))
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    stage.presenter.view.addSubview(field)
    stage.phone.tap(field)
    stage.phone.advance(by: 0.8)
    stage.present()
    #expect(field.isFirstResponder)
    #expect(stage.frame.maxY <= stage.phone.keyboardFrame.minY - 10)
    stage.presenter.dismiss(animated: false)
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    stage.phone.advance(by: 0.8)
  }

  @Test("A floating keyboard moves nothing")
  func floatingKeyboardMoves() throws {
    let stage = try PopoverStage(at: CGPoint(x: 400, y: 600))
    stage.phone.floatKeyboard()
    stage.present()
    let resting = stage.frame
    stage.content.field.becomeFirstResponder()
    stage.phone.advance(by: 0.8)
    #expect(stage.frame == resting)
    stage.content.field.resignFirstResponder()
    stage.phone.advance(by: 0.8)
  }

  @Test("It points at a bar button item")
  func pointsBarButton() throws {
    let phone = try Phone("iPad Pro 11-inch")
    let first = UIViewController()
    let item = UIBarButtonItem(title: "More")
    first.navigationItem.rightBarButtonItem = item
    phone.show(UINavigationController(rootViewController: first))
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceItem = item
    first.present(content, animated: true)
    phone.advance(by: 0.6)
    let frame = content.view.onScreen()
    #expect(frame == CGRect(x: 834 - 210, y: 24 + 50 + 13, width: 200, height: 100))
    content.preferredContentSize.height = 150
    phone.settle()
    #expect(content.view.bounds.height == 150)
  }

  // Apple's "Displaying transient content in a popover": a tap beside it dismisses;
  // passthroughViews.
  @Test("A tap beside it dismisses but for views that let through")
  func tapBesideDismisses() throws {
    let stage = try PopoverStage()
    var taps = 0
    stage.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.popover.passthroughViews = [stage.button]
    stage.present()
    stage.phone.tap(stage.button)
    stage.phone.advance(by: 0.6)
    #expect(taps == 1 && stage.presenter.presentedViewController != nil)
    stage.popover.passthroughViews = nil
    stage.phone.tap(stage.button)
    stage.phone.advance(by: 0.6)
    #expect(taps == 1 && stage.presenter.presentedViewController == nil)
  }

  // MARK: Where there is no room

  final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
    var style: UIModalPresentationStyle?
    var heard: [String] = []

    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    {
      heard.append("style")
      return style ?? controller.adaptivePresentationStyle(for: controller.traitCollection)
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      prepareAdaptivePresentationController adaptive: UIPresentationController
    ) { heard.append("prepare \(type(of: adaptive))") }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { heard.append("will \(name(of: style))") }

    /// An enumeration that comes from C prints its raw value.
    private func name(of style: UIModalPresentationStyle) -> String {
      switch style {
      case .none: "none"
      case .fullScreen: "fullScreen"
      case .formSheet: "formSheet"
      default: "\(style.rawValue)"
      }
    }

    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
      heard.append("popover")
    }
  }

  // Apple's page on UIModalPresentationStyle.popover: in compact width or height as a form sheet.
  @Test("On a phone it becomes a sheet")
  func phoneBecomesSheet() throws {
    let stage = try PopoverStage("iPhone 15", at: CGPoint(x: 100, y: 300))
    stage.popover.adaptiveSheetPresentationController.detents = [.medium()]
    let adapter = Adapter()
    stage.popover.delegate = adapter
    stage.present()
    #expect(stage.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    #expect(
      adapter.heard == ["style", "prepare UISheetPresentationController", "will formSheet"])
    #expect(stage.content.popoverPresentationController === stage.popover)
    #expect(
      stage.content.presentationController
        === stage.popover.adaptiveSheetPresentationController)
    stage.presenter.dismiss(animated: true)
    stage.phone.advance(by: 0.6)
    #expect(stage.content.view.window == nil)
  }

  // Apple's page on adaptivePresentationStyle(for:): none keeps the popover; the method is for
  // compact width.
  @Test(
    "The delegate decides",
    arguments: [
      ("iPhone 15", UIModalPresentationStyle.none, ["style", "will none", "popover"]),
      ("iPhone 15", .fullScreen, ["style", "prepare UIPresentationController", "will fullScreen"]),
      ("iPad Pro 11-inch", .fullScreen, ["will none", "popover"]),
    ])
  func delegateDecides(
    device: String, style: UIModalPresentationStyle, heard: [String]
  ) throws {
    let stage = try PopoverStage(
      device, at: CGPoint(x: 100, y: 300), size: CGSize(width: 200, height: 99))
    let adapter = Adapter()
    adapter.style = style
    stage.popover.delegate = adapter
    stage.present()
    #expect(adapter.heard == heard, "\(device) \(style)")
    let isPopover = heard.contains("popover")
    let size = isPopover ? CGSize(width: 200, height: 99) : stage.phone.screen.bounds.size
    #expect(stage.content.view.bounds.size == size, "\(device) \(style)")
  }

  // Apple's pages on the resolved size: a navigation controller asks for what its topmost one asks
  // for.
  @Test("A navigation controller asks for its content")
  func navigationControllerAsks() throws {
    let phone = try Phone("iPad Pro 11-inch")
    let presenter = UIViewController()
    phone.show(presenter)
    let inner = UIViewController()
    inner.preferredContentSize = CGSize(width: 250, height: 180)
    let navigation = UINavigationController(rootViewController: inner)
    navigation.modalPresentationStyle = .popover
    navigation.popoverPresentationController?.sourceView = presenter.view
    navigation.popoverPresentationController?.sourceRect = CGRect(
      x: 100, y: 100, width: 1, height: 1)
    presenter.present(navigation, animated: false)
    phone.settle()
    #expect(navigation.view.bounds.size == CGSize(width: 250, height: 180))
    inner.preferredContentSize.height = 300
    phone.settle()
    #expect(navigation.view.bounds.height == 300)
  }
}
