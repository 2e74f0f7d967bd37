import KeyboardSimulation
import Phone
import Testing

/// What is presented is laid out at the size it will have, and at none before.
@MainActor
@Suite struct FirstLayoutTests {
  /// A screen with a label 20 points from either side, which must not become narrower than nothing.
  private final class PinnedScreen: UIViewController {
    let card = UIView(frame: .zero)
    private(set) var sizes: [CGSize] = []
    private(set) var widths: [CGFloat] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      card.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(card)
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        card.heightAnchor.constraint(equalToConstant: 40),
      ])
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      sizes.append(view.bounds.size)
      widths.append(card.bounds.width)
    }
  }

  @Test(
    "A presented view is never laid out at another width than its own",
    arguments: ["iPhone SE (3rd generation)", "iPhone 15", "iPad Pro 11-inch"],
    [UIModalPresentationStyle.formSheet, .pageSheet, .popover, .overFullScreen, .fullScreen])
  func contentHasItsWidth(device: String, style: UIModalPresentationStyle) throws {
    let phone = try Phone(device)
    let presenter = UIViewController()
    phone.show(presenter)
    let screen = PinnedScreen()
    screen.modalPresentationStyle = style
    screen.popoverPresentationController?.sourceView = presenter.view
    let messages = DeveloperLog.messages {
      presenter.present(screen, animated: true)
      phone.advance(by: 1)
    }
    let width = screen.view.bounds.width
    #expect(screen.sizes.allSatisfy { $0 == screen.view.bounds.size }, "\(screen.sizes)")
    #expect(screen.widths.allSatisfy { $0 == width - 40 }, "\(screen.widths)")
    #expect(screen.card.frame.width == width - 40)
    #expect(messages == [])
  }

  @Test("A view in use keeps its constraints when it is presented", arguments: [false, true])
  func loadedBefore(isLaidOut: Bool) throws {
    let phone = try Phone("iPhone SE (3rd generation)")
    let presenter = UIViewController()
    phone.show(presenter)
    let screen = PinnedScreen()
    screen.modalPresentationStyle = .formSheet
    screen.loadViewIfNeeded()
    if isLaidOut { screen.view.layoutIfNeeded() }
    let messages = DeveloperLog.messages {
      presenter.present(screen, animated: false)
      phone.settle()
    }
    #expect(messages == [])
    #expect(screen.card.frame.width == screen.view.bounds.width - 40)
  }

  @Test(
    "An alert is laid out without a conflict",
    arguments: [UIAlertController.Style.alert, .actionSheet])
  func alerts(style: UIAlertController.Style) throws {
    let phone = try Phone("iPhone SE (3rd generation)")
    let presenter = UIViewController()
    phone.show(presenter)
    let alert = UIAlertController(title: "Sure?", message: "Really", preferredStyle: style)
    if style == .alert { alert.addTextField() }
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    let messages = DeveloperLog.messages {
      presenter.present(alert, animated: true)
      phone.advance(by: 1)
    }
    #expect(messages == [])
    #expect(alert.view.bounds.width > 200)
    #expect(alert.view.subviews.allSatisfy { $0.bounds.width > 200 && $0.bounds.height > 40 })
  }

  @Test("A presented view is in no card before it is presented")
  func presentedViewBefore() {
    let screen = UIViewController()
    #expect(screen.sheetPresentationController?.presentedView === screen.view)
    #expect(screen.view.superview == nil)
  }
}
