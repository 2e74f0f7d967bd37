import KeyboardSimulation
import ScreenTesting
import Testing

extension EventLog {
  /// Logs the keyboard's will notifications with their duration, did without.
  func listenToKeyboard() {
    listen(to: Array(Self.keyboard.prefix(4)), tellsDurations: true)
  }
}

/// A controller that logs its life.
@MainActor
class LoggingController: UIViewController {
  let name: String
  let log: EventLog
  var logsLayout = false

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.add("\(name) didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.add("\(name) willAppear\(suffix)")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.add("\(name) isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.add("\(name) didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.add("\(name) willDisappear\(suffix)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.add("\(name) didDisappear")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if logsLayout { log.add("\(name) willLayout") }
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if logsLayout { log.add("\(name) didLayout") }
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.add("\(name) willMove \(parent == nil ? "nil" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.add("\(name) didMove \(parent == nil ? "nil" : "parent")")
  }

  private var suffix: String {
    var words: [String] = []
    if isMovingToParent { words.append("movingTo") }
    if isMovingFromParent { words.append("movingFrom") }
    if isBeingPresented { words.append("presented") }
    if isBeingDismissed { words.append("dismissed") }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }
}

/// A controller with a text field in the middle.
@MainActor
final class FieldController: LoggingController {
  let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }
}
