import Testing

@testable import UIKit

@MainActor
@Suite struct ButtonTests {
  @Test("Size without configuration")
  func sizeWithoutConfiguration() {
    UIApplication.launch()
    let system = UIButton(type: .system)
    system.setTitle("Button", for: .normal)
    #expect(system.intrinsicContentSize.height == 30)
    #expect(system.titleLabel?.font.pointSize == 15)
    let custom = UIButton(type: .custom)
    custom.setTitle("Button", for: .normal)
    #expect(custom.intrinsicContentSize.height == 34)
    #expect(custom.titleLabel?.font.pointSize == 18)
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
  }

  @Test("Size with configuration")
  func sizeConfiguration() throws {
    UIApplication.launch()
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Sign in"
    let label = try #require(button.titleLabel)
    #expect(abs(button.intrinsicContentSize.height - (14 + CGFloat(61) / 3)) < 1e-9)
    #expect(button.intrinsicContentSize.width == label.intrinsicContentSize.width + 24)
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 20, leading: 0, bottom: 20, trailing: 0)
    #expect(abs(button.intrinsicContentSize.height - (40 + CGFloat(61) / 3)) < 1e-9)
  }

  @Test("New title or font changes the size in a layout")
  func newTitleFont() {
    UIApplication.launch()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    let narrow = button.frame.width
    button.setTitle("A much longer title", for: .normal)
    root.layoutIfNeeded()
    let wide = button.frame.width
    #expect(wide > narrow + 50)
    button.titleLabel?.font = .systemFont(ofSize: 30)
    root.layoutIfNeeded()
    #expect(button.frame.width > wide * 1.5)
    #expect(button.frame.height == 48)
  }

  @Test("States fall back to normal")
  func statesFallBack() {
    let button = UIButton(type: .custom)
    button.setTitle("Save", for: .normal)
    button.setTitle("Saved", for: .selected)
    #expect(button.currentTitle == "Save")
    button.isHighlighted = true
    #expect(button.currentTitle == "Save")
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.currentTitle == "Saved")
    #expect(button.titleLabel?.text == "Saved")
    #expect(button.title(for: .highlighted) == nil)
  }

  @Test("System button takes its tint and dims under a finger")
  func systemButtonTakes() {
    let button = UIButton(type: .system)
    button.tintColor = .systemRed
    #expect(button.currentTitleColor == .systemRed)
    button.isHighlighted = true
    #expect(button.currentTitleColor == UIColor.systemRed.withAlphaComponent(0.2))
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.currentTitleColor == .tertiaryLabel)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
  }

  @Test("Primary action gives title and runs")
  func primaryActionGives() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
    #expect(button.buttonType == .system)
    #expect(button.currentTitle == "Go")
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    let configured = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: "Stop") { _ in })
    #expect(configured.configuration?.title == "Stop")
    #expect(configured.titleLabel?.text == "Stop")
  }

  @Test(
    "Content keeps to its side",
    arguments: [
      (UIControl.ContentHorizontalAlignment.left, CGFloat(0)), (.center, 0.5), (.right, 1),
      (.leading, 0), (.trailing, 1),
    ])
  func contentKeepsSide(
    _ alignment: UIControl.ContentHorizontalAlignment, _ share: CGFloat
  ) throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.contentHorizontalAlignment = alignment
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(abs(label.frame.minX - (200 - label.frame.width) * share) < 0.34)
    #expect(abs(label.frame.midY - 22) < 0.34)
  }

  @Test("Touches on the title are the button's")
  func touchesTitleButtons() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.layoutIfNeeded()
    #expect(button.hitTest(CGPoint(x: 50, y: 22), with: nil) === button)
  }
}
