import Phone
import Testing

/// The margins of controllers' views (useyourloaf, "Changing Root View Layout Margins").
@MainActor
@Suite struct RootMarginTests {
  @Test(
    "A controller's view has the system's margins at its sides, none above and below",
    arguments: [("iPhone 8", CGFloat(16)), ("iPad Pro 11-inch", 20)])
  func defaults(device: String, side: CGFloat) throws {
    let phone = try Phone(device)
    let controller = UIViewController()
    let plain = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    controller.view.addSubview(plain)
    phone.show(controller)
    let insets = controller.view.safeAreaInsets
    #expect(controller.systemMinimumLayoutMargins.leading == side)
    #expect(
      controller.view.layoutMargins
        == UIEdgeInsets(
          top: insets.top, left: insets.left + side, bottom: insets.bottom,
          right: insets.right + side))
    #expect(plain.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("The app's margins count from the system's minimum on, unless it is not respected")
  func own() throws {
    let phone = try Phone("iPhone 8")
    let controller = UIViewController()
    phone.show(controller)
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 10, bottom: 0, trailing: 40)
    controller.view.insetsLayoutMarginsFromSafeArea = false
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 5, left: 16, bottom: 0, right: 40))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 40))
  }

  @Test("A wider size class widens the margins and moves what is laid out by them")
  func sizeClass() throws {
    let phone = try Phone("iPad Pro 11-inch")
    let controller = UIViewController()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(child)
    let guide = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 10),
    ])
    phone.show(controller)
    #expect(child.frame.minX == 20)
    phone.resizeScene(to: .slideOver)
    #expect(child.frame.minX == 16)
  }

  // useyourloaf, "Readable Content Guides": 672 of 1024 points on an iPad.
  @Test("Lines on a tablet are at most 672 points wide")
  func readableWidth() throws {
    let phone = try Phone("iPad Pro 11-inch", .landscape)
    let controller = UIViewController()
    let guide = controller.view.readableContentGuide
    let text = UIView()
    text.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      text.topAnchor.constraint(equalTo: guide.topAnchor),
      text.heightAnchor.constraint(equalToConstant: 10),
    ])
    phone.show(controller)
    #expect(text.frame.width == 672)
    #expect(text.center.x == controller.view.bounds.midX)
  }
}
