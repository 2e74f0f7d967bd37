import KeyboardStrut
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// A list whose view controller scrolls to the field, and an avoider that may only lift. The
/// avoider lifts only by the height that is still covered after that scroll.
@MainActor
@Suite(.attachingStage) struct ListLiftingTests {
  typealias List = ListControllerTests.List

  /// Edits the lowest field.
  ///
  /// - Returns: The drawn lower edge of the field in each frame, and the stage while the keyboard
  ///   is up.
  private func edit(
    _ list: List, isServed: Bool
  ) throws -> (edges: [CGFloat], stage: FormStage, field: UITextField) {
    let controller = list.make()
    if isServed { controller.view.avoidKeyboard(by: .lifting) }
    let stage = try FormStage("iPhone 15", controller)
    stage.phone.advance(by: 0.1)
    let view = try #require(controller.view as? UIScrollView)
    let field = try #require(stage.shownFields(in: view).last)
    var edges: [CGFloat] = []
    field.becomeFirstResponder()
    stage.phone.untilKeyboardRests { edges.append(stage.drawnBottom(field)) }
    return (edges, stage, field)
  }

  @Test(
    "A list's view controller scrolls to the field: the avoider lifts the view by at most 8 points",
    arguments: [List.table, .collection])
  func scrolledByController(list: List) throws {
    do {
      let (edges, stage, _) = try edit(list, isServed: false)
      #expect(try #require(edges.last) <= stage.keyboardTop)
      stage.hide()
    }
    let (edges, stage, field) = try edit(list, isServed: true)
    #expect(turns(edges) == 0, "\(edges.map { Int($0) })")
    #expect(stage.frame(field).maxY <= stage.keyboardTop)
    #expect(-8...0 ~= stage.view.frame.minY, "\(stage.explanation)")
    stage.hide()
    #expect(stage.view.frame.minY == 0)
  }

  /// A screen whose scroll view shrinks at `keyboardWillShow`, as a popover does.
  private final class ShrinkingScreen: UIViewController {
    let list = UIScrollView(frame: .zero)
    let field = UITextField(frame: CGRect(x: 20, y: 600, width: 300, height: 34))
    private var token: (any NSObjectProtocol)?

    override func viewDidLoad() {
      list.frame = view.bounds
      list.contentSize = CGSize(width: 393, height: 1500)
      list.addSubview(field)
      view.addSubview(list)
      token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.list.frame.size.height = 400 } }
    }

    isolated deinit { token.map(NotificationCenter.default.removeObserver) }
  }

  @Test(
    "The app shrinks a scroll view at keyboardWillShow: the screen is not lifted",
    .needs(.systemKeyboard),
    arguments: [KeyboardAvoider.Methods.lifting, .scrolling])
  func cutOffByRoom(means: KeyboardAvoider.Methods) throws {
    let screen = ShrinkingScreen()
    screen.loadViewIfNeeded()
    let avoider = screen.view.avoidKeyboard(by: means)
    let stage = try FormStage("iPhone 15", screen)
    stage.phone.advance(by: 0.1)
    var edges: [CGFloat] = []
    screen.field.becomeFirstResponder()
    stage.phone.untilKeyboardRests { edges.append(stage.drawnBottom(screen.field)) }
    #expect(turns(edges) == 0, "\(edges.map { Int($0) })")
    #expect(stage.frame(screen.field).maxY <= 400)
    #expect(screen.view.frame.minY == 0, "\(avoider.explanation)")
    stage.hide()
  }

  private func turns(_ edges: [CGFloat]) -> Int {
    let steps = zip(edges.dropFirst(), edges).map { $0 - $1 }.filter { abs($0) > 0.5 }
    return zip(steps.dropFirst(), steps).count { ($0 < 0) != ($1 < 0) }
  }

  @Test(
    "A list's view controller does not scroll to the focused field: the avoider lifts the list",
    arguments: [List.forgetfulTable, .forgetfulCollection])
  func lifted(list: List) throws {
    let (_, stage, field) = try edit(list, isServed: true)
    #expect(stage.frame(field).maxY <= stage.keyboardTop - 8)
    stage.hide()
    #expect(stage.view.frame.minY == 0)
  }
}
