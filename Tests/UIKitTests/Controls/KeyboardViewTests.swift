import KeyboardSimulation
import ScreenTesting
import Testing

@testable import UIKit

@MainActor
@Suite struct KeyboardViewTests {
  struct Board: Sendable, CustomTestStringConvertible {
    let width: CGFloat
    let height: CGFloat
    let dock: CGFloat
    let bar: Bool
    var isPad = false
    var testDescription: String { "\(width)×\(height)\(bar ? " with bar" : "")" }
  }

  nonisolated static let boards = [
    Board(width: 320, height: 216, dock: 0, bar: false),
    Board(width: 375, height: 216, dock: 0, bar: false),
    Board(width: 375, height: 260, dock: 0, bar: true),
    Board(width: 414, height: 271, dock: 0, bar: true),
    Board(width: 390, height: 291, dock: 75, bar: false),
    Board(width: 393, height: 336, dock: 75, bar: true),
    Board(width: 430, height: 346, dock: 75, bar: true),
    Board(width: 852, height: 209, dock: 21, bar: false),
    Board(width: 834, height: 313, dock: 0, bar: true, isPad: true),
    Board(width: 834, height: 337, dock: 20, bar: true, isPad: true),
    Board(width: 1194, height: 420, dock: 20, bar: true, isPad: true),
  ]

  private func view(_ board: Board, _ type: UIKeyboardType) -> KeyboardView {
    let view = KeyboardView(
      frame: CGRect(x: 0, y: 0, width: board.width, height: board.height))
    view.configuration = KeyboardViewConfiguration(
      keyboardType: type, hasPredictiveBar: board.bar, dockHeight: board.dock, isPad: board.isPad)
    return view
  }

  nonisolated static let types: [UIKeyboardType] = [
    .default, .emailAddress, .URL, .webSearch, .twitter, .numbersAndPunctuation, .numberPad,
    .decimalPad, .phonePad,
  ]

  @Test("Keys lie inside and apart", arguments: boards, types)
  func keysLieInsideApart(_ board: Board, _ type: UIKeyboardType) {
    let view = view(board, type)
    let keys = view.keys
    #expect(keys.count >= 11)
    for (index, key) in keys.enumerated() {
      #expect(view.bounds.contains(key.frame), "\(key)")
      #expect(key.frame.width >= 20 && key.frame.height >= 20, "\(key)")
      for other in keys[..<index] {
        let common = key.frame.intersection(other.frame)
        #expect(common.isNull || common.width < 0.01 || common.height < 0.01, "\(key) \(other)")
      }
    }
  }

  @Test("Every letter has a key that answers there", arguments: boards)
  func letterKeyAnswers(_ board: Board) throws {
    let view = view(board, .default)
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      let frame = try #require(view.frame(ofKey: String(letter)), "\(letter)")
      let key = view.key(at: CGPoint(x: frame.midX, y: frame.midY))
      #expect(key?.role == .character(String(letter)))
      #expect(view.frame(ofKey: letter.uppercased()) == frame)
    }
    #expect(view.frame(ofKey: " ") != nil)
    #expect(view.frame(ofKey: "\n") != nil)
    #expect(view.frame(ofKey: "ß") == nil)
  }

  @Test("Digit pad has all digits", arguments: [UIKeyboardType.numberPad, .decimalPad, .phonePad])
  func digitPadDigits(_ type: UIKeyboardType) {
    let view = view(Self.boards[4], type)
    for digit in 0...9 { #expect(view.frame(ofKey: "\(digit)") != nil, "\(digit)") }
    #expect((view.frame(ofKey: ".") != nil) == (type == .decimalPad))
    #expect(view.frame(of: .delete) != nil)
    #expect(view.frame(ofKey: "a") == nil)
  }

  /// The strip with globe and microphone is the lowest 75 points.
  @Test("Globe and microphone lie in the dock")
  func globeMicrophoneLie() throws {
    let view = view(Self.boards[5], .default)
    let globe = try #require(view.frame(of: .globe))
    let microphone = try #require(view.frame(of: .dictation))
    let space = try #require(view.frame(ofKey: " "))
    #expect(globe.minY > 336 - 75 && microphone.minY > 336 - 75)
    #expect(space.maxY <= 336 - 75)
  }

  @Test("Tapped keys type into the focused field")
  func tappedKeysType() throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    field.returnKeyType = .go
    controller.view.addSubview(field)
    phone.show(controller)
    phone.tap(field)
    phone.advance(by: 1)
    let board = try #require(phone.keyboard.window.subviews.first as? KeyboardView)
    #expect(board.configuration.returnTitle == "go")
    #expect(board.configuration.isShifted)
    func tap(_ frame: CGRect?) throws {
      let frame = try #require(frame)
      phone.tap(
        at: CGPoint(
          x: board.frame.minX + frame.midX, y: board.frame.minY + frame.midY))
    }
    try tap(board.frame(ofKey: "h"))
    #expect(!board.configuration.isShifted)
    try tap(board.frame(ofKey: "i"))
    try tap(board.frame(ofKey: " "))
    try tap(board.frame(ofKey: "x"))
    try tap(board.frame(of: .delete))
    #expect(field.text == "Hi ")
    #expect(field.isFirstResponder)
  }

  /// Apple's reference of `enablesReturnKeyAutomatically`: disabled while there is no text.
  @Test("The return key may wait for text", arguments: [false, true])
  func returnKeyWait(waits: Bool) throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    view.enablesReturnKeyAutomatically = waits
    controller.view.addSubview(view)
    phone.show(controller)
    phone.tap(view)
    phone.advance(by: 1)
    let board = try #require(phone.keyboard.window.subviews.first as? KeyboardView)
    func tapReturn() throws {
      let frame = try #require(board.frame(of: .return))
      phone.tap(
        at: CGPoint(x: board.frame.minX + frame.midX, y: board.frame.minY + frame.midY))
    }
    try tapReturn()
    #expect(view.text == (waits ? "" : "\n"))
    phone.type("a")
    try tapReturn()
    #expect(view.text == (waits ? "a\n" : "\na\n"))
    view.resignFirstResponder()
    phone.advance(by: 1)
  }

  @Test(
    "Keys are those the field asks for",
    arguments: [
      (UIKeyboardType.default, "q", "@"), (.emailAddress, "@", "/"), (.URL, ".com", "@"),
      (.numbersAndPunctuation, "7", "q"), (.twitter, "#", "/"), (.webSearch, ".", "@"),
      (.numberPad, "7", "."), (.decimalPad, ".", "q"),
    ])
  func keysThoseField(
    _ type: UIKeyboardType, _ present: String, _ absent: String
  ) throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    let (other, field) = (UITextField(), UITextField())
    for view in [other, field] { controller.view.addSubview(view) }
    field.keyboardType = type
    phone.show(controller)
    other.becomeFirstResponder()
    phone.advance(by: 1)
    field.becomeFirstResponder()
    phone.advance(by: 1)
    let board = try #require(phone.keyboard.window.subviews.first as? KeyboardView)
    #expect(board.frame(ofKey: present) != nil)
    #expect(board.frame(ofKey: absent) == nil)
    #expect(board.frame.size == phone.keyboardFrame.size)
  }

  @Test("Same frame is drawn the same")
  func sameFrameDrawn() throws {
    func picture() throws -> CGImage {
      let view = view(Self.boards[5], .default)
      view.setNeedsDisplay()
      view.layer.commitTree()
      return try #require(view.layer.contents as? CGImage)
    }
    #expect(try picture().contentID == picture().contentID)
  }

  @Test(
    "Chrome fits the device",
    arguments: [
      ("iPhone 8", StatusBarView.Style.classic), ("iPhone 13", .notch),
      ("iPhone 15", .dynamicIsland), ("iPad Pro 11-inch", .pad),
    ])
  func chromeFitsDevice(_ name: String, _ style: StatusBarView.Style) throws {
    let phone = try Phone(name)
    let views = phone.windowsBackToFront.flatMap(\.subviews)
    let bars = views.compactMap { $0 as? StatusBarView }
    #expect(bars.map(\.style) == [style])
    #expect(
      views.contains { $0 is HomeIndicatorView } == (phone.window.safeAreaInsets.bottom > 0))
    let controller = UIViewController()
    phone.show(controller)
    #expect(phone.tap(at: CGPoint(x: 5, y: 5)) === controller.view)
  }
}
