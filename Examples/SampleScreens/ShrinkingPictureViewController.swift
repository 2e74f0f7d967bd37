import KeyboardStrut
import UIKit

/// A picture tied to all edges that shrinks for the keyboard. A text field and a button in front of
/// it keep their positions.
public final class ShrinkingPictureViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    let picture = UIImageView(image: Self.landscape)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.placeholder = "Type here"
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Resign") { _ in field.resignFirstResponder() })
    for subview in [picture, field, button] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }

    let bottom = picture.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      bottom,
      picture.topAnchor.constraint(equalTo: view.topAnchor),
      picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      button.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 12),
      button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      button.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      button.widthAnchor.constraint(equalToConstant: 72),
    ])
    bottom.followKeyboard()
  }

  /// Hills under a sky.
  private static let landscape = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 600))
    .image { context in
      UIColor(red: 0.55, green: 0.78, blue: 0.95, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 300, height: 600))
      UIColor(red: 1, green: 0.9, blue: 0.55, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 190, y: 90, width: 60, height: 60)).fill()
      let hills: [(CGFloat, CGFloat)] = [(330, 0.75), (400, 0.6), (470, 0.45)]
      for (index, (y, shade)) in hills.enumerated() {
        UIColor(red: 0.2 * shade, green: shade, blue: 0.35 * shade, alpha: 1).setFill()
        let x = CGFloat(index) * 90 - 180
        UIBezierPath(ovalIn: CGRect(x: x, y: y, width: 460, height: 420)).fill()
      }
    }
}
