import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// A delegate that lets a list scroll, and takes the scroll back in the next run-loop turn.
@MainActor
@Suite(.attachingStage) struct TakenBackLaterTests {
  private static let gap: CGFloat = 8

  private final class LatePin: NSObject, UIScrollViewDelegate {
    /// The content offset to which the list returns.
    var start: CGFloat = 0
    /// How many more times the delegate takes a scroll back.
    var timesLeft = Int.max
    private(set) var count = 0

    func scrollViewDidScroll(_ list: UIScrollView) {
      guard list.contentOffset.y != start, count < timesLeft else { return }
      inNextTurn { [self] in
        guard list.contentOffset.y != start, count < timesLeft else { return }
        count += 1
        list.contentOffset.y = start
      }
    }
  }

  /// A screen with a tall scroll view and two text fields near its lower edge.
  @MainActor
  private struct Stage {
    let phone: any TestStage
    let screen = UIViewController()
    let list: UIScrollView
    let upper = UITextField(frame: .zero)
    let lower = UITextField(frame: .zero)
    let pin = LatePin()

    init(_ held: Held, in place: Place = .root) throws {
      phone = try held.make()
      list = UIScrollView(frame: screen.view.bounds)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let height = phone.window.bounds.height
      list.contentSize = CGSize(width: 300, height: height + 500)
      upper.frame = CGRect(x: 20, y: height - 240, width: 200, height: 34)
      lower.frame = CGRect(x: 20, y: height - 180, width: 200, height: 34)
      list.addSubview(upper)
      list.addSubview(lower)
      screen.view.addSubview(list)
      place.show(screen, on: phone)
      pin.start = list.contentOffset.y
      list.delegate = pin
    }

    func focus(_ field: UITextField) {
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
    }

    func expectOnKeyboard(_ field: UITextField, _ what: Comment) {
      let missing = windowFrame(field).maxY + TakenBackLaterTests.gap - phone.keyboardFrame.minY
      #expect(abs(missing) <= 0.5, what)
    }
  }

  @Test(
    "A delegate takes each scroll back in the next turn: the screen is lifted instead",
    .needs([.virtualTime, .rotation]),
    arguments: Held.all, [Place.root, .navigation])
  func eachScroll(held: Held, place: Place) throws {
    for mode in Mode.allCases {
      let stage = try Stage(held, in: place)
      let rest = windowFrame(stage.screen.view)
      mode.serve(stage.screen) {
        stage.focus(stage.lower)
        stage.expectOnKeyboard(stage.lower, "\(mode)")
        stage.phone.type("a")
        stage.phone.advance(by: 0.5)
        stage.expectOnKeyboard(stage.lower, "\(mode), after a letter")
        // The keyboard is at rest now, and no further event comes after the focus.
        stage.focus(stage.upper)
        stage.expectOnKeyboard(stage.upper, "\(mode), in the second field")
        #expect(stage.pin.count <= 4, "\(mode)")
        stage.phone.dismissKeyboard()
        stage.phone.untilKeyboardRests()
        #expect(windowFrame(stage.screen.view) == rest, "\(mode)")
        #expect(stage.list.contentOffset.y == stage.pin.start, "\(mode)")
        #expect(stage.list.contentInset == .zero, "\(mode)")
      }
    }
  }

  @Test("The app takes a scroll back once: the avoider scrolls again and lifts nothing")
  func once() throws {
    let stage = try Stage(Held("iPhone 15"))
    stage.pin.timesLeft = 1
    stage.screen.view.avoidKeyboard(gap: Self.gap)
    stage.focus(stage.lower)
    stage.expectOnKeyboard(stage.lower, "")
    #expect(stage.pin.count == 1)
    #expect(stage.screen.view.frame.minY == 0)
    stage.phone.dismissKeyboard()
    stage.phone.untilKeyboardRests()
    #expect(stage.list.contentOffset.y == stage.pin.start)
  }

  @Test(
    "Only scrolling is allowed and the app undoes each scroll: the explanation says “cannot be shown”"
  )
  func impossible() throws {
    let stage = try Stage(Held("iPhone 15"))
    let avoider = stage.screen.view.avoidKeyboard(by: .scrolling, gap: Self.gap)
    stage.focus(stage.lower)
    #expect(windowFrame(stage.lower).maxY > stage.phone.keyboardFrame.minY)
    #expect(!avoider.explanation.contains("it is shown"), "\(avoider.explanation)")
    #expect(avoider.explanation.contains("cannot be shown"), "\(avoider.explanation)")
    stage.phone.dismissKeyboard()
    stage.phone.untilKeyboardRests()
  }
}
