import KeyboardSimulation
import ScreenTesting
import Testing

/// Turning the device: sizes, environment, safe areas, and the keyboard.
@MainActor
@Suite struct RotationTests {
  @MainActor
  final class Turning: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    var heard: [String] = []
    var sizes: [CGSize] = []
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      heard.append("traits")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      heard.append("size")
      sizes = [view.bounds.size, size]
      self.coordinator = coordinator
      coordinator.animate(
        alongsideTransition: { [unowned self] context in
          heard.append("alongside")
          sizes.append(view.bounds.size)
          #expect(context.isAnimated)
        },
        completion: { [unowned self] _ in heard.append("completion") })
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      heard.append("changed")
    }
  }

  // Order: Apple's pages on UIContentContainer (will… before the change, with a coordinator) and
  // traitCollectionDidChange (after it); safe areas of KeyboardFacts 4.4.
  @Test("Controllers hear of the turn in order")
  func controllersHearTurn() throws {
    let phone = try Phone("iPhone 15")
    let root = Turning()
    phone.show(root)
    phone.rotate(to: .landscape)
    #expect(root.heard == ["traits", "size", "changed", "alongside"])
    phone.advance(by: 0.5)
    #expect(root.heard == ["traits", "size", "changed", "alongside", "completion"])
    let upright = CGSize(width: 393, height: 852)
    let sideways = CGSize(width: 852, height: 393)
    #expect(root.sizes == [upright, sideways, sideways])
    #expect(root.view.bounds.size == sideways)
    #expect(phone.screen.bounds.size == sideways)
    #expect(phone.scene.interfaceOrientation.isLandscape)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(root.transitionCoordinator == nil)
    phone.rotate(to: .portrait)
    phone.advance(by: 0.5)
    #expect(root.view.frame == CGRect(origin: .zero, size: upright))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  // KeyboardFacts 1.3: hide at the start; a rect of the width before; show only after the turn.
  @Test(
    "The keyboard hides and returns", arguments: [SimulatedDevice.Orientation.portrait, .landscape])
  func keyboardHidesReturns(start: SimulatedDevice.Orientation) throws {
    let phone = try Phone("iPhone 13", start)
    let root = Turning()
    phone.show(root)
    phone.tap(root.field)
    phone.advance(by: 0.6)
    let log = EventLog()
    log.listenToKeyboard()
    defer { log.stop() }
    let end: SimulatedDevice.Orientation = start == .portrait ? .landscape : .portrait
    phone.rotate(to: end)
    #expect(log.take() == ["willHide 0.25"], "\(start)")
    var shownBeforeTheEnd = false
    phone.advance(by: 0.38) {
      shownBeforeTheEnd = shownBeforeTheEnd || log.lines.contains { $0.hasPrefix("willShow") }
    }
    #expect(!shownBeforeTheEnd)
    phone.advance(by: 0.8)
    #expect(log.take().filter { $0.hasPrefix("will") } == ["willShow 0.25"])
    #expect(root.heard.last == "completion")
    #expect(root.field.isFirstResponder)
    let bounds = phone.screen.bounds
    let height: CGFloat = end == .landscape ? 219 : 336
    #expect(
      phone.keyboardFrame
        == CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height))
  }

  // Size classes: the device tables of Apple's Human Interface Guidelines, "Layout".
  @Test(
    "Size classes",
    arguments: [
      ("iPhone SE (3rd generation)", SimulatedDevice.Orientation.portrait, 1, 2),
      ("iPhone SE (3rd generation)", .landscape, 1, 1),
      ("iPhone 15", .landscape, 1, 1),
      ("iPhone 15 Pro Max", .portrait, 1, 2),
      ("iPhone 15 Pro Max", .landscape, 2, 1),
      ("iPhone 11", .landscape, 2, 1),
      ("iPad mini 6", .portrait, 2, 2),
      ("iPad Pro 11-inch", .landscape, 2, 2),
    ])
  func sizeClasses(
    device: String, orientation: SimulatedDevice.Orientation, horizontal: Int, vertical: Int
  ) throws {
    let phone = try Phone(device, .portrait)
    phone.show(UIViewController())
    phone.rotate(to: orientation)
    phone.advance(by: 0.5)
    let traits = phone.window.traitCollection
    #expect(traits.horizontalSizeClass.rawValue == horizontal, "\(device) \(orientation)")
    #expect(traits.verticalSizeClass.rawValue == vertical, "\(device) \(orientation)")
  }

  // Apple's page on viewWillTransition(to:with:): it reaches children and presented controllers.
  @Test("The turn reaches children and presented")
  func turnReachesChildren() throws {
    let phone = try Phone("iPhone 15")
    let inner = Turning()
    let shown = Turning()
    shown.modalPresentationStyle = .overFullScreen
    let navigation = UINavigationController(rootViewController: inner)
    phone.show(navigation)
    navigation.present(shown, animated: false)
    phone.rotate(to: .landscape)
    phone.advance(by: 0.5)
    for controller in [inner, shown] {
      #expect(controller.heard.filter { $0 == "size" }.count == 1)
      #expect(controller.view.bounds.size == CGSize(width: 852, height: 393))
    }
    #expect(inner.view.safeAreaInsets.top == 32)
  }

  // KeyboardFacts 1.3, end of a turn (ScrollingContentViewController): UIKit shows the first
  // responder once more, before the keyboard is back.
  @Test("The end of the turn shows what has the focus", arguments: [false, true])
  func endTurnShows(inNavigation: Bool) throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 34))
    scrollView.addSubview(field)
    controller.view.addSubview(scrollView)
    phone.show(
      inNavigation ? UINavigationController(rootViewController: controller) : controller)
    field.becomeFirstResponder()
    phone.advance(by: 0.8)
    let top = scrollView.contentOffset.y
    #expect(top == -scrollView.adjustedContentInset.top, "it shows already")
    phone.rotate(to: .landscape)
    var offsetAtShow: CGFloat?
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { offsetAtShow = scrollView.contentOffset.y } }
    defer { NotificationCenter.default.removeObserver(token) }
    phone.advance(by: 1.5)
    // The field's bottom at 634 rests above the home indicator, 393 - 21.
    #expect(scrollView.contentOffset.y == CGFloat(634 - (393 - 21)), "\(inNavigation)")
    #expect(offsetAtShow != nil)
    field.resignFirstResponder()
    phone.advance(by: 0.6)
  }

  // UIKit's header: automatic also adjusts content that does not scroll, inside a navigation
  // controller.
  @Test("A navigation controller insets short content too")
  func navigationControllerInsets() throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 300, height: 100)
    controller.view.addSubview(scrollView)
    phone.show(controller)
    #expect(scrollView.adjustedContentInset.top == 0)
    phone.show(UINavigationController(rootViewController: controller))
    #expect(scrollView.adjustedContentInset.top == CGFloat(59 + 44))
    phone.rotate(to: .landscape)
    phone.advance(by: 0.6)
    #expect(scrollView.adjustedContentInset.top == 32)
    #expect(scrollView.contentOffset.y == -32)
  }
}
