import Testing
import UIKit

/// How constraints are printed: the forms of Apple's own logs, as public reports quote them
/// (wtfautolayout#10, PagingTableView#3, Provenance#1381, flutter#33848, WordPress-iOS#11536,
/// Bento#162).
@MainActor
@Suite struct ConstraintDescriptionTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let first = UIView()
  private let second = UIView()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
  }

  /// `UIView:0x…`
  private func name(_ object: AnyObject, _ type: String = "UIView") -> String {
    "\(type):\(address(object))"
  }

  private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  private func expect(
    _ constraint: NSLayoutConstraint, _ body: String, location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      constraint.description == "<NSLayoutConstraint:\(address(constraint))\(body))>",
      sourceLocation: location)
  }

  @Test("Two plain views print differently")
  func twoPlainViews() {
    expect(
      first.heightAnchor.constraint(equalToConstant: 60), " \(name(first)).height == 60   (inactive"
    )
    let half = first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 0.5)
    half.identifier = "half"
    half.isActive = true
    expect(half, " 'half' \(name(first)).width == 0.5*\(name(second)).width   (active")
  }

  @Test("Edges at the superview are visual format")
  func edgesSuperviewVisual() {
    let bar = "'|':\(name(parent)) "
    expect(
      first.topAnchor.constraint(equalTo: parent.topAnchor, constant: 5),
      " V:|-(5)-[\(name(first))]   (inactive, names: \(bar)")
    expect(
      parent.bottomAnchor.constraint(equalTo: first.bottomAnchor, constant: 16),
      " V:[\(name(first))]-(16)-|   (inactive, names: \(bar)")
    expect(
      first.leadingAnchor.constraint(greaterThanOrEqualTo: parent.leadingAnchor, constant: 5),
      " H:|-(>=5)-[\(name(first))]   (inactive, names: \(bar)")
    expect(
      parent.trailingAnchor.constraint(equalTo: first.trailingAnchor),
      " H:[\(name(first))]-(0)-|   (inactive, names: \(bar)")
    expect(
      first.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 20),
      " H:|-(20)-[\(name(first))](LTR)   (inactive, names: \(bar)")
  }

  @Test("Neighbours are visual format")
  func neighboursVisualFormat() {
    expect(
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 10),
      " V:[\(name(first))]-(10)-[\(name(second))]   (inactive")
    expect(
      second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 3),
      " H:[\(name(first))]-(>=3)-[\(name(second))]   (inactive")
  }

  /// The same distance written from the other side, margins and centres stay equations.
  @Test("The rest are equations")
  func restEquations() {
    expect(
      first.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -37),
      " \(name(first)).trailing == \(name(parent)).trailing - 37   (inactive")
    expect(
      first.topAnchor.constraint(equalTo: second.topAnchor, constant: -11),
      " \(name(first)).top == \(name(second)).top - 11   (inactive")
    let guide = parent.layoutMarginsGuide
    expect(
      first.topAnchor.constraint(equalTo: guide.topAnchor),
      " \(name(first)).top == \(name(guide, "UILayoutGuide"))'UIViewLayoutMarginsGuide'.top"
        + "   (inactive")
    let centre = first.centerYAnchor.constraint(equalTo: parent.centerYAnchor)
    expect(centre, " \(name(first)).centerY == \(name(parent)).centerY   (inactive")
  }

  /// Twenty-five letters of what a label says stand behind its address.
  @Test("A label is named by its text")
  func labelNamedText() {
    let label = UILabel()
    label.text = "This is a test label that says too much"
    expect(
      label.heightAnchor.constraint(equalToConstant: 20.5),
      " \(name(label, "UILabel"))'This is a test label that...'.height == 20.5   (inactive")
    label.text = "Name"
    expect(
      label.heightAnchor.constraint(equalToConstant: 1),
      " \(name(label, "UILabel"))'Name'.height == 1   (inactive")
  }

  @Test("Frames are named with their masks")
  func framesNamed() {
    let framed = UIView(frame: CGRect(x: 204, y: 1, width: 52, height: 9))
    framed.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.addSubview(framed)
    let wide = framed.widthAnchor.constraint(equalToConstant: 60)
    let far = framed.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 7)
    let message = Self.conflict {
      NSLayoutConstraint.activate([wide, far]); parent.layoutIfNeeded()
    }
    let start = "<NSAutoresizingMaskLayoutConstraint:0x"
    #expect(message.contains(start))
    #expect(message.contains(" h=-&- v=&-- \(name(framed)).width == 52   (active)>"))
    #expect(
      message.contains(
        " h=-&- v=&-- \(name(framed)).minX == 204   (active, names: '|':\(name(parent)) )>"))
  }

  static func conflict(_ body: () -> Void) -> String {
    DeveloperLog.messages(of: body).joined()
  }
}
