import Phone
import Testing

/// Pages that turn with a swipe: frames of an internal scroll view (openradar 21728584).
@MainActor
@Suite struct PageControllerTests {
  final class Page: UIViewController {
    let number: Int
    let log: Log
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))

    init(_ number: Int, _ log: Log) {
      (self.number, self.log) = (number, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(number) will appear") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(number) did appear") }
    override func viewWillDisappear(_ animated: Bool) {
      log.lines.append("\(number) will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      log.lines.append("\(number) did disappear")
    }
  }

  @MainActor
  final class Log: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var lines: [String] = []
    lazy var pages = (0..<3).map { Page($0, self) }

    private func page(_ number: Int) -> Page? {
      pages.indices.contains(number) ? pages[number] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(((viewController as? Page)?.number ?? 9) - 1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(((viewController as? Page)?.number ?? 9) + 1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      lines.append("to \((pendingViewControllers[0] as? Page)?.number ?? 9)")
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      let old = (previousViewControllers[0] as? Page)?.number ?? 9
      lines.append("from \(old), \(completed ? "turned" : "back")")
    }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func stage() throws -> (phone: Phone, pager: UIPageViewController, log: Log) {
    let phone = try Phone("iPhone 15")
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20])
    let log = Log()
    pager.dataSource = log
    pager.delegate = log
    pager.setViewControllers([log.pages[0]], direction: .forward, animated: false)
    phone.show(pager)
    return (phone, pager, log)
  }

  private func swipe(_ phone: Phone, by distance: CGFloat, rest: Double = 0) {
    let start = CGPoint(x: distance < 0 ? 350 : 40, y: 600)
    phone.drag(from: start, to: CGPoint(x: start.x + distance, y: 600), duration: 0.3, rest: rest)
    phone.advance(by: 2)
  }

  @Test("A swipe turns to the next page, which then fills the screen")
  func swipes() throws {
    let (phone, pager, log) = try stage()
    #expect(log.take() == ["0 will appear", "0 did appear"])
    swipe(phone, by: -250)
    #expect(pager.viewControllers == [log.pages[1]])
    #expect(
      log.take() == [
        "to 1", "1 will appear", "0 will disappear", "0 did disappear", "1 did appear",
        "from 0, turned",
      ])
    let page: UIView = log.pages[1].view
    #expect(page.convert(page.bounds, to: nil) == phone.screen.bounds)
    #expect(page.safeAreaInsets == phone.window.safeAreaInsets)
    #expect(log.pages[0].view.window == nil && log.pages[0].parent == nil)
    swipe(phone, by: 250)
    #expect(pager.viewControllers == [log.pages[0]])
  }

  @Test("A swipe that is taken back shows the old page again")
  func takenBack() throws {
    let (phone, pager, log) = try stage()
    _ = log.take()
    swipe(phone, by: -100, rest: 0.3)
    #expect(pager.viewControllers == [log.pages[0]])
    #expect(log.take().last == "from 0, back")
    #expect(log.pages[1].parent == nil)
  }

  @Test("There is nothing before the first page")
  func ends() throws {
    let (phone, pager, log) = try stage()
    _ = log.take()
    swipe(phone, by: 250)
    #expect(pager.viewControllers == [log.pages[0]])
    #expect(log.take() == [])
    let page: UIView = log.pages[0].view
    #expect(page.convert(page.bounds, to: nil) == phone.screen.bounds)
  }

  @Test("A turn in code ends with its completion and tells no delegate", arguments: [true, false])
  func code(animated: Bool) throws {
    let (phone, pager, log) = try stage()
    _ = log.take()
    var completed: Bool?
    pager.setViewControllers([log.pages[1]], direction: .forward, animated: animated) {
      completed = $0
    }
    phone.advance(by: 1)
    #expect(completed == true)
    #expect(pager.viewControllers == [log.pages[1]])
    #expect(!log.take().contains { $0.hasPrefix("to") || $0.hasPrefix("from") })
  }

  @Test("A field on a page gets the keyboard; turning the page takes it away")
  func keyboard() throws {
    let (phone, _, log) = try stage()
    phone.tap(log.pages[0].field)
    phone.advance(by: 1)
    #expect(phone.keyboardFrame.minY < 852)
    let start = CGPoint(x: 350, y: 200)
    phone.drag(from: start, to: CGPoint(x: 50, y: 200), duration: 0.3)
    phone.advance(by: 2)
    #expect(!log.pages[0].field.isFirstResponder)
    #expect(phone.keyboardFrame.minY >= 852)
  }
}
