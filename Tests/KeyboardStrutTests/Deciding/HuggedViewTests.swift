import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// One field of a screen hugs the keyboard, and the screen keeps its other fields visible.
@MainActor
@Suite(.attachingStage) struct HuggedViewTests {
  private static let gap: CGFloat = 8
  private static let step: CGFloat = 56

  /// A column of fields that one constraint moves.
  @MainActor
  private struct Column {
    let controller = UIViewController()
    let scrollView: UIScrollView?
    let placing: NSLayoutConstraint
    let fields: [UITextField]

    init(isScrolling: Bool) {
      let view: UIView = controller.view
      fields = (0..<(isScrolling ? 16 : 5)).map { _ in UITextField(frame: .zero) }
      let column = UIStackView(arrangedSubviews: fields)
      column.axis = .vertical
      column.spacing = 12
      column.translatesAutoresizingMaskIntoConstraints = false
      for field in fields { field.heightAnchor.constraint(equalToConstant: 44).isActive = true }
      if isScrolling {
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        scrollView.addSubview(column)
        let content = scrollView.contentLayoutGuide
        placing = column.topAnchor.constraint(equalTo: content.topAnchor, constant: 20)
        column.bottomAnchor.constraint(equalTo: content.bottomAnchor).isActive = true
        column.leadingAnchor.constraint(equalTo: content.leadingAnchor).isActive = true
        column.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        self.scrollView = scrollView
      } else {
        view.addSubview(column)
        placing = column.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40)
        column.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        column.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        scrollView = nil
      }
      placing.isActive = true
    }

    /// Makes one field hug the keyboard, and the screen keep its fields visible.
    func serve(hugged: UITextField, isHuggedFirst: Bool) {
      if isHuggedFirst { hugged.hugKeyboard(moving: placing, gap: gap) }
      controller.view.avoidKeyboard(gap: gap)
      if !isHuggedFirst { hugged.hugKeyboard(moving: placing, gap: gap) }
    }
  }

  @Test(
    "A field below a hugKeyboard() field gets focus: the screen rises by the fields' distance",
    arguments: Held.phones, [false, true])
  func lifted(held: Held, isHuggedFirst: Bool) throws {
    for hugged in [1, 3] {
      let (stage, column) = (try held.make(), Column(isScrolling: false))
      stage.show(column.controller)
      column.serve(hugged: column.fields[hugged], isHuggedFirst: isHuggedFirst)
      for edited in [4, hugged, 0, 2] {
        column.fields[edited].becomeFirstResponder()
        stage.advance(by: 1.5)
        let lift = CGFloat(max(0, edited - hugged)) * Self.step
        let end = stage.keyboardFrame.minY - Self.gap
        #expect(column.controller.view.frame.minY == -lift, "\(hugged) \(edited)")
        #expect(windowFrame(column.fields[hugged]).maxY == end - lift, "\(hugged) \(edited)")
      }
      stage.dismissKeyboard()
      stage.advance(by: 1.5)
      #expect(column.controller.view.frame.minY == 0)
      #expect(column.placing.constant == -40)
    }
  }

  @Test(
    "A field below a hugKeyboard() field gets focus: the content scrolls by the fields' distance",
    .needs(.virtualTime), arguments: [false, true])
  func scrolled(isHuggedFirst: Bool) throws {
    for hugged in [3, 9] {
      let (stage, column) = (try Held.phones[1].make(), Column(isScrolling: true))
      let scrollView = try #require(column.scrollView)
      stage.show(column.controller)
      let rest = scrollView.contentOffset
      column.serve(hugged: column.fields[hugged], isHuggedFirst: isHuggedFirst)
      func edit(_ index: Int) {
        column.fields[index].becomeFirstResponder()
        stage.advance(by: 1.5)
        let end = stage.keyboardFrame.minY - Self.gap
        #expect(windowFrame(column.fields[index]).maxY == end, "\(hugged) \(index)")
      }
      edit(12)
      let distance = CGFloat(12 - hugged) * Self.step
      let top = -scrollView.adjustedContentInset.top
      #expect(scrollView.contentOffset.y == top + distance, "\(hugged)")
      edit(hugged)
      stage.dismissKeyboard()
      stage.advance(by: 1.5)
      #expect(scrollView.contentOffset == rest)
      #expect(column.placing.constant == 20)
    }
  }

  @Test(
    "A field below a hugKeyboard() field gets focus: automatic avoidance shows the focused field",
    arguments: Held.phones, [false, true])
  func automatic(held: Held, isScrolling: Bool) throws {
    for hugged in [1, 3] {
      let (stage, column) = (try held.make(), Column(isScrolling: isScrolling))
      stage.show(column.controller)
      KeyboardAvoidance.isAutomatic = true
      defer { KeyboardAvoidance.isAutomatic = false }
      column.fields[hugged].hugKeyboard(moving: column.placing, gap: Self.gap)
      for edited in [4, hugged, 4] {
        column.fields[edited].becomeFirstResponder()
        stage.advance(by: 1.5)
        let edge = windowFrame(column.fields[edited]).maxY
        #expect(edge == stage.keyboardFrame.minY - Self.gap, "\(hugged) \(edited)")
      }
      stage.dismissKeyboard()
      stage.advance(by: 1.5)
      #expect(column.controller.view.frame.minY == 0)
      #expect(column.placing.constant == (isScrolling ? 20 : -40))
    }
  }

  @Test(
    "Keyboard.avoider(serving:) returns the avoider that hugKeyboard() made for its field only",
    arguments: [false, true])
  func servingAvoider(isHuggedFirst: Bool) throws {
    let (stage, column) = (try Held.phones[1].make(), Column(isScrolling: false))
    stage.show(column.controller)
    let hugged = column.fields[1]
    column.serve(hugged: hugged, isHuggedFirst: isHuggedFirst)
    let below = try #require(Keyboard.avoider(serving: column.fields[4]))
    let above = try #require(Keyboard.avoider(serving: column.fields[0]))
    let hugging = try #require(Keyboard.avoider(serving: hugged))
    #expect(below === above)
    #expect(hugging !== below)
    column.fields[4].becomeFirstResponder()
    stage.advance(by: 1.5)
    #expect(below.explanation.contains("it is shown"), "\(below.explanation)")
    #expect(below.explanation.contains("lift"), "\(below.explanation)")
  }
}
