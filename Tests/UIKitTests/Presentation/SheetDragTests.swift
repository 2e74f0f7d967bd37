import KeyboardSimulation
import Phone
import Testing

/// A finger on a sheet. The numbers are those of sheet interaction tests run on iOS 26.1, 393 ×
/// 852 points (github.com/Vercantez/openuikit).
@MainActor
@Suite struct SheetDragTests {
  @MainActor
  private final class Stage: NSObject, UISheetPresentationControllerDelegate {
    let phone: Phone
    let presenter = UIViewController()
    let screen = UIViewController()
    let sheet: UISheetPresentationController
    var heard: [String] = []
    var mayDismiss = true

    init(
      _ detents: [UISheetPresentationController.Detent], content: UIView? = nil,
      _ system: SimulatedSystem = .iOS26
    ) throws {
      phone = Phone(try SimulatedDeviceConfiguration("iPhone 15", .portrait, system: system))
      phone.show(presenter)
      sheet = try #require(screen.sheetPresentationController)
      super.init()
      sheet.detents = detents
      sheet.delegate = self
      if let content { screen.view.addSubview(content) }
      presenter.present(screen, animated: false)
      phone.settle()
    }

    func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool { mayDismiss }
    func presentationControllerWillDismiss(_: UIPresentationController) { heard.append("will") }
    func presentationControllerDidDismiss(_: UIPresentationController) { heard.append("did") }
    func presentationControllerDidAttemptToDismiss(_: UIPresentationController) {
      heard.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) { heard.append(sheet.selectedDetentIdentifier?.rawValue ?? "nil") }

    /// In the window.
    var frame: CGRect { screen.view.convert(screen.view.bounds, to: nil as UIView?) }
    var dim: CGFloat { sheet.containerView?.subviews.first?.alpha ?? -1 }

    /// Drags from a point of the sheet, slop included, and lets go at rest.
    func drag(by distance: CGFloat, from start: CGPoint = CGPoint(x: 200, y: 600)) {
      phone.drag(
        from: start, to: CGPoint(x: start.x, y: start.y + distance), duration: 0.5, rest: 0.3)
    }
  }

  private nonisolated static func height(_ value: CGFloat) -> UISheetPresentationController.Detent {
    MainActor.assumeIsolated { .custom { _ in value } }
  }

  @Test("Between detents a drag resizes the sheet, its lower edge pinned, without a scale")
  func resizing() throws {
    let stage = try Stage([.medium(), .large()])
    #expect(stage.screen.view.bounds.height == 459)
    let start = CGPoint(x: 200, y: 600)
    stage.phone.touchDown(at: start)
    var heights: [CGFloat] = []
    // 240 points upwards in all; the first 10 only make it a drag.
    for travel in [52, 112, 168, 228, 240] as [CGFloat] {
      stage.phone.advance(by: 0.1)
      stage.phone.touchMove(to: CGPoint(x: 200, y: 600 - travel))
      heights.append(stage.screen.view.bounds.height)
      #expect(stage.frame.maxY == 852 && stage.frame.width == 393, "\(stage.frame)")
      #expect(stage.dim == 1)
    }
    #expect(heights == [501, 561, 617, 677, 689])
    stage.phone.advance(by: 0.2)
    stage.phone.touchUp()
    stage.phone.advance(by: 1)
    #expect(stage.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(stage.heard == ["com.apple.UIKit.large"])
  }

  @Test("Nothing stretches above the highest detent")
  func noRubberBand() throws {
    let stage = try Stage([.large()])
    stage.phone.touchDown(at: CGPoint(x: 200, y: 600))
    stage.phone.advance(by: 0.1)
    stage.phone.touchMove(to: CGPoint(x: 200, y: 300))
    #expect(stage.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    stage.phone.touchUp()
  }

  @Test(
    "A sheet goes when it has been moved by more than half of its height",
    arguments: [(793, 370, false), (793, 398, true), (400, 170, false), (400, 210, true)])
  func distances(height: Int, offset: Int, goes: Bool) throws {
    let stage = try Stage([Self.height(CGFloat(height - 34))], .iOS26)
    #expect(stage.screen.view.bounds.height == CGFloat(height))
    stage.drag(by: CGFloat(offset + 10), from: CGPoint(x: 200, y: 852 - CGFloat(height) + 30))
    stage.phone.advance(by: 1)
    #expect((stage.presenter.presentedViewController == nil) == goes)
    #expect(stage.heard == (goes ? ["will", "did"] : []))
  }

  @Test("A sheet goes when it is thrown at 1000 points per second", arguments: [975, 1010])
  func throwing(speed: Int) throws {
    let stage = try Stage([.large()])
    stage.phone.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 300 + CGFloat(speed) * 0.2),
      duration: 0.2)
    stage.phone.advance(by: 1)
    #expect((stage.presenter.presentedViewController == nil) == (speed >= 1000))
  }

  @Test("The dim thins out with a dismissing drag")
  func dim() throws {
    let stage = try Stage([.large()])
    stage.phone.touchDown(at: CGPoint(x: 200, y: 300))
    stage.phone.advance(by: 0.1)
    stage.phone.touchMove(to: CGPoint(x: 200, y: 510))
    #expect(stage.frame.minY == 259)
    #expect(abs(stage.dim - (1 - 200.0 / 793)) < 0.001)
    stage.phone.advance(by: 0.2)
    stage.phone.touchUp()
    stage.phone.advance(by: 1)
    #expect(stage.dim == 1)
  }

  @Test("A sheet that returns settles on a critically damped spring with ω = √(1000/3)")
  func settling() throws {
    let stage = try Stage([.large()])
    stage.drag(by: 210, from: CGPoint(x: 200, y: 300))
    let omega = (1000.0 / 3).squareRoot()
    let card = try #require(stage.sheet.presentedView)
    var heights: [CGFloat] = []
    stage.phone.advance(by: 10 / 60.0) {
      heights.append((card.layer.presentation() ?? card.layer).frame.minY)
    }
    for (frame, y) in heights.enumerated() {
      let time = Double(frame + 1) / 60
      let left = 200 * (1 + omega * time) * exp(-omega * time)
      #expect(abs(Double(y) - 59 - left) < 3, "\(frame): \(y)")
    }
  }

  @Test("A sheet that must stay follows the finger and springs back", arguments: [false, true])
  func modal(byDelegate: Bool) throws {
    let stage = try Stage([.large()])
    stage.screen.isModalInPresentation = !byDelegate
    stage.mayDismiss = !byDelegate
    stage.phone.touchDown(at: CGPoint(x: 200, y: 100))
    stage.phone.advance(by: 0.1)
    stage.phone.touchMove(to: CGPoint(x: 200, y: 610))
    #expect(stage.frame.minY == 559)
    stage.phone.advance(by: 0.2)
    stage.phone.touchUp()
    stage.phone.advance(by: 1)
    #expect(stage.frame.minY == 59)
    #expect(stage.heard == ["attempt"])
  }

  @Test("Content at its top hands a drag downwards to the sheet, and scrolls upwards")
  func scrollContent() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 793))
    scroll.contentSize = CGSize(width: 393, height: 3000)
    let stage = try Stage([.large()], content: scroll)
    let top = scroll.contentOffset.y
    stage.phone.touchDown(at: CGPoint(x: 200, y: 300))
    stage.phone.advance(by: 0.1)
    stage.phone.touchMove(to: CGPoint(x: 200, y: 410))
    #expect(stage.frame.minY == 159)
    #expect(scroll.contentOffset.y == top)
    stage.phone.advance(by: 0.2)
    stage.phone.touchUp()
    stage.phone.advance(by: 1)
    stage.drag(by: -110)
    #expect(stage.frame.minY == 59)
    #expect(scroll.contentOffset.y == top + 100)
    // Scrolled content keeps a drag downwards.
    stage.phone.advance(by: 1)
    stage.drag(by: 60)
    #expect(stage.frame.minY == 59)
    #expect(scroll.contentOffset.y < top + 100)
  }

  @Test("A drag upwards makes the sheet higher before its content scrolls, unless told otherwise")
  func expansion() throws {
    for expands in [true, false] {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
      scroll.contentSize = CGSize(width: 393, height: 3000)
      let stage = try Stage([.medium(), .large()], content: scroll)
      stage.sheet.prefersScrollingExpandsWhenScrolledToEdge = expands
      let top = scroll.contentOffset.y
      stage.drag(by: -300)
      stage.phone.advance(by: 1)
      #expect((stage.frame.minY == 59) == expands, "\(expands): \(stage.frame)")
      #expect((scroll.contentOffset.y == top) == expands)
    }
  }
}
