import KeyboardStrut
import ScreenTesting
import Testing

@testable import KeyboardNavigation

/// A tap outside the inputs ends editing, and the tapped view still receives the tap.
@MainActor
@Suite(.attachingStage) struct DismissOnTapTests {
  @MainActor
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var selected: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  private let stage: NavigationStage
  private let rows = Rows()
  private let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
  private let label = UILabel(frame: CGRect(x: 5, y: 5, width: 50, height: 20))
  private let table = UITableView(frame: CGRect(x: 0, y: 300, width: 393, height: 132))

  init() throws {
    stage = try NavigationStage(toolbar: .none) { [button, label, table, rows] view in
      view.addField("a", 20, 100)
      view.addField("b", 20, 150)
      button.addSubview(label)
      view.addSubview(button)
      table.rowHeight = 44
      table.dataSource = rows
      table.delegate = rows
      view.addSubview(table)
    }
    stage.focus("a")
  }

  private func isUp(after tap: () -> Void) -> Bool {
    tap()
    stage.phone.untilKeyboardRests()
    let isUp = stage.current != nil
    stage.focus("a")
    return isUp
  }

  private func tapBackground() { stage.phone.tap(at: CGPoint(x: 350, y: 250)) }

  @Test(
    "dismissKeyboardOnTap() makes taps hide the keyboard until the returned recognizer is disabled",
    .needs(.touches))
  func off() {
    #expect(isUp { tapBackground() })
    let recognizer = stage.view.dismissKeyboardOnTap()
    #expect(stage.view.dismissKeyboardOnTap() === recognizer)
    #expect(stage.view.gestureRecognizers?.count == 1)
    #expect(!isUp { tapBackground() })
    recognizer.isEnabled = false
    #expect(isUp { tapBackground() })
    stage.hide()
  }

  @Test(
    "With dismissKeyboardOnTap(), a tap on a button or text field keeps the keyboard up",
    .needs(.touches))
  func controls() {
    stage.view.dismissKeyboardOnTap()
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    #expect(isUp { stage.phone.tap(button) })
    #expect(isUp { stage.phone.tap(at: CGPoint(x: 30, y: 210)) })
    #expect(presses == 2)
    #expect(isUp { stage.phone.tap(stage.field("b")) })
    stage.hide()
  }

  @Test(
    "A tapped cell hides the keyboard unless the cell is selectable (IQKeyboardManager#338, #1021)",
    .needs(.touches),
    arguments: [true, false])
  func cells(allowsSelection: Bool) {
    stage.view.dismissKeyboardOnTap()
    table.allowsSelection = allowsSelection
    let isUp = isUp { stage.phone.tap(at: CGPoint(x: 100, y: 320)) }
    #expect(isUp == allowsSelection)
    #expect(rows.selected == (allowsSelection ? [0] : []))
    stage.hide()
  }

  #if canImport(Phone)
    @Test(
      "With dismissKeyboardOnTap(), a tap on a view with its own recognizer keeps the keyboard up",
      .needs(.touches))
    func recognizers() {
      stage.view.dismissKeyboardOnTap()
      var taps = 0
      let link = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 44))
      let recognizer = UITapGestureRecognizer()
      recognizer.actions.append { _ in taps += 1 }
      link.addGestureRecognizer(recognizer)
      stage.view.addSubview(link)
      #expect(isUp { stage.phone.tap(link) })
      #expect(taps == 1)
      stage.hide()
    }
  #endif

  @Test(
    "With dismissKeyboardOnTap(), a tap inside a UIHostingController keeps the keyboard up",
    .needs(.touches))
  func hosted() {
    stage.view.dismissKeyboardOnTap()
    for isWrapped in [false, true] {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      let wrapped = UIViewController()
      wrapped.view.addSubview(content)
      let host =
        isWrapped ? StandInHostingController(wrapped) : StandInHostingController(content)
      host.view.frame = CGRect(x: 200, y: 200, width: 100, height: 44)
      stage.view.addSubview(host.view)
      #expect(isUp { stage.phone.tap(content) })
      host.view.removeFromSuperview()
    }
    #expect(!isUp { tapBackground() })
    stage.hide()
  }

  @Test(
    "With dismissKeyboardOnTap(), a scroll or a tap on selectable text keeps the keyboard up",
    .needs(.touches))
  func drags() {
    stage.view.dismissKeyboardOnTap()
    #expect(
      isUp {
        stage.phone.drag(from: CGPoint(x: 350, y: 250), to: CGPoint(x: 350, y: 200), duration: 0.2)
      })
    let text = UITextView(frame: CGRect(x: 200, y: 200, width: 100, height: 44))
    text.isEditable = false
    stage.view.addSubview(text)
    #expect(isUp { stage.phone.tap(text) })
    text.isSelectable = false
    #expect(!isUp { stage.phone.tap(text) })
    stage.hide()
  }
}

#if canImport(Phone)
  /// Taps that end editing in all windows of the app, by `Keyboard.dismissesOnTap`.
  @MainActor
  @Suite(.attachingStage, .needs(.touches)) struct DismissOnTapAnywhereTests {
    private final class Map: UIView {}

    private let stage: NavigationStage
    private let map = Map(frame: CGRect(x: 0, y: 200, width: 393, height: 100))

    init() throws {
      stage = try NavigationStage(toolbar: .none) { [map] view in
        view.addField("a", 20, 100)
        view.addSubview(map)
      }
    }

    private func isUp(afterTapAt point: CGPoint) -> Bool {
      stage.focus("a")
      stage.phone.tap(at: point)
      stage.phone.untilKeyboardRests()
      return stage.current != nil
    }

    private let background = CGPoint(x: 350, y: 350)

    @Test("Keyboard.dismissesOnTap returns true: a tap on a window's background ends editing")
    func everyWindow() throws {
      #expect(isUp(afterTapAt: background))
      Keyboard.dismissesOnTap = { _ in true }
      defer { Keyboard.dismissesOnTap = nil }
      #expect(!isUp(afterTapAt: background))
      let window = try #require(stage.view.window)
      #expect(window.gestureRecognizers?.count { $0 is OutsideTapObserver } == 1)
      Keyboard.dismissesOnTap = nil
      #expect(window.gestureRecognizers?.contains { $0 is OutsideTapObserver } != true)
      #expect(isUp(afterTapAt: background))
      stage.hide()
    }

    @Test("Keyboard.dismissesOnTap returns false for the tapped view: editing continues")
    func exclusion() {
      Keyboard.dismissesOnTap = { !($0 is Map) }
      defer { Keyboard.dismissesOnTap = nil }
      #expect(isUp(afterTapAt: CGPoint(x: 50, y: 250)))
      #expect(!isUp(afterTapAt: background))
      stage.hide()
    }

    @Test("With Keyboard.dismissesOnTap set, a touch of the Apple Pencil does not end editing")
    func pencil() throws {
      Keyboard.dismissesOnTap = { _ in true }
      defer { Keyboard.dismissesOnTap = nil }
      stage.focus("a")
      let window = try #require(stage.view.window)
      let observer = try #require(
        window.gestureRecognizers?.lazy.compactMap { $0 as? OutsideTapObserver }.first)
      let touch = UITouch(at: background, in: window, view: stage.view)
      touch.type = .pencil
      observer.touchesBegan([touch], with: UIEvent())
      #expect(observer.state == .failed)
      stage.hide()
    }
  }
#endif
