import Testing
import UIKit

/// Constraints as Xcode writes them.
@MainActor
@Suite struct NibConstraintTests {
  /// A view of 200 × 400 with a child, and one constraint.
  private func constraint(_ attributes: String) throws -> NSLayoutConstraint? {
    let view = try NibSource.view(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="400"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="child"/></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/><viewLayoutGuide key="layoutMargins" id="margins"/>
        <constraints><constraint \(attributes) id="c"/></constraints>
      </view>
      """)
    defer { kept.append(view) }
    return view.constraints.first
  }

  /// Constraints hold their items weakly.
  private let kept = Kept()
  private final class Kept {
    var views: [UIView] = []
    func append(_ view: UIView) { views.append(view) }
  }

  static nonisolated let attributes: [(String, NSLayoutConstraint.Attribute)] = [
    ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom), ("leading", .leading),
    ("trailing", .trailing), ("centerX", .centerX), ("centerY", .centerY),
    ("baseline", .lastBaseline), ("firstBaseline", .firstBaseline), ("leftMargin", .leftMargin),
    ("rightMargin", .rightMargin), ("topMargin", .topMargin), ("bottomMargin", .bottomMargin),
    ("leadingMargin", .leadingMargin), ("trailingMargin", .trailingMargin),
    ("centerXWithinMargins", .centerXWithinMargins),
    ("centerYWithinMargins", .centerYWithinMargins), ("width", .width), ("height", .height),
  ]

  @Test("Every attribute is known", arguments: attributes.indices)
  func attributeKnown(index: Int) throws {
    let (word, attribute) = Self.attributes[index]
    let made = try constraint(
      "firstItem=\"child\" firstAttribute=\"\(word)\" secondItem=\"root\" secondAttribute=\"\(word)\""
    )
    let constraint = try #require(made)
    #expect(constraint.firstAttribute == attribute && constraint.secondAttribute == attribute)
    #expect(constraint.isActive)
  }

  @Test("Every part is read")
  func partRead() throws {
    let made = try constraint(
      """
      firstItem="child" firstAttribute="width" relation="greaterThanOrEqual" secondItem="root"
      secondAttribute="width" multiplier="0.5" constant="-8.5" priority="750" identifier="wide"
      """)
    let constraint = try #require(made)
    let root = try #require(kept.views.first)
    #expect(constraint.firstItem === root.subviews[0] && constraint.secondItem === root)
    #expect(constraint.relation == .greaterThanOrEqual && constraint.multiplier == 0.5)
    #expect(constraint.constant == -8.5 && constraint.priority == .defaultHigh)
    #expect(constraint.identifier == "wide")
  }

  static nonisolated let multipliers: [(String, CGFloat)] = [
    ("2", 2), ("1:2", 0.5), ("16:9", 16.0 / 9), ("0.25", 0.25),
  ]

  @Test("A multiplier is a number or a ratio", arguments: multipliers.indices)
  func multiplierNumberRatio(index: Int) throws {
    let (text, expected) = Self.multipliers[index]
    let made = try constraint(
      "firstItem=\"child\" firstAttribute=\"width\" secondItem=\"child\" secondAttribute=\"height\" "
        + "multiplier=\"\(text)\"")
    #expect(made?.multiplier == expected, "\(text)")
  }

  @Test("An item that is not named is the view itself")
  func itemNotNamedView() throws {
    let root = "firstAttribute=\"bottom\" secondItem=\"child\" secondAttribute=\"bottom\""
    #expect(try constraint(root)?.firstItem === kept.views.last)
    let second = "firstItem=\"child\" firstAttribute=\"top\" secondAttribute=\"top\""
    #expect(try constraint(second)?.secondItem === kept.views.last)
    let fixed = try constraint("firstItem=\"child\" firstAttribute=\"height\" constant=\"5\"")
    #expect(fixed?.secondItem == nil && fixed?.secondAttribute == .notAnAttribute)
  }

  @Test("Guides are items too")
  func guidesItemsToo() throws {
    let safe = try constraint(
      "firstItem=\"child\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\"")
    #expect(safe?.secondItem === kept.views.last?.safeAreaLayoutGuide)
    let margins = try constraint(
      "firstItem=\"child\" firstAttribute=\"top\" secondItem=\"margins\" secondAttribute=\"top\"")
    #expect(margins?.secondItem === kept.views.last?.layoutMarginsGuide)
  }

  @Test("A placeholder is removed at build time")
  func placeholderRemovedBuild() throws {
    let height = "firstItem=\"child\" firstAttribute=\"height\" constant=\"250\""
    #expect(try constraint(height) != nil)
    #expect(try constraint(height + " placeholder=\"NO\"") != nil)
    #expect(try constraint(height + " placeholder=\"YES\"") == nil)
  }

  @Test("A layout is as drawn")
  func layoutDrawn() throws {
    let view = try NibSource.view(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="400"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="child">
          <rect key="frame" x="0" y="0" width="10" height="10"/>
          <constraints><constraint firstAttribute="width" secondAttribute="height" multiplier="2:1"
            id="c4"/></constraints></view></subviews>
        <constraints>
          <constraint firstItem="child" firstAttribute="leading" secondItem="root"
            secondAttribute="leading" constant="20" id="c1"/>
          <constraint firstAttribute="trailing" secondItem="child" secondAttribute="trailing"
            constant="20" id="c2"/>
          <constraint firstItem="child" firstAttribute="centerY" secondItem="root"
            secondAttribute="centerY" id="c3"/>
        </constraints>
      </view>
      """)
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 20, y: 160, width: 160, height: 80))
  }
}
