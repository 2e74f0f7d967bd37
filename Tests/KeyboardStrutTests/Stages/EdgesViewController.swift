import KeyboardStrut
import UIKit

/// A screen that keeps its lower edge clear of the keyboard in four ways, side by side: by a strut,
/// a guide, a constraint that follows the keyboard, and the queried overlap. All four must always
/// agree.
final class EdgesViewController: UIViewController {
  let strut = KeyboardStrutView(frame: .zero)
  let onGuide = UIView(frame: .zero)
  let following = UIView(frame: .zero)
  /// Two fields near the top, which the keyboard never covers.
  let fields = [0, 1].map {
    UITextField(frame: CGRect(x: 20, y: 100 + 50 * CGFloat($0), width: 200, height: 34))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fields.forEach(view.addSubview)
    strut.takesOverlapOnly = true
    for part in [strut, onGuide, following] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let guide = view.keyboardStrutGuide
    let bottom = view.bottomAnchor.constraint(equalTo: following.bottomAnchor)
    let blocks = [onGuide, following].flatMap {
      [
        $0.widthAnchor.constraint(equalToConstant: 10),
        $0.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
    NSLayoutConstraint.activate(
      blocks + [
        bottom,
        strut.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        strut.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        strut.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        onGuide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        onGuide.bottomAnchor.constraint(equalTo: guide.topAnchor),
        following.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    bottom.followKeyboard()
  }
}
