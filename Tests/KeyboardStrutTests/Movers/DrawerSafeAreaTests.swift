import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// Drawers at the lower edge of a screen. Their content moves down when a lifted drawer enters the
/// safe area at the top of the screen, because it is pinned to the drawer's safe area.
@MainActor
@Suite(.attachingStage) struct DrawerSafeAreaTests {
  private static let gap: CGFloat = 8

  /// The view controller in the drawer. The app places the drawer by its frame or by constraints.
  enum Drawer: CaseIterable { case child, navigation, constrained }

  /// The content, all of it at fixed distances from the top of the drawer's safe area.
  enum Content: CaseIterable { case field, textView, fieldInFixedList }

  /// Adds a drawer to `outer` that shows `screen`.
  ///
  /// - Parameter part: The height of the drawer, as a fraction of the height of the screen.
  private static func add(
    _ screen: UIViewController, as drawer: Drawer, part: CGFloat, to outer: UIViewController
  ) {
    let bounds: CGRect = outer.view.bounds
    let child =
      drawer == .navigation ? UINavigationController(rootViewController: screen) : screen
    outer.addChild(child)
    child.view.frame =
      bounds.divided(atDistance: (bounds.height * part).rounded(), from: .maxYEdge).slice
    outer.view.addSubview(child.view)
    if drawer == .constrained {
      child.view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        child.view.leadingAnchor.constraint(equalTo: outer.view.leadingAnchor),
        child.view.trailingAnchor.constraint(equalTo: outer.view.trailingAnchor),
        child.view.bottomAnchor.constraint(equalTo: outer.view.bottomAnchor),
        child.view.heightAnchor.constraint(equalTo: outer.view.heightAnchor, multiplier: part),
      ])
    }
    child.didMove(toParent: outer)
  }

  /// Adds the content to a drawer, and returns its input.
  ///
  /// - Parameter distance: The distance from the input to the lower end of the drawer's safe area.
  private static func add(
    _ content: Content, to view: UIView, distance: CGFloat
  ) -> any UIView & UITextInput {
    let room = view.bounds.height - view.safeAreaInsets.top - view.safeAreaInsets.bottom
    let input: any UIView & UITextInput
    var pinned: UIView
    if content == .textView {
      let text = UITextView(frame: .zero)
      text.isScrollEnabled = false
      (input, pinned) = (text, text)
    } else {
      let field = UITextField(frame: CGRect(x: 20, y: room - distance, width: 200, height: 34))
      (input, pinned) = (field, field)
    }
    if content == .fieldInFixedList {
      let list = UIScrollView(frame: .zero)
      list.contentSize = CGSize(width: 300, height: room)
      list.isScrollEnabled = false
      list.addSubview(input)
      pinned = list
    }
    pinned.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pinned)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate(
      [
        pinned.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        pinned.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ]
        + (content == .fieldInFixedList
          ? [
            pinned.topAnchor.constraint(equalTo: view.topAnchor),
            pinned.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          ]
          : [
            pinned.topAnchor.constraint(equalTo: safe.topAnchor, constant: room - distance),
            pinned.heightAnchor.constraint(equalToConstant: 34),
          ]))
    return input
  }

  @Test(
    "An input near a drawer's bottom rises above the keyboard, and after editing is where it was",
    .needs([.virtualTime, .rotation]),
    arguments: Drawer.allCases, Content.allCases)
  func pinned(drawer: Drawer, content: Content) throws {
    for held in [Held.phones[0], Held.phones[1], .pad] {
      for part in [0.6, 0.65, 0.7, 0.8] as [CGFloat] {
        for (mode, distance) in [(Mode.explicit, 60), (.automatic, 60), (.explicit, 140)]
          as [(Mode, CGFloat)]
        {
          let phone = try held.make()
          let (outer, screen) = (UIViewController(), UIViewController())
          phone.show(outer)
          Self.add(screen, as: drawer, part: part, to: outer)
          phone.advance(by: 0.3)
          let input = Self.add(content, to: screen.view, distance: distance)
          phone.advance(by: 0.3)
          let rest = [input, screen.view].map(windowFrame)
          mode.serve(screen) {
            input.becomeFirstResponder()
            phone.untilKeyboardRests()
            let report = Keyboard.avoider(serving: input)?.explanation ?? ""
            let what: Comment = "\(held) \(part) \(mode) \(distance) \(report)"
            let room = phone.keyboardFrame.minY - windowFrame(input).maxY
            #expect(room >= Self.gap - 0.5, what)
            phone.dismissKeyboard()
            phone.untilKeyboardRests()
            #expect([input, screen.view].map(windowFrame) == rest, what)
          }
        }
      }
    }
  }
}
