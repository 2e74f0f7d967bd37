import AppScreens
import KeyboardSimulation
import KeyboardStrut
import Phone
import SampleScreens

extension ArticlePicture {
  /// The pictures of articles that show other screens than the demo's.
  static func all() throws -> [ArticlePicture] {
    let phone = try SimulatedDeviceConfiguration("iPhone 15")
    let small = try SimulatedDeviceConfiguration("iPhone SE (3rd generation)", .landscape)
    let pad = try SimulatedDeviceConfiguration("iPad Pro 11-inch")
    return [
      ArticlePicture(name: "struts-in-sheets", device: pad, stills: sheets),
      ArticlePicture(
        name: "companions", device: phone,
        stills: Still.comparison({ ProfileFormViewController() }) {
          try $0.tap($1, UITextView.self)
        }),
      ArticlePicture(
        name: "bar-on-keyboard", device: phone,
        stills: Still.comparison({ OrderFormViewController() }) {
          try $0.tap($1, UITextField.self, at: 5)
        }),
      ArticlePicture(
        name: "tables", device: phone,
        stills: Still.comparison({ TableFormViewController() }) {
          try $0.tap($1, UITextField.self, at: 9)
        }),
      ArticlePicture(name: "search-list", device: phone, stills: searches),
      ArticlePicture(
        name: "tabs-and-navigation", device: phone,
        stills: Still.comparison({ tabs(LiftedLoginViewController(fieldsAt: .middle)) }) {
          try $0.tap($1, UITextField.self, at: 1)
        }),
      ArticlePicture(name: "bars", device: phone, stills: bars),
      ArticlePicture(name: "chat", device: phone, stills: chat),
      ArticlePicture(name: "pad-keyboards", device: pad, stills: padKeyboards),
      ArticlePicture(
        name: "whole-app", device: phone,
        stills: Still.comparison({ automatic(tabs(SignInViewController())) }) {
          try $0.tap($1, UITextField.self, at: 1)
        }),
      ArticlePicture(name: "navigation", device: phone, stills: navigation),
      ArticlePicture(name: "one-line", device: phone, stills: oneLine),
      ArticlePicture(
        name: "testing", device: small,
        stills: Array(
          Still.comparison({ LiftedLoginViewController(fieldsAt: .bottom) }) {
            try $0.tap($1, UITextField.self, at: 1)
          }.dropFirst())),
    ]
  }

  private static var sheets: [Still] {
    func still(_ caption: String, overlapOnly: Bool, taps: Bool) -> Still {
      Still(caption: caption, make: { PlainBackground() }) { phone, root in
        let note = StrutInSheetViewController()
        note.loadViewIfNeeded()
        note.strut.takesOverlapOnly = overlapOnly
        note.modalPresentationStyle = .formSheet
        root.present(note, animated: false)
        phone.advance(by: 0.5)
        if taps { try phone.tap(note, UITextView.self) }
      }
    }
    return [
      still("At rest", overlapOnly: true, taps: false),
      still("The whole height", overlapOnly: false, taps: true),
      still("Only the overlap", overlapOnly: true, taps: true),
    ]
  }

  private static var searches: [Still] {
    Still.comparison({ TownSearchViewController() }) { phone, screen in
      try phone.tap(screen, UISearchBar.self)
      phone.advance(by: 1)
      let table = try screen.parts(UITableView.self)[0]
      let last = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
      table.setContentOffset(CGPoint(x: 0, y: max(0, last)), animated: false)
    }.map { still in
      var still = still
      if still.caption != "At rest" { still.keyboard = .plain }
      return still
    }
  }

  private static var bars: [Still] {
    [
      Still(caption: "A bar at rest", make: { MessageBarViewController() }),
      Still(caption: "It follows", make: { MessageBarViewController() }) {
        try $0.tap($1, UITextField.self)
      },
      Still(
        caption: "An accessory view", keyboard: .numberPad, make: { AmountFormViewController() }
      ) { try $0.tap($1, UITextField.self) },
    ]
  }

  private static var chat: [Still] {
    func still(_ caption: String, lines: Int) -> Still {
      Still(
        caption: caption,
        make: { UINavigationController(rootViewController: ConversationViewController()) }
      ) { phone, screen in
        let table = try screen.parts(UITableView.self)[0]
        table.scrollToRow(at: IndexPath(row: 23, section: 0), at: .bottom, animated: false)
        phone.settle()
        guard lines > 0 else { return }
        try phone.tap(screen, UITextView.self)
        phone.advance(by: 1)
        let words = [
          "We could meet at the", "station, if the train", "is on time, or else", "at the café",
          "next to it",
        ]
        if lines > 1 { phone.type(words.joined(separator: "\n")) }
      }
    }
    return [
      still("At rest", lines: 0), still("With the keyboard", lines: 1),
      still("Five lines", lines: 5),
    ]
  }

  private static var navigation: [Still] {
    func still(
      _ caption: String, _ direction: UISemanticContentAttribute, steps: Int
    ) -> Still {
      Still(caption: caption, make: { NavigatedFormViewController() }) { phone, root in
        UIView.setReadingDirection(direction, in: root.view)
        for _ in 0..<steps {
          (root as? NavigatedFormViewController)?.navigator?.moveToNext()
          phone.advance(by: 1)
        }
      }
    }
    return [
      still("The first field", .forceLeftToRight, steps: 1),
      still("Next, four times", .forceLeftToRight, steps: 5),
      still("Right to left, the first", .forceRightToLeft, steps: 1),
    ]
  }

  private static var padKeyboards: [Still] {
    let keyboards: [(String, SystemKeyboard)] = [
      ("Docked", .standard), ("Floating", .floating), ("Hardware", .hardware),
    ]
    return keyboards.map { caption, keyboard in
      Still(caption: caption, keyboard: keyboard, make: { ShrinkingPictureViewController() }) {
        try $0.tap($1, UITextField.self)
      }
    }
  }

  private static var oneLine: [Still] {
    [
      Still(caption: "Lifted", make: { automatic(SignInViewController()) }) {
        try $0.tap($1, UITextField.self)
      },
      Still(caption: "Scrolled", make: { automatic(SignUpViewController()) }) {
        try $0.tap($1, UITextField.self, at: 8)
      },
      Still(caption: "A text and its counter", make: { automatic(ProfileViewController()) }) {
        try $0.tap($1, UITextView.self)
      },
    ]
  }

  /// The screen in an app that has said so at launch.
  private static func automatic(_ screen: UIViewController) -> UIViewController {
    KeyboardAvoidance.isAutomatic = true
    return screen
  }

  private static func tabs(_ screen: UIViewController) -> UIViewController {
    let navigation = UINavigationController(rootViewController: screen)
    screen.title = "Sign in"
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    let second = PlainBackground()
    navigation.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    second.tabBarItem = UITabBarItem(title: "More", image: nil, tag: 1)
    tabs.setViewControllers([navigation, second], animated: false)
    return tabs
  }
}

extension UIView {
  /// Lets a view and all that is in it read in one direction.
  @MainActor
  fileprivate static func setReadingDirection(
    _ direction: UISemanticContentAttribute, in view: UIView
  ) {
    view.semanticContentAttribute = direction
    for subview in view.subviews { setReadingDirection(direction, in: subview) }
  }
}

/// What lies behind a sheet.
private final class PlainBackground: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
  }
}

extension Phone {
  /// Taps a view of a kind on a screen, counted from the top.
  @MainActor
  fileprivate func tap<Part: UIView>(
    _ screen: UIViewController, _ kind: Part.Type, at index: Int = 0
  ) throws {
    let parts = try screen.parts(kind).sorted {
      $0.convert(CGPoint.zero, to: nil).y < $1.convert(CGPoint.zero, to: nil).y
    }
    guard parts.indices.contains(index) else { throw MissingPart("\(kind)", in: "\(screen)") }
    tap(parts[index])
  }
}
