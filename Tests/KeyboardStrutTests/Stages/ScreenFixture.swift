import ScreenTesting
import Testing

@testable import KeyboardStrut

/// A phone with one screen in a container view controller, and one field that the keyboard will
/// cover.
@MainActor
struct ScreenFixture: TestScreen {
  let phone: any TestStage
  let field: UITextField
  let shown: UIViewController

  /// The container view controller of a screen, or the way the screen is presented.
  enum Container: String, CaseIterable, CustomTestStringConvertible {
    case root, navigation, toolbar, tab, navigationInTab, page, fullScreen, mediumSheet
    var testDescription: String { rawValue }
  }

  /// When container view controllers set the frames of their children's views. A test cannot choose
  /// that on Apple's systems.
  enum World: CaseIterable {
    case settingFramesOnChange, settingFramesInEveryLayout
    /// In every layout, and inside an animation.
    case settingFramesInAnimations

    static let onThisStage = Stages.isPosted ? [settingFramesOnChange] : allCases

    @MainActor
    func begin(on stage: any TestStage) {
      #if canImport(Phone)
        switch self {
        case .settingFramesOnChange: break
        case .settingFramesInEveryLayout: stage.simulated.behavior.containerFrames = .everyLayout
        case .settingFramesInAnimations: stage.simulated.behavior.containerFrames = .animated
        }
      #endif
    }
  }

  init(
    _ device: String = "iPhone 15", in container: Container,
    world: World = .settingFramesOnChange, _ screen: UIViewController, field: UITextField
  ) throws {
    phone = try Stages.make(device)
    world.begin(on: phone)
    self.field = field
    shown = screen
    switch container {
    case .root: phone.show(screen)
    case .navigation: phone.show(UINavigationController(rootViewController: screen))
    case .toolbar:
      let navigation = UINavigationController(rootViewController: screen)
      screen.toolbarItems = [UIBarButtonItem(systemItem: .done)]
      navigation.isToolbarHidden = false
      phone.show(navigation)
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [screen]
      phone.show(tabs)
    case .navigationInTab:
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: screen)]
      phone.show(tabs)
    case .page:
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      pages.setViewControllers([screen], direction: .forward, animated: false, completion: nil)
      phone.show(pages)
    case .fullScreen, .mediumSheet:
      let presenter = UIViewController()
      phone.show(presenter)
      screen.modalPresentationStyle = container == .fullScreen ? .fullScreen : .pageSheet
      if container == .mediumSheet { screen.sheetPresentationController?.detents = [.medium()] }
      presenter.present(screen, animated: false)
    }
    phone.advance(by: 0.6)
  }

  /// The field's distance above the keyboard, in points. Negative if the keyboard covers the field.
  var gap: CGFloat { keyboardTop - frame(field).maxY }

  /// The geometry of all views of the screen, as text. Tests compare it before and after editing.
  var state: [String] {
    var lines: [String] = ["\(shown.additionalSafeAreaInsets)"]
    func read(_ view: UIView) {
      guard !(view is LiftRestoringView) else { return }
      lines.append("\(type(of: view)) \(view.center) \(view.bounds) \(view.safeAreaInsets)")
      if let scroll = view as? UIScrollView { lines.append("\(scroll.contentInset)") }
      view.subviews.forEach(read)
    }
    read(shown.view)
    return lines
  }

  /// Makes the field first responder and advances time until the keyboard is up.
  ///
  /// - Returns: The field's lower edge as drawn, at each frame.
  func edit() -> [CGFloat] {
    var edges = [drawnBottom(field)]
    field.becomeFirstResponder()
    phone.advance(by: 0.8) { edges.append(drawnBottom(field)) }
    return edges
  }

  func endEditing() -> [CGFloat] {
    var edges = [drawnBottom(field)]
    field.resignFirstResponder()
    phone.advance(by: 0.8) { edges.append(drawnBottom(field)) }
    return edges
  }

  /// Returns how often a motion changes its direction.
  static func turns(_ edges: [CGFloat]) -> Int {
    let steps = zip(edges.dropFirst(), edges).map { $0 - $1 }.filter { abs($0) > 0.5 }
    return zip(steps.dropFirst(), steps).count { ($0 < 0) != ($1 < 0) }
  }
}

/// Makes a screen with a field near its lower edge. The field has a frame, no constraints.
@MainActor
func frameScreen(bottom: CGFloat = 120) -> (UIViewController, UITextField) {
  let screen = UIViewController()
  return (screen, addLowField(to: screen, bottom: bottom))
}

/// Adds a field whose autoresizing mask keeps it `bottom` points above the lower edge of a screen.
@MainActor
func addLowField(to screen: UIViewController, bottom: CGFloat = 120) -> UITextField {
  let field = UITextField(frame: CGRect(x: 20, y: 0, width: 300, height: 34))
  field.frame.origin.y = screen.view.bounds.maxY - bottom - 34
  field.autoresizingMask = [.flexibleTopMargin]
  screen.view.addSubview(field)
  return field
}

/// Makes a screen with a field whose bottom constraint keeps it 20 points above the safe area's
/// lower edge.
@MainActor
func pinnedScreen() -> (UIViewController, UITextField) {
  let screen = UIViewController()
  let field = UITextField(frame: .zero)
  field.translatesAutoresizingMaskIntoConstraints = false
  screen.view.addSubview(field)
  NSLayoutConstraint.activate([
    field.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
    field.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor, constant: -20),
    field.bottomAnchor.constraint(
      equalTo: screen.view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
    field.heightAnchor.constraint(equalToConstant: 34),
  ])
  return (screen, field)
}
