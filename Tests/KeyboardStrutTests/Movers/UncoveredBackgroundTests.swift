import ScreenTesting
import Testing

@testable import KeyboardStrut

/// The area below a lifted screen, while the keyboard does not cover that area.
@MainActor
@Suite(.attachingStage) struct UncoveredBackgroundTests {
  private func lifted(
    _ device: String, color: UIColor?, isInContainer: Bool = false
  ) throws -> (phone: any TestStage, screen: UIViewController, field: UITextField) {
    let phone = try Stages.make(device)
    let (screen, field) = frameScreen()
    screen.view.backgroundColor = color
    let list = UIScrollView(frame: CGRect(x: 0, y: 80, width: 300, height: 200))
    list.contentSize = CGSize(width: 300, height: 900)
    list.keyboardDismissMode = .interactive
    screen.view.addSubview(list)
    phone.show(isInContainer ? UINavigationController(rootViewController: screen) : screen)
    phone.window.backgroundColor = .black
    screen.view.avoidKeyboard(by: .lifting, gap: 8)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    return (phone, screen, field)
  }

  #if canImport(Phone)
    /// Returns the pixel 4 points from the screen's left edge and `edge` points above its lower
    /// edge. The keyboard's window is not drawn.
    private func pixel(of phone: any TestStage, above edge: CGFloat) throws -> UInt32 {
      let image = try #require(phone.simulated.snapshot())
      let scale = CGFloat(image.width) / phone.window.bounds.width
      let y = (phone.window.bounds.height - edge) * scale
      return image.pixel(x: Int(4 * scale), y: Int(y))
    }
  #endif

  #if canImport(Phone)
    @Test(
      "The user drags the keyboard down: the gap below the lifted screen has the screen's color",
      .needs([.touches, .worlds]),
      arguments: ["iPhone 15", "iPhone SE (3rd generation)"])
    func dragged(device: String) throws {
      let (phone, screen, _) = try lifted(device, color: .green)
      #expect(screen.view.frame.minY < 0)
      let top = phone.keyboardFrame.minY
      var pixels: Set<UInt32> = []
      let visible = try pixel(of: phone, above: phone.window.bounds.height - 300)
      phone.dragKeyboard(by: 0.9, dismissing: true) {
        guard phone.keyboardFrame.minY > top + 20 else { return }
        let uncovered = phone.window.bounds.height - top - 10
        if let pixel = try? self.pixel(of: phone, above: uncovered) { pixels.insert(pixel) }
      }
      #expect(pixels == [visible])
      phone.untilKeyboardRests()
      #expect(screen.view.frame.minY == 0)
      #expect(screen.view.backdrops.isEmpty)
    }
  #endif

  @Test(
    "A lifted screen moves back down: the layer that fills the gap below is removed at the end",
    arguments: [false, true])
  func hide(isInContainer: Bool) throws {
    let (phone, screen, field) = try lifted(
      "iPhone 15", color: .green, isInContainer: isInContainer)
    #expect(screen.view.backdrops.count == 1)
    field.resignFirstResponder()
    phone.advance(by: 0.1)
    #expect(screen.view.backdrops.count == 1)
    phone.untilKeyboardRests()
    #expect(screen.view.backdrops.isEmpty)
    #expect(!screen.view.subviews.contains { $0 is LiftRestoringView })
  }

  @Test(
    "A screen moving down is lifted again: the layer that fills the gap below the screen remains")
  func again() throws {
    let (phone, screen, field) = try lifted("iPhone 15", color: .green)
    field.resignFirstResponder()
    phone.advance(by: 0.1)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    let backdrop = try #require(screen.view.backdrops.first)
    #expect(screen.view.backdrops.count == 1)
    #expect(backdrop.backgroundColor.map { UIColor(cgColor: $0) } == .green)
  }

  @Test(
    "A lifted screen has a translucent background: no layer fills the gap below the screen",
    arguments: [nil, 0.5])
  func transparent(alpha: CGFloat?) throws {
    let color = alpha.map { UIColor.green.withAlphaComponent($0) }
    let (_, screen, _) = try lifted("iPhone 15", color: color)
    #expect(screen.view.frame.minY < 0 && screen.view.backdrops.isEmpty)
  }

  @Test(
    "A card that ended above the window's bottom is lifted: no layer fills the gap below the card")
  func card() throws {
    let phone = try Stages.make("iPhone 15")
    let (root, card) = (UIViewController(), UIViewController())
    phone.show(root)
    let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 34))
    root.addChild(card)
    card.view.frame = CGRect(x: 20, y: 200, width: 353, height: 480)
    card.view.backgroundColor = .green
    card.view.addSubview(field)
    root.view.addSubview(card.view)
    card.didMove(toParent: root)
    card.view.avoidKeyboard(by: .lifting, gap: 8)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(card.view.frame.minY < 200)
    #expect(card.view.backdrops.isEmpty)
  }
}

extension UIView {
  fileprivate var backdrops: [CALayer] {
    (layer.sublayers ?? []).filter { $0.name == "KeyboardStrut.backdrop" }
  }
}
