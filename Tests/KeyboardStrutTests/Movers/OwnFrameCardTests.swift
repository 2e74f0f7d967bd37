import ScreenTesting
import Testing

@testable import KeyboardStrut

/// A card that the app moves up by half the keyboard's height.
@MainActor
@Suite(.attachingStage) struct OwnFrameCardTests {
  /// How the app moves the card for the keyboard.
  enum Way: CaseIterable {
    case risesByHalf, risesByHalfWithCenter, recentersInLayout, setsTopInLayout
  }

  private final class Host: UIViewController {
    let card = UIViewController()
    let field = UITextField(frame: .zero)
    let way: Way
    let rest: CGRect
    private var rise: CGFloat = 0
    private var tokens: [any NSObjectProtocol] = []

    init(_ way: Way, card rest: CGRect, field: CGRect) {
      (self.way, self.rest) = (way, rest)
      super.init(nibName: nil, bundle: nil)
      self.field.frame = field
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(card)
      card.view.frame = rest
      // The view is not yet as large as the window.
      card.view.autoresizingMask = []
      card.view.addSubview(field)
      view.addSubview(card.view)
      card.didMove(toParent: self)
    }

    func observe() {
      tokens = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] note in
          let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
          MainActor.assumeIsolated {
            self?.rise = name == UIResponder.keyboardWillShowNotification ? end.height / 2 : 0
            self?.keyboardMoves()
          }
        }
      }
    }

    func end() { tokens.forEach(NotificationCenter.default.removeObserver) }

    private func keyboardMoves() {
      switch way {
      case .risesByHalf: card.view.frame.origin.y = rest.minY - rise
      case .risesByHalfWithCenter: card.view.center.y = rest.midY - rise
      case .recentersInLayout, .setsTopInLayout: view.setNeedsLayout()
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      switch way {
      case .recentersInLayout: card.view.center.y = rest.midY - rise
      case .setsTopInLayout: card.view.frame.origin.y = rest.minY - rise
      case .risesByHalf, .risesByHalfWithCenter: break
      }
    }
  }

  @Test(
    "The app raises a card by less than needed: the avoider adds the missing distance",
    .needs(.virtualTime),
    arguments: Way.allCases, ["iPhone 15", "iPhone SE (3rd generation)"])
  func half(way: Way, device: String) throws {
    for (isFirst, y, automatic) in [(true, 300, false), (false, 300, true), (true, 200, true)] {
      let phone = try Stages.make(device)
      let height = phone.window.bounds.height
      let rest = CGRect(x: 20, y: height - 420, width: 330, height: 400)
      let host = Host(way, card: rest, field: CGRect(x: 10, y: y, width: 200, height: 34))
      phone.show(host)
      if isFirst { host.observe() }
      if automatic {
        KeyboardAvoidance.isAutomatic = true
      } else {
        host.card.view.avoidKeyboard(gap: 8)
      }
      if !isFirst { host.observe() }
      for _ in 0..<2 {
        host.field.becomeFirstResponder()
        phone.untilKeyboardRests()
        let gap = phone.keyboardFrame.minY - windowFrame(host.field).maxY
        #expect(gap >= 8 - 0.5, "\(way), observes first: \(isFirst), y \(y)")
        phone.type("a")
        phone.advance(by: 0.5)
        #expect(phone.keyboardFrame.minY - windowFrame(host.field).maxY == gap)
        host.field.resignFirstResponder()
        phone.untilKeyboardRests()
        #expect(host.card.view.frame == rest && host.view.frame.minY == 0)
      }
      KeyboardAvoidance.isAutomatic = false
      host.end()
    }
  }
}
