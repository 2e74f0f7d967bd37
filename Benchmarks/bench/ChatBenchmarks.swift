import CAllocationCounter
import KeyboardBars
import KeyboardStrut
import Phone

/// What one event costs in a chat of few and of many messages, with the library's bar and with a
/// bar that stays where it is, which is what the other is held against.
///
/// `chat.show.10000.bar` is a keyboard that comes up below ten thousand messages. The table has the
/// allocations; `Benchmarks/count-events` counts instructions.
@MainActor
func chatBenchmarks() throws -> [BenchmarkResult] {
  var results: [BenchmarkResult] = []
  for event in ChatEvent.allCases {
    for count in [100, 10_000] {
      for hasBar in [false, true] {
        let name = "chat.\(event.rawValue).\(count).\(hasBar ? "bar" : "none")"
        guard Options.current.includes(name) else { continue }
        let allocations = try measureChat(event, among: count, hasBar: hasBar)
        guard Options.current.iterations == nil else { continue }
        results.append(BenchmarkResult(name: name, value: allocations, unit: "allocations"))
      }
    }
  }
  return results
}

private enum ChatEvent: String, CaseIterable {
  case show, hide
  /// A line break, which makes the bar higher.
  case line
  /// A finger scrolls by a point.
  case scrollFrame

  @MainActor
  func prepare(_ chat: Chat) {
    switch self {
    case .show: chat.phone.dismissKeyboard()
    case .hide, .line, .scrollFrame: chat.text.becomeFirstResponder()
    }
    chat.text.text = "a"
    chat.phone.advance(by: 1)
    if self == .scrollFrame { chat.touch() }
  }

  @MainActor
  func happen(_ chat: Chat) {
    switch self {
    case .show: chat.text.becomeFirstResponder()
    case .hide: chat.text.resignFirstResponder()
    case .line: chat.phone.type("\n")
    case .scrollFrame: chat.touchMove()
    }
    chat.phone.settle()
  }
}

@MainActor
private final class Chat: NSObject, UITableViewDataSource {
  let phone: Phone
  let text = UITextView(frame: .zero)
  private let count: Int
  private let table = UITableView(frame: .zero, style: .plain)
  private var finger = CGPoint(x: 380, y: 200)

  init(_ count: Int, hasBar: Bool) throws {
    self.count = count
    phone = try Phone("iPhone 15")
    super.init()
    let controller = UIViewController()
    let view: UIView = controller.view
    table.frame = view.bounds
    table.rowHeight = 44
    table.dataSource = self
    table.alwaysBounceVertical = true
    table.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    view.addSubview(table)
    text.translatesAutoresizingMaskIntoConstraints = false
    let bar = KeyboardBar(frame: .zero)
    let around = hasBar ? bar.contentView : view
    around.addSubview(text)
    var constraints = [
      text.leadingAnchor.constraint(equalTo: around.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: around.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: around.bottomAnchor),
    ]
    if hasBar {
      constraints.append(text.topAnchor.constraint(equalTo: around.topAnchor))
      bar.list = table
      bar.textView = text
      view.addSubview(bar)
    } else {
      text.isScrollEnabled = false
    }
    NSLayoutConstraint.activate(constraints)
    phone.show(controller)
    phone.advance(by: 1)
    table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
  }

  func touch() {
    finger = CGPoint(x: 380, y: 200)
    phone.touchDown(at: finger)
    for _ in 0..<20 { touchMove() }
  }

  func touchMove() {
    finger.y += 1
    phone.touchMove(to: finger)
  }
}

@MainActor
private func measureChat(
  _ event: ChatEvent, among count: Int, hasBar: Bool
) throws -> Double {
  let chat = try Chat(count, hasBar: hasBar)
  var allocations: UInt = 0
  let rounds = Options.current.iterations ?? 10
  // The first rounds make what stays.
  for round in -3..<rounds {
    event.prepare(chat)
    let before = heap_allocations()
    if round < 0 { event.happen(chat) } else { countedEvent { event.happen(chat) } }
    if round >= 0 { allocations += heap_allocations() - before }
    chat.phone.touchUp()
  }
  chat.phone.dismissKeyboard()
  chat.phone.advance(by: 1)
  return Double(allocations) / Double(rounds)
}
