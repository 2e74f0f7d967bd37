import KeyboardBars
import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// The newest message of a chat that scrolls to its end while the chat appears.
@MainActor
@Suite(.attachingStage, .needs(.systemKeyboard)) struct FirstScrollTests {
  enum Moment: CaseIterable { case willAppear, firstLayout, didAppear }

  /// A chat that scrolls to its last row once, at one moment.
  private final class Chat: UIViewController, UITableViewDataSource {
    let list = UITableView(frame: .zero, style: .plain)
    let bar = KeyboardBar(frame: .zero)
    private let text = UITextView(frame: .zero)
    private var moment: Moment?

    init(scrollingAt moment: Moment, _ behavior: KeyboardListBehavior) {
      self.moment = moment
      super.init(nibName: nil, bundle: nil)
      bar.listBehavior = behavior
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.rowHeight = 44
      list.dataSource = self
      view.addSubview(list)
      text.font = .systemFont(ofSize: 17)
      text.translatesAutoresizingMaskIntoConstraints = false
      bar.contentView.addSubview(text)
      let content = bar.contentView
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
        text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
        text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
        text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      ])
      bar.list = list
      bar.textView = text
      view.addSubview(bar)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      scroll(at: .willAppear)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      scroll(at: .firstLayout)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      scroll(at: .didAppear)
    }

    private func scroll(at moment: Moment) {
      guard moment == self.moment else { return }
      self.moment = nil
      list.scrollToRow(at: IndexPath(row: 49, section: 0), at: .bottom, animated: false)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private func newestBottom(in chat: Chat) -> CGFloat {
    let rect = chat.list.rectForRow(at: IndexPath(row: 49, section: 0))
    return chat.list.convert(rect, to: chat.view).maxY
  }

  private func barTop(in chat: Chat) -> CGFloat {
    chat.bar.convert(chat.bar.bounds, to: chat.view).minY
  }

  @Test(
    "A chat scrolls to its end while appearing: the newest message ends above the KeyboardBar",
    arguments: Moment.allCases, [KeyboardListBehavior.alwaysMoves, .staysAtEnd, .scrollsToEnd])
  func rest(moment: Moment, behavior: KeyboardListBehavior) throws {
    for isPushed in [false, true] {
      let chat = Chat(scrollingAt: moment, behavior)
      let phone = try Stages.make("iPhone 15")
      if isPushed {
        let navigation = UINavigationController(rootViewController: UIViewController())
        phone.show(navigation)
        phone.advance(by: 0.5)
        navigation.pushViewController(chat, animated: true)
      } else {
        phone.show(chat)
      }
      phone.untilKeyboardRests()
      #expect(abs(newestBottom(in: chat) - barTop(in: chat)) <= 0.5, "pushed: \(isPushed)")
      chat.bar.textView?.becomeFirstResponder()
      phone.untilKeyboardRests()
      #expect(abs(newestBottom(in: chat) - barTop(in: chat)) <= 0.5, "pushed: \(isPushed)")
      chat.bar.textView?.resignFirstResponder()
      phone.untilKeyboardRests()
    }
  }
}
