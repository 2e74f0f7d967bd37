import KeyboardSimulation
import Phone
import Testing

/// Where sheets lie, as measured on iOS 26.1 and as relations elsewhere.
@MainActor
@Suite struct SheetFrameTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    /// The detent's value; nil for the medium detent.
    var value: CGFloat?
    var frame: CGRect
    var bottom: CGFloat
    var testDescription: String { name }

    init(
      _ value: CGFloat?, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, _ bottom: CGFloat
    ) {
      name = value.map { "\($0)" } ?? "medium"
      self.value = value
      frame = CGRect(x: x, y: y, width: w, height: h)
      self.bottom = bottom
    }
  }

  // github.com/Vercantez/openuikit, fixtures/realapp/detents_ios.json: iOS 26.1 simulator, 393 ×
  // 852 points, safe area 59 above and 34 below; the frame of the presented view in the window.
  private nonisolated static let measured = [
    Case(10_000, 0, 59, 393, 793, 34),
    Case(759, 0, 59, 393, 793, 34),
    Case(700, 8, 139.883, 377, 704.117, 34),
    Case(600, 8, 235.812, 377, 608.188, 34),
    Case(500, 8, 331.740, 377, 512.260, 34),
    Case(nil, 8, 403.687, 377, 440.313, 34),
    Case(400, 8, 427.669, 377, 416.331, 34),
    Case(300, 8, 523.598, 377, 320.402, 34),
    Case(288, 8, 535.109, 377, 308.891, 34),
    Case(200, 8, 619.527, 377, 224.473, 34),
    Case(144, 9.622, 705.429, 373.757, 136.949, 31.333),
    Case(100, 21.514, 741.435, 349.973, 89.052, 11),
    Case(10, 28, 815.425, 337, 8.575, 0),
  ]

  private func show(
    _ controller: UIViewController, _ detents: [UISheetPresentationController.Detent],
    on device: String = "iPhone 15", _ system: SimulatedSystem
  ) throws -> Phone {
    let phone = Phone(try SimulatedDeviceConfiguration(device, .portrait, system: system))
    let presenter = UIViewController()
    phone.show(presenter)
    controller.sheetPresentationController?.detents = detents
    presenter.present(controller, animated: false)
    phone.settle()
    return phone
  }

  @Test("On iOS 26 a sheet lies where it was measured, at every detent", arguments: measured)
  func measuredFrames(row: Case) throws {
    let controller = UIViewController()
    let detent = row.value.map { value in
      UISheetPresentationController.Detent.custom { _ in value }
    }
    let phone = try show(controller, [detent ?? .medium()], .iOS26)
    let view: UIView = controller.view
    let shown = view.convert(view.bounds, to: nil as UIView?)
    let distance = max(
      abs(shown.minX - row.frame.minX), abs(shown.minY - row.frame.minY),
      abs(shown.width - row.frame.width), abs(shown.height - row.frame.height))
    #expect(distance < 0.002, "\(shown)")
    #expect(abs(view.safeAreaInsets.bottom - row.bottom) < 0.001)
    #expect(view.safeAreaInsets.top == 0)
    // The smaller size is a transform: layout happens at full width.
    #expect(view.bounds.width == 393)
    let sheet = try #require(controller.sheetPresentationController)
    let asked = sheet.frameOfPresentedViewInContainerView
    #expect(abs(asked.minY - row.frame.minY) < 0.002 && abs(asked.width - row.frame.width) < 0.002)
    withExtendedLifetime(phone) {}
  }

  @Test("On iOS 26 the largest value is the height between the safe area's edges")
  func largestValue() throws {
    let controller = UIViewController()
    var value: CGFloat = 0
    let detent = UISheetPresentationController.Detent.custom { context in
      value = context.maximumDetentValue
      return value
    }
    _ = try show(controller, [detent], .iOS26)
    #expect(value == CGFloat(852 - 59 - 34))
  }

  @Test(
    "Before iOS 26 a sheet is attached to the lower edge, in its full width",
    arguments: [SimulatedSystem.iOS15, .iOS16, .iOS17, .iOS18], [10 as CGFloat, 144, 300, 500])
  func attachedSheets(system: SimulatedSystem, value: CGFloat) throws {
    let controller = UIViewController()
    _ = try show(controller, [.custom { _ in value }], system)
    let view: UIView = controller.view
    let shown = view.convert(view.bounds, to: nil as UIView?)
    #expect(shown == CGRect(x: 0, y: 852 - 34 - value, width: 393, height: value + 34))
    #expect(view.safeAreaInsets.bottom == 34)
  }

  @Test(
    "On other screens a sheet keeps its distances from the edges",
    arguments: ["iPhone SE (3rd generation)", "iPhone 15 Plus", "iPhone 16 Pro"])
  func otherScreens(device: String) throws {
    let controller = UIViewController()
    let phone = try show(controller, [.custom { _ in 300 }], on: device, .iOS26)
    let screen = phone.screen.bounds
    let view: UIView = controller.view
    let shown = view.convert(view.bounds, to: nil as UIView?)
    #expect(abs(shown.minX - 8) < 0.001 && abs(screen.maxX - shown.maxX - 8) < 0.001, "\(shown)")
    #expect(abs(screen.maxY - shown.maxY - 8) < 0.001, "\(shown)")
    #expect(abs(view.bounds.height - 300 - view.safeAreaInsets.bottom) < 0.001)
  }

  @Test("A rectangle inside a sheet that floats is smaller on screen by the sheet's scale")
  func scaledContent() throws {
    let controller = UIViewController()
    let label = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    controller.view.addSubview(label)
    _ = try show(controller, [.medium()], .iOS26)
    let shown = label.convert(label.bounds, to: nil as UIView?)
    #expect(abs(shown.width - 100 * 377 / 393) < 0.001)
    #expect(abs(shown.minX - (8 + 20 * 377 / 393)) < 0.001)
  }

  @Test("Detents are kept by identifier, and one that resolves to nil is off")
  func identifiers() throws {
    let controller = UIViewController()
    let sheet = try #require(controller.sheetPresentationController)
    typealias Identifier = UISheetPresentationController.Detent.Identifier
    sheet.selectedDetentIdentifier = Identifier("high")
    let phone = try show(
      controller,
      [
        .custom(identifier: Identifier("off")) { _ in nil },
        .custom(identifier: Identifier("low")) { _ in 200 },
        .custom(identifier: Identifier("high")) { _ in 500 },
      ], .iOS18)
    #expect(controller.view.bounds.height == 534)
    sheet.animateChanges { sheet.selectedDetentIdentifier = Identifier("off") }
    phone.advance(by: 1)
    #expect(controller.view.bounds.height == 234)
    sheet.selectedDetentIdentifier = Identifier("high")
    phone.settle()
    #expect(controller.view.bounds.height == 534, "without animateChanges it is there at once")
  }

  @Test("The grabber is 36 by 5 points, 5 below the top, and hidden by default")
  func grabber() throws {
    let controller = UIViewController()
    let phone = try show(controller, [.medium()], .iOS26)
    let sheet = try #require(controller.sheetPresentationController)
    let card = try #require(sheet.presentedView)
    let grabber = try #require(card.subviews.last)
    #expect(grabber.isHidden)
    sheet.prefersGrabberVisible = true
    phone.settle()
    #expect(!grabber.isHidden)
    #expect(grabber.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
    #expect(grabber.layer.cornerRadius == 2.5)
  }

  @Test("A sheet darkens what lies behind it by a fifth, unless its detent is one that does not")
  func dimming() throws {
    let controller = UIViewController()
    let sheet = try #require(controller.sheetPresentationController)
    sheet.largestUndimmedDetentIdentifier = .medium
    let phone = try show(controller, [.medium(), .large()], .iOS26)
    let dim = try #require(sheet.containerView?.subviews.first)
    #expect(dim.alpha == 0)
    let below = try #require(phone.window.rootViewController?.view)
    #expect(phone.touchDown(at: CGPoint(x: 200, y: 200)) === below)
    phone.touchUp()
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    phone.advance(by: 1)
    #expect(dim.alpha == 1 && dim.backgroundColor == UIColor(white: 0, alpha: 0.2))
    #expect(phone.touchDown(at: CGPoint(x: 200, y: 30)) !== below)
    phone.touchUp()
  }
}
