import KeyboardSimulation
import KeyboardStrut
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// The most common screen: a list of self-sizing rows with a field in each, which calls
/// `avoidKeyboard()` once.
@MainActor
@Suite(.attachingStage) struct FormListTests {
  /// The device of the quick tests. The slow tests run on other devices.
  static nonisolated let devices = ["iPhone 15"]

  /// A form on a phone, and the state of its list before editing.
  @MainActor
  private struct Form {
    let stage: FormStage
    let screen: FormScreen
    let rest: Rest

    init(_ device: String, _ kind: FormScreen.Kind) throws {
      screen = FormScreen(kind)
      stage = try FormStage(device, screen)
      stage.phone.advance(by: 0.1)
      rest = Rest(screen.list)
    }

    var phone: any TestStage { stage.phone }

    /// Expects that the row's field is the first responder and fully visible: above the keyboard,
    /// and below the list's top inset.
    func expectInSight(_ row: Int, _ comment: String = "") throws {
      let field = try #require(screen.field(row), "row \(row) is off screen \(comment)")
      let frame = stage.frame(field)
      let top = stage.frame(screen.list).minY + screen.list.adjustedContentInset.top
      let name = "row \(row) \(comment)\n\(stage.explanation)"
      #expect(field.isFirstResponder, "\(name)")
      #expect(frame.maxY <= stage.keyboardTop + 0.01, "\(name)")
      #expect(frame.minY >= top - 0.01, "\(name)")
      #expect(screen.view.frame == screen.view.superview?.bounds, "\(name)")
    }

    func hide() {
      stage.hide()
      phone.advance(by: 0.5)
    }
  }

  /// The values of a list that a keyboard may change and must restore.
  struct Rest: Equatable {
    let frame: CGRect
    let insets: [UIEdgeInsets]
    let offset: CGPoint

    @MainActor
    init(_ list: UIScrollView) {
      frame = list.frame
      insets = [list.contentInset, list.verticalScrollIndicatorInsets, list.adjustedContentInset]
      offset = list.contentOffset
    }
  }

  @Test(
    "The user edits a row: its field is visible, and after editing the list's offset is as before",
    arguments: devices,
    FormScreen.Kind.allCases)
  func rowShowsSeen(device: String, kind: FormScreen.Kind) throws {
    let form = try Form(device, kind)
    for row in form.screen.shown() {
      let field = try #require(form.screen.field(row))
      let start = form.stage.drawnBottom(field)
      var last = start
      field.becomeFirstResponder()
      form.phone.untilKeyboardRests {
        let now = form.stage.drawnBottom(field)
        #expect(now <= last + 0.5, "row \(row): back from \(last) to \(now)")
        last = now
      }
      try form.expectInSight(row)
      let keyboard = form.stage.keyboardTop
      #expect(start > keyboard - 8 || abs(last - start) < 0.01, "row \(row) was in sight anyway")
      form.hide()
      #expect(Rest(form.screen.list) == form.rest, "row \(row)\n\(form.stage.explanation)")
    }
  }

  @Test(
    "Return moves focus through thirty rows: each row's field ends above the keyboard",
    .needs(.virtualTime), arguments: devices, FormScreen.Kind.allCases)
  func nextGoes(device: String, kind: FormScreen.Kind) throws {
    let form = try Form(device, kind)
    form.screen.focus(0)
    form.phone.untilKeyboardRests()
    for row in 1..<30 {
      let key = try #require(form.screen.field(row - 1))
      form.phone.type("\(row - 1)")
      key.askDelegateToReturn()
      var last = try form.stage.drawnBottom(#require(form.screen.field(row)))
      form.phone.advance(by: 0.8) {
        guard let field = form.screen.field(row) else { return }
        let now = form.stage.drawnBottom(field)
        #expect(now <= last + 0.5, "row \(row): back from \(last) to \(now)")
        last = now
      }
      try form.expectInSight(row)
    }
    form.hide()
    #expect(Rest(form.screen.list).insets == form.rest.insets)
    form.screen.list.contentOffset = form.rest.offset
    form.phone.settle()
    #expect(form.screen.field(3)?.text == "3")
  }

  @Test(
    "The device rotates while a list row is edited: the row's field stays visible",
    .needs(.rotation), arguments: devices, FormScreen.Kind.allCases)
  func turnedTypesRow(device: String, kind: FormScreen.Kind) throws {
    let form = try Form(device, kind)
    let row = try #require(form.screen.shown().last)
    form.screen.focus(row)
    form.phone.untilKeyboardRests()
    for orientation in [SimulatedDevice.Orientation.landscape, .portrait, .landscape, .portrait] {
      form.phone.rotate(to: orientation)
      form.phone.advance(by: 2)
      try form.expectInSight(row, "\(orientation)")
    }
    form.hide()
    #expect(Rest(form.screen.list).insets == form.rest.insets, "\(form.stage.explanation)")
  }

  @Test(
    "The keyboard's height changes: the edited row stays above the keyboard",
    .needs(.virtualTime), arguments: devices, FormScreen.Kind.allCases)
  func keyboardChangesRow(device: String, kind: FormScreen.Kind) throws {
    let form = try Form(device, kind)
    let row = try #require(form.screen.shown().last)
    form.screen.focus(row)
    form.phone.untilKeyboardRests()
    let changes: [(String, (any TestStage) -> Void)] = [
      ("emoji", { $0.switchToEmoji() }),
      ("tall", { $0.switchToThirdPartyKeyboard(height: 420) }),
      ("letters", { $0.switchToLetters() }),
      ("no suggestions", { $0.showsPredictiveBar = false }),
      ("suggestions", { $0.showsPredictiveBar = true }),
    ]
    for (name, change) in changes {
      change(form.phone)
      form.phone.untilKeyboardRests()
      try form.expectInSight(row, name)
      let covered = form.phone.screenBounds.height - form.stage.keyboardTop
      #expect(form.screen.list.adjustedContentInset.bottom <= covered + 8.01, "\(name)")
    }
    form.hide()
    #expect(Rest(form.screen.list) == form.rest, "\(form.stage.explanation)")
  }

  @Test(
    "The user scrolls the edited row away: only typing scrolls back to the row", .needs(.touches),
    arguments: devices, FormScreen.Kind.allCases)
  func rowScrolledAway(
    device: String, kind: FormScreen.Kind
  ) throws {
    let form = try Form(device, kind)
    form.screen.focus(2)
    form.phone.untilKeyboardRests()
    let table = form.screen.list
    let field = try #require(form.screen.field(2))
    for _ in 0..<3 {
      form.phone.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 50), rest: 0.3)
      form.phone.untilKeyboardRests()
    }
    let place = table.contentOffset
    #expect(place.y > 400 && field.isFirstResponder)
    form.screen.view.setNeedsLayout()
    form.phone.advance(by: 0.5)
    #expect(table.contentOffset == place, "\(form.stage.explanation)")
    form.phone.type("!")
    form.phone.untilKeyboardRests()
    try form.expectInSight(2)
    form.hide()
    #expect(Rest(table).insets == form.rest.insets, "\(form.stage.explanation)")
  }

  @Test(
    "A sheet's edited rows end visible, and the list's inset is at most the covered height + 8 pt",
    .needs(.virtualTime), arguments: devices,
    [UIModalPresentationStyle.pageSheet, .formSheet].flatMap { style in
      FormScreen.Kind.allCases.map { (style, $0) }
    })
  func sheetCoveredAdded(
    device: String, sheet: (style: UIModalPresentationStyle, kind: FormScreen.Kind)
  ) throws {
    let phone = try Stages.make(device)
    let presenter = UIViewController()
    let screen = FormScreen(sheet.kind)
    phone.show(presenter)
    screen.modalPresentationStyle = sheet.style
    presenter.present(screen, animated: false)
    phone.untilKeyboardRests()
    let rest = Rest(screen.list)
    let place = screen.list.onScreen()
    for row in screen.shown() {
      let field = try #require(screen.field(row))
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
      let why = screen.view.keyboardAvoiders.map(\.explanation).joined()
      let frame = field.onScreen()
      let table = screen.list.onScreen()
      let covered = max(0, table.maxY - phone.keyboardFrame.minY)
      #expect(frame.maxY <= phone.keyboardFrame.minY + 0.01, "row \(row)\n\(why)")
      #expect(frame.minY >= table.minY, "row \(row)\n\(why)")
      #expect(screen.list.adjustedContentInset.bottom <= max(covered + 8.01, rest.bottom))
      phone.dismissKeyboard()
      phone.untilKeyboardRests()
      #expect(Rest(screen.list) == rest, "row \(row)\n\(why)")
      #expect(screen.list.onScreen().minY == place.minY)
    }
  }

  /// The rows that the scroll reveals get their heights only in layout, which changes the content's
  /// height.
  @Test(
    "The app scrolls a list of self-sizing cells while editing: only typing scrolls to the field",
    .needs([.virtualTime]), arguments: FormScreen.Kind.allCases, [false, true])
  func scrolledByApp(kind: FormScreen.Kind, isListController: Bool) throws {
    guard kind == .table || !isListController else { return }
    let stages: [(Held, Place)] = [
      (.pad, .formSheet), (Held("iPad Pro 11-inch", .landscape), .formSheet),
      (Held("iPad Pro 11-inch", .landscape), .sheet), (Held("iPhone 15"), .sheet), (.pad, .root),
      (Held("iPhone 15"), .navigation),
    ]
    for (held, place) in stages {
      for distance in [-500, -300, -120] as [CGFloat] {
        let phone = try held.make()
        let screen = isListController ? FormTableViewController() : FormScreen(kind)
        place.show(screen, on: phone)
        let list = try #require(
          (screen as? FormScreen)?.list ?? (screen as? UITableViewController)?.tableView)
        list.contentOffset.y += 900
        phone.advance(by: 0.3)
        if isListController { screen.view.avoidKeyboard() }
        let shown = windowFrame(list)
        let field = try #require(
          list.descendants(UITextField.self).filter { shown.contains(windowFrame($0)) }
            .max { windowFrame($0).maxY < windowFrame($1).maxY })
        field.becomeFirstResponder()
        phone.untilKeyboardRests()
        list.contentOffset.y += distance
        let offset = list.contentOffset
        let height = list.contentSize.height
        phone.untilKeyboardRests()
        let comment: Comment = "\(held) \(place), \(distance)"
        // UIKit shifts the offset by the difference between the rows' real and estimated heights.
        let growth = list.contentSize.height - height
        #expect(abs(list.contentOffset.y - offset.y) <= growth, comment)
        phone.type("!")
        phone.untilKeyboardRests()
        #expect(windowFrame(field).maxY <= phone.keyboardTop, comment)
      }
    }
  }
}

extension FormListTests {
  /// One of the tests above, to be run on another device.
  struct Trial: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @MainActor @Sendable (_ device: String, _ kind: FormScreen.Kind) throws -> Void
  }

  @MainActor
  @Suite(.needs(.virtualTime)) struct Slow {
    static nonisolated let trials = [
      Trial(testDescription: "every row") {
        try FormListTests().rowShowsSeen(device: $0, kind: $1)
      },
      Trial(testDescription: "next") {
        try FormListTests().nextGoes(device: $0, kind: $1)
      },
      Trial(testDescription: "turned") {
        try FormListTests().turnedTypesRow(device: $0, kind: $1)
      },
      Trial(testDescription: "another keyboard") {
        try FormListTests().keyboardChangesRow(device: $0, kind: $1)
      },
      Trial(testDescription: "scrolled away") {
        try FormListTests().rowScrolledAway(
          device: $0, kind: $1)
      },
      Trial(testDescription: "page sheet") {
        try FormListTests().sheetCoveredAdded(
          device: $0, sheet: (.pageSheet, $1))
      },
      Trial(testDescription: "form sheet") {
        try FormListTests().sheetCoveredAdded(
          device: $0, sheet: (.formSheet, $1))
      },
    ]

    @Test(
      "On a small iPhone and an iPad, edited list rows stay above the keyboard",
      .needs([.touches, .rotation]),
      arguments: ["iPhone SE (2nd generation)", "iPad Pro 11-inch"],
      trials.flatMap { trial in FormScreen.Kind.allCases.map { (trial, $0) } })
    func sameOtherDevices(device: String, each: (trial: Trial, kind: FormScreen.Kind)) throws {
      try each.trial.run(device, each.kind)
    }
  }
}

extension FormListTests.Rest {
  /// The list's adjusted bottom inset, in points.
  var bottom: CGFloat { insets[2].bottom }
}
