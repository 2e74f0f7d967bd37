import Testing
import UIKit

/// Numbers recorded from Apple's UIKit (uikit-recorded.json, "autolayout"). Tolerance half a point:
/// the recordings were made on Catalyst, which rounds origins to whole points.
@MainActor
@Suite struct RecordedAutoLayoutTests {
  @Test func chain() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    let v = (0..<5).map { _ in root.addConstrained() }
    NSLayoutConstraint.activate([
      v[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      v[1].leadingAnchor.constraint(equalTo: v[0].trailingAnchor, constant: 8),
      v[2].leadingAnchor.constraint(equalTo: v[1].trailingAnchor, constant: 8),
      v[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      v[1].widthAnchor.constraint(equalTo: v[0].widthAnchor),
      v[2].widthAnchor.constraint(equalTo: v[0].widthAnchor),
      v[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      v[1].topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      v[2].topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      v[0].heightAnchor.constraint(equalToConstant: 60),
      v[1].heightAnchor.constraint(equalTo: v[0].heightAnchor),
      v[2].heightAnchor.constraint(equalTo: v[0].heightAnchor),
      v[3].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      v[4].leadingAnchor.constraint(equalTo: v[3].trailingAnchor, constant: 10),
      v[4].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      v[4].widthAnchor.constraint(equalTo: v[3].widthAnchor, multiplier: 2),
      v[3].topAnchor.constraint(equalTo: v[0].bottomAnchor, constant: 24),
      v[4].topAnchor.constraint(equalTo: v[3].topAnchor),
      v[3].heightAnchor.constraint(equalToConstant: 48),
      v[4].heightAnchor.constraint(equalTo: v[3].heightAnchor),
    ])
    root.layoutIfNeeded()
    let recorded: [CGRect] = [
      CGRect(x: 12, y: 20, width: 93.5, height: 60), CGRect(x: 113, y: 20, width: 93.5, height: 60),
      CGRect(x: 215, y: 20, width: 93.5, height: 60),
      CGRect(x: 12, y: 104, width: 95.5, height: 48),
      CGRect(x: 117, y: 104, width: 190.5, height: 48),
    ]
    for (view, frame) in zip(v, recorded) { expectNear(view.frame, frame) }
  }

  struct Rule: Sendable {
    let relation: NSLayoutConstraint.Relation
    let width: CGFloat
    let priority: Float
  }

  @Test(
    arguments: [
      (
        [
          Rule(relation: .equal, width: 60, priority: 750),
          .init(relation: .equal, width: 140, priority: 749),
        ], 60
      ),
      (
        [
          .init(relation: .equal, width: 30, priority: 999),
          .init(relation: .greaterThanOrEqual, width: 90, priority: 1000),
        ], 90
      ),
      (
        [
          .init(relation: .greaterThanOrEqual, width: 80, priority: 1000),
          .init(relation: .lessThanOrEqual, width: 200, priority: 1000),
          .init(relation: .equal, width: 300, priority: 500),
        ], 200
      ),
      (
        [
          .init(relation: .greaterThanOrEqual, width: 80, priority: 1000),
          .init(relation: .lessThanOrEqual, width: 200, priority: 1000),
          .init(relation: .equal, width: 10, priority: 500),
        ], 80
      ),
      (
        [
          .init(relation: .lessThanOrEqual, width: 40, priority: 1000),
          .init(relation: .equal, width: 70, priority: 500),
        ], 40
      ),
    ] as [([Rule], CGFloat)])
  func priorityPairs(rules: [Rule], expected: CGFloat) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    let view = root.addConstrained()
    for rule in rules { view.constrainWidth(rule).isActive = true }
    root.layoutIfNeeded()
    #expect(view.frame.width == expected)
  }

  @Test func removingAnInequalityLetsTheWishThrough() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    let view = root.addConstrained()
    let limit = view.constrainWidth(Rule(relation: .lessThanOrEqual, width: 40, priority: 1000))
    let wish = view.constrainWidth(Rule(relation: .equal, width: 70, priority: 500))
    NSLayoutConstraint.activate([limit, wish])
    root.layoutIfNeeded()
    #expect(view.frame.width == 40)
    limit.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
  }

  @Test func guides() {
    let controller = UIViewController()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    controller.view = root
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    let pinned = root.addConstrained()
    let bar = root.addConstrained()
    let guide = UILayoutGuide()
    let unused = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.addLayoutGuide(unused)
    let safe = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      pinned.topAnchor.constraint(equalTo: safe.topAnchor),
      pinned.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      pinned.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      pinned.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      bar.topAnchor.constraint(equalTo: safe.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 60),
      guide.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
      guide.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 4),
      guide.widthAnchor.constraint(equalToConstant: 120),
      guide.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(pinned.frame == CGRect(x: 10, y: 44, width: 298, height: 402))
    #expect(guide.layoutFrame == CGRect(x: 14, y: 112, width: 120, height: 40))
    #expect(unused.layoutFrame == .zero)
  }
}

extension UIView {
  fileprivate func addConstrained() -> UIView {
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  fileprivate func constrainWidth(_ rule: RecordedAutoLayoutTests.Rule) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: self, attribute: .width, relatedBy: rule.relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: rule.width)
    constraint.priority = UILayoutPriority(rule.priority)
    return constraint
  }
}

@MainActor
func expectNear(
  _ rect: CGRect, _ expected: CGRect, tolerance: CGFloat = 0.5,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let pairs = [
    (rect.minX, expected.minX), (rect.minY, expected.minY), (rect.width, expected.width),
    (rect.height, expected.height),
  ]
  #expect(
    pairs.allSatisfy { abs($0 - $1) <= tolerance + 1e-9 }, "\(rect) is not near \(expected)",
    sourceLocation: sourceLocation)
}
