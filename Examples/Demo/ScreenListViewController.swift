import KeyboardStrut
import Recorder
import UIKit

/// The list of the recorded screens, and of a few screens that are made in other ways. Three
/// switches select the container, the automatic mode, and the explanation that is drawn on top.
final class ScreenListViewController: UITableViewController {
  private struct Entry {
    let title: String
    let make: (_ container: String) -> UIViewController?
  }

  private var container = RecordedScreen.containers[0]
  private var showsExplanation = false
  private var observation: KeyboardObservation?
  private lazy var entries: [(title: String, entries: [Entry])] = [
    ("They serve themselves", RecordedScreen.samples.map { Self.entry($0) }),
    ("They count on the automatic mode", RecordedScreen.apps.map { Self.entry($0) }),
    ("Made in other ways", Self.others),
  ]

  private static func entry(_ screen: RecordedScreen) -> Entry {
    Entry(title: screen.name) { RecordedScreen.stage("\(screen.name)@\($0)")?.container }
  }

  private static var others: [Entry] {
    [
      Entry(title: "Storyboard") { _ in
        UIStoryboard(name: "StrutForm", bundle: nil).instantiateInitialViewController()
      },
      Entry(title: "Objective-C") { _ in ObjectiveCScreen.make("KSObjectiveCViewController") },
      Entry(title: "Objective-C, form") { _ in
        ObjectiveCScreen.make("KSObjectiveCFormViewController")
      },
    ] + SwiftUIScreen.all.map { screen in Entry(title: screen.title) { _ in screen.make() } }
  }

  init() { super.init(style: .grouped) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "KeyboardStrut"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
    showSwitches()
    observation = Keyboard.observe { [weak self] transition in
      if transition.phase == .didShow { self?.explain() }
    }
  }

  private func showSwitches() {
    let mode = KeyboardAvoidance.isAutomatic ? "Automatic" : "Off"
    navigationItem.leftBarButtonItem = button(mode) {
      if KeyboardAvoidance.isAutomatic {
        KeyboardAvoidance.isAutomatic = false
      } else {
        KeyboardAvoidance.isAutomatic = true
      }
    }
    navigationItem.rightBarButtonItems = [
      button(container) { [weak self] in
        guard let self, let index = RecordedScreen.containers.firstIndex(of: container) else {
          return
        }
        container = RecordedScreen.containers[(index + 1) % RecordedScreen.containers.count]
      },
      button(showsExplanation ? "Why" : "Quiet") { [weak self] in
        self?.showsExplanation.toggle()
      },
    ]
  }

  private func button(_ title: String, _ change: @escaping () -> Void) -> UIBarButtonItem {
    let action = UIAction(title: title) { [weak self] _ in
      change()
      self?.showSwitches()
    }
    return UIBarButtonItem(title: title, primaryAction: action)
  }

  /// Draws the reason why the visible screen has moved.
  private func explain() {
    guard showsExplanation, let window = view.window,
      let root = window.rootViewController?.presentedViewController?.view,
      let avoider = root.keyboardAvoiders.first
    else { return }
    window.subviews.filter { $0 is KeyboardExplanationView }.forEach { $0.removeFromSuperview() }
    window.addSubview(KeyboardExplanationView(of: avoider))
  }

  // MARK: The list

  override func numberOfSections(in tableView: UITableView) -> Int { entries.count }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    entries[section].title
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries[section].entries.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = entries[indexPath.section].entries[indexPath.row].title
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let entry = entries[indexPath.section].entries[indexPath.row]
    guard let screen = entry.make(container) else { return }
    // A sheet would move with the keyboard automatically, so we use the full screen. A swipe does
    // not close it; the button does.
    screen.modalPresentationStyle = .fullScreen
    present(screen, animated: true)
    let close = UIButton(
      type: .close,
      primaryAction: UIAction { [weak self] _ in
        self?.dismiss(animated: true)
      })
    close.frame.origin = CGPoint(x: 8, y: 50)
    screen.view.addSubview(close)
  }
}
