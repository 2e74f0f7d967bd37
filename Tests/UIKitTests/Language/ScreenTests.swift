import Phone
import Testing

/// What apps ask without a view at hand.
@MainActor
@Suite struct ScreenTests {
  @Test("The main screen is the phone's, before and after it turns")
  func mainScreen() throws {
    let phone = try Phone("iPhone 15")
    #expect(UIScreen.main === phone.screen)
    #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
    phone.show(UIViewController())
    phone.rotate(to: .landscape)
    phone.advance(by: 1)
    #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
  }

  @Test(
    "A device knows its idiom",
    arguments: [("iPhone 15", UIUserInterfaceIdiom.phone), ("iPad Pro 11-inch", .pad)])
  func idiom(name: String, idiom: UIUserInterfaceIdiom) throws {
    _ = try Phone(name)
    #expect(UIDevice.current.userInterfaceIdiom == idiom)
    #expect(UIDevice.current.model == (idiom == .pad ? "iPad" : "iPhone"))
  }

  @Test("A window made without a frame has the screen's size and no scene")
  func windows() throws {
    let phone = try Phone("iPhone 15")
    let window = UIWindow()
    #expect(window.frame == phone.screen.bounds)
    #expect(window.windowScene == nil)
    #expect(window.isHidden)
    #expect(UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 20)).bounds.width == 10)
  }
}
