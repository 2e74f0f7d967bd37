import Testing
import UIKit

@MainActor
@Suite struct HierarchyTests {
  /// Writes down what it is told.
  final class Witness: UIView {
    var log: [String] = []
    override func willMove(toSuperview view: UIView?) { log.append("will super \(view != nil)") }
    override func didMoveToSuperview() { log.append("did super \(superview != nil)") }
    override func willMove(toWindow window: UIWindow?) {
      log.append("will window \(window != nil)")
    }
    override func didMoveToWindow() { log.append("did window \(window != nil)") }
  }

  @Test("Callbacks when entering and leaving a window")
  func callbacksEnteringLeaving() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Witness(frame: .zero)
    window.addSubview(view)
    #expect(
      view.log == ["will super true", "will window true", "did window true", "did super true"])
    view.log = []
    view.removeFromSuperview()
    #expect(
      view.log == ["will super false", "will window false", "did window false", "did super false"])
  }

  @Test("Moving within one window does not leave it")
  func movingWithinWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second) = (UIView(), UIView())
    window.addSubview(first)
    window.addSubview(second)
    let view = Witness(frame: .zero)
    first.addSubview(view)
    view.log = []
    second.addSubview(view)
    #expect(view.log == ["will super true", "did super true"])
    #expect(first.subviews.isEmpty)
  }

  @Test("Order of subviews and layers agree")
  func orderSubviewsLayers() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    parent.addSubview(views[0])
    parent.addSubview(views[2])
    parent.insertSubview(views[1], aboveSubview: views[0])
    parent.insertSubview(views[3], at: 0)
    func order() -> [Int] { parent.subviews.map { view in views.firstIndex { $0 === view }! } }
    #expect(order() == [3, 0, 1, 2])
    parent.bringSubviewToFront(views[3])
    #expect(order() == [0, 1, 2, 3])
    parent.sendSubviewToBack(views[2])
    #expect(order() == [2, 0, 1, 3])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order() == [3, 0, 1, 2])
    #expect(
      parent.layer.sublayers?.map(ObjectIdentifier.init)
        == parent.subviews.map { ObjectIdentifier($0.layer) })
  }

  @Test("A view is freed with its superview")
  func viewFreedSuperview() {
    weak var weakChild: UIView?
    do {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView()
      parent.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      child.widthAnchor.constraint(equalToConstant: 10).isActive = true
      child.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor).isActive =
        true
      parent.layoutIfNeeded()
      weakChild = child
    }
    #expect(weakChild == nil)
  }

  static nonisolated let masks: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(x: 10, y: 10, width: 20, height: 20)),
    (.flexibleWidth, CGRect(x: 10, y: 10, width: 120, height: 20)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 20, height: 20)),
    (.flexibleRightMargin, CGRect(x: 10, y: 10, width: 20, height: 20)),
    (
      [.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 22.5, y: 10, width: 20, height: 20)
    ),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 120, height: 70)),
    (.flexibleTopMargin, CGRect(x: 10, y: 60, width: 20, height: 20)),
  ]

  @Test("Struts and springs", arguments: masks)
  func strutsSprings(mask: UIView.AutoresizingMask, expected: CGRect) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 150)
    #expect(child.frame == expected, "\(mask.rawValue)")
  }

  @Test("Subviews keep their order in front of the app's layer")
  func ownLayer() {
    let (view, first, last) = (UIView(), UIView(), UIView())
    let own = CALayer()
    view.addSubview(first)
    view.layer.insertSublayer(own, at: 0)
    view.addSubview(last)
    let middle = UIView()
    view.insertSubview(middle, at: 1)
    #expect(view.subviews == [first, middle, last])
    #expect(view.layer.sublayers == [own, first.layer, middle.layer, last.layer])
  }
}
