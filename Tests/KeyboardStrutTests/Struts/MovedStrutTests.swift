import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// Apps that move the lower edge of a strut while the keyboard is up. The strut has
/// `takesOverlapOnly`.
@MainActor
@Suite(.attachingStage) struct MovedStrutTests {
  /// The app's change.
  enum Change: CaseIterable {
    case lowerByConstant, higherByConstant, safeArea, animated
  }

  /// A field above a strut in a stack view. The stack view's lower edge is 20 points above the
  /// lower edge of the safe area.
  @MainActor
  private final class Screen: UIViewController {
    let field = UITextField(frame: .zero)
    let strut = KeyboardStrutView(frame: .zero)
    private(set) lazy var stack = UIStackView(arrangedSubviews: [
      UIView(frame: .zero), field, strut,
    ])
    private(set) lazy var bottom = stack.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20)

    override func viewDidLoad() {
      super.viewDidLoad()
      strut.takesOverlapOnly = true
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        field.heightAnchor.constraint(equalToConstant: 34), bottom,
      ])
    }

    func make(_ change: Change) {
      switch change {
      case .lowerByConstant: bottom.constant += 20
      case .higherByConstant: bottom.constant -= 30
      case .safeArea: additionalSafeAreaInsets.bottom = 40
      case .animated:
        UIView.animate(withDuration: 0.3) {
          self.bottom.constant += 20
          self.view.layoutIfNeeded()
        }
      }
    }
  }

  @Test(
    "The app moves a strut's edge while the keyboard is up: the content still ends at its top",
    arguments: Change.allCases, ["iPhone 15", "iPhone SE (3rd generation)", "iPad Pro 11-inch"])
  func moved(change: Change, device: String) throws {
    let phone = try Stages.make(device)
    let screen = Screen()
    phone.show(screen)
    let window = screen.view.window
    screen.field.becomeFirstResponder()
    phone.untilKeyboardRests()
    var distance: CGFloat {
      phone.keyboardFrame.minY - screen.field.convert(screen.field.bounds, to: window).maxY
    }
    #expect(abs(distance) <= 0.5)
    screen.make(change)
    phone.advance(by: 1)
    #expect(abs(distance) <= 0.5)
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
    #expect(screen.strut.bounds.height == 0)
    #expect(screen.field.frame.maxY == screen.stack.bounds.maxY)
  }

  @Test("The user scrolls a form that ends with a strut: the strut keeps its height")
  func scrolled() throws {
    let phone = try Stages.make("iPhone 15")
    let (screen, list) = (UIViewController(), UIScrollView(frame: .zero))
    let (field, strut) = (UITextField(frame: .zero), KeyboardStrutView(frame: .zero))
    strut.takesOverlapOnly = true
    let stack = UIStackView(arrangedSubviews: [field, UIView(frame: .zero), strut])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    list.frame = screen.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(list)
    list.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: list.contentLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: list.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: list.contentLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: list.contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor),
      field.heightAnchor.constraint(equalToConstant: 34),
      stack.arrangedSubviews[1].heightAnchor.constraint(equalToConstant: 750),
    ])
    phone.show(screen)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    let height = strut.bounds.height
    list.contentOffset.y = 100
    phone.advance(by: 1)
    #expect(height > 0 && strut.bounds.height == height)
  }
}
