import KeyboardSimulation
import Phone
import Testing

/// System guides of a screen that is turned on its side and back.
@MainActor
@Suite struct TurnedGuideTests {
  enum Place: CaseIterable {
    case root, navigation, tabs, toolbar, sheet, fullScreen, child, scroll, split
  }

  private final class Screen: UIViewController {
    let label = UIView(frame: .zero)
    let holder: UIView?

    init(scrolls: Bool) {
      holder = scrolls ? UIScrollView(frame: .zero) : nil
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      if let holder {
        holder.frame = view.bounds
        holder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(holder)
      }
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      let guide = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
  }

  private func show(_ screen: Screen, in place: Place, on phone: Phone) {
    switch place {
    case .root, .scroll: phone.show(screen)
    case .navigation: phone.show(UINavigationController(rootViewController: screen))
    case .toolbar:
      let navigation = UINavigationController(rootViewController: screen)
      navigation.isToolbarHidden = false
      navigation.navigationBar.prefersLargeTitles = true
      phone.show(navigation)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: screen)]
      phone.show(tabs)
    case .sheet, .fullScreen:
      let root = UIViewController()
      phone.show(root)
      screen.modalPresentationStyle = place == .sheet ? .pageSheet : .fullScreen
      root.present(screen, animated: false)
    case .child:
      let parent = UIViewController()
      parent.addChild(screen)
      screen.view.frame = parent.view.bounds
      screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.view.addSubview(screen.view)
      screen.didMove(toParent: parent)
      phone.show(parent)
    case .split:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(screen, for: .secondary)
      phone.show(split)
    }
    phone.settle()
  }

  @Test(
    "A guide is where the insets are, before a turn, on the side, and back again",
    arguments: Place.allCases, ["iPhone 15", "iPhone 15 Pro Max", "iPad Pro 11-inch"])
  func turns(place: Place, device: String) throws {
    let phone = try Phone(device)
    let screen = Screen(scrolls: place == .scroll)
    show(screen, in: place, on: phone)
    let view: UIView = screen.view
    var seen: [CGRect] = []
    for orientation in [nil, .landscape, .portrait, .landscape, .portrait]
      as [SimulatedDevice.Orientation?]
    {
      if let orientation {
        phone.rotate(to: orientation)
        phone.advance(by: 1)
      }
      let guide = view.safeAreaLayoutGuide.layoutFrame
      #expect(
        guide == view.bounds.inset(by: view.safeAreaInsets), "\(String(describing: orientation))")
      #expect(screen.label.frame == guide)
      seen.append(guide)
    }
    #expect(seen[0] == seen[2] && seen[2] == seen[4] && seen[1] == seen[3])
  }

  enum Cover: CaseIterable { case push, otherTab, fullScreen, popped }

  @Test(
    "A screen that is off the screen during turns has its guide where the insets are afterwards",
    arguments: Cover.allCases, [1, 2])
  func covered(cover: Cover, turns: Int) throws {
    let phone = try Phone("iPhone 15")
    let screen = Screen(scrolls: false)
    let other = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    phone.show(tabs)
    switch cover {
    case .push, .popped: navigation.pushViewController(other, animated: true)
    case .otherTab: tabs.selectedIndex = 1
    case .fullScreen:
      other.modalPresentationStyle = .fullScreen
      tabs.present(other, animated: true)
    }
    phone.advance(by: 1)
    for orientation in [SimulatedDevice.Orientation.landscape, .portrait].prefix(turns) {
      phone.rotate(to: orientation)
      phone.advance(by: 1)
    }
    switch cover {
    case .push: navigation.popViewController(animated: true)
    case .popped: navigation.popToRootViewController(animated: false)
    case .otherTab: tabs.selectedIndex = 0
    case .fullScreen: other.dismiss(animated: true)
    }
    phone.advance(by: 1)
    let view: UIView = screen.view
    #expect(view.frame == tabs.view.bounds)
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds.inset(by: view.safeAreaInsets))
    #expect(screen.label.frame == view.safeAreaLayoutGuide.layoutFrame)
  }

  @Test("A guide that is asked for on the side, or after the turn back, is where the insets are")
  func lateGuide() throws {
    for asksOnSide in [true, false] {
      let phone = try Phone("iPhone 15")
      let root = UIViewController()
      phone.show(root)
      let view: UIView = root.view
      let tied = UIView(frame: .zero)
      tied.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(tied)
      let tie = {
        NSLayoutConstraint.activate([
          tied.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          tied.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor),
          tied.widthAnchor.constraint(equalToConstant: 10),
          tied.heightAnchor.constraint(equalToConstant: 10),
        ])
      }
      phone.rotate(to: .landscape)
      phone.advance(by: 1)
      if asksOnSide { tie() }
      phone.rotate(to: .portrait)
      phone.advance(by: 1)
      if !asksOnSide { tie() }
      phone.settle()
      #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds.inset(by: view.safeAreaInsets))
      #expect(tied.frame.origin == CGPoint(x: 0, y: 59))
    }
  }

  @Test("A guide follows insets that change and return within one pass")
  func thereAndBack() throws {
    let phone = try Phone("iPhone 15")
    let screen = Screen(scrolls: false)
    phone.show(screen)
    let view: UIView = screen.view
    let before = view.safeAreaLayoutGuide.layoutFrame
    screen.additionalSafeAreaInsets.top = 40
    screen.additionalSafeAreaInsets.top = 0
    phone.settle()
    #expect(view.safeAreaLayoutGuide.layoutFrame == before)
    view.removeFromSuperview()
    phone.rotate(to: .landscape)
    phone.window.addSubview(view)
    view.frame = phone.window.bounds
    phone.advance(by: 1)
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds.inset(by: view.safeAreaInsets))
  }
}
