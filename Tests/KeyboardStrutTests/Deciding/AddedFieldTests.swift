import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// The app adds a text field to a form while the keyboard is up, and moves the focus there before
/// the new field has a frame.
@MainActor
@Suite(.attachingStage) struct AddedFieldTests {
  enum Way: CaseIterable {
    case arranged, inCard, byConstraints, animated, replacing
  }

  /// Sixteen fields in a stack view, inside a scroll view.
  @MainActor
  private final class Form {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: .zero)
    let column = UIStackView(arrangedSubviews: [])
    let fields = (0..<16).map { _ in Form.makeField() }
    let added = Form.makeField()

    init() {
      scrollView.frame = controller.view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(scrollView)
      column.axis = .vertical
      column.spacing = 16
      column.translatesAutoresizingMaskIntoConstraints = false
      for field in fields { column.addArrangedSubview(field) }
      scrollView.addSubview(column)
      let content = scrollView.contentLayoutGuide
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
        column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      ])
    }

    private static func makeField() -> UITextField {
      let field = UITextField(frame: .zero)
      field.translatesAutoresizingMaskIntoConstraints = false
      let height = field.heightAnchor.constraint(equalToConstant: 44)
      // A stack view makes a hidden field 0 points high.
      height.priority = UILayoutPriority(999)
      height.isActive = true
      return field
    }

    /// Adds a field at an index of the stack view, and lets it begin editing.
    func add(at index: Int, _ way: Way) {
      switch way {
      case .arranged: column.insertArrangedSubview(added, at: index)
      case .inCard:
        column.insertArrangedSubview(UIStackView(arrangedSubviews: [added]), at: index)
      case .byConstraints:
        scrollView.addSubview(added)
        NSLayoutConstraint.activate([
          added.topAnchor.constraint(equalTo: fields[index].topAnchor),
          added.leadingAnchor.constraint(equalTo: column.leadingAnchor),
          added.widthAnchor.constraint(equalToConstant: 100),
        ])
      case .animated:
        UIView.animate(withDuration: 0.3) {
          self.column.insertArrangedSubview(self.added, at: index)
          self.controller.view.layoutIfNeeded()
        }
      case .replacing: column.insertArrangedSubview(added, at: index)
      }
      added.becomeFirstResponder()
      if way == .replacing { fields[index].isHidden = true }
    }
  }

  @Test(
    "A field that the app adds to a form and focuses at once is visible: the form then returns",
    .needs([.virtualTime, .rotation]), arguments: Held.all, Way.allCases)
  func added(held: Held, way: Way) throws {
    for mode in Mode.allCases {
      for index in [6, 10] {
        let (stage, form) = (try held.make(), Form())
        Place.navigation.show(form.controller, on: stage)
        stage.advance(by: 0.3)
        let rest = form.scrollView.contentOffset
        mode.serve(form.controller) {
          form.fields[index].becomeFirstResponder()
          stage.untilKeyboardRests()
          form.add(at: index, way)
          stage.advance(by: 1.5)
          let what: Comment =
            "\(mode) \(index) \(Keyboard.avoider(serving: form.added)?.explanation ?? "none")"
          let frame = windowFrame(form.added)
          #expect(frame.maxY <= stage.keyboardFrame.minY, what)
          #expect(frame.minY >= form.controller.view.safeAreaInsets.top, what)
          stage.dismissKeyboard()
          form.added.removeFromSuperview()
          stage.advance(by: 1.5)
          #expect(form.scrollView.contentOffset == rest, what)
          #expect(form.scrollView.contentInset == .zero, what)
        }
      }
    }
  }
}
