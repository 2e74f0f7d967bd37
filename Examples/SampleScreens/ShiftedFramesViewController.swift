import KeyboardStrut
import UIKit

/// Struts and springs: the whole content view shifts by the smallest amount that fully
/// exposes the field.
public final class ShiftedFramesViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let content = UIView(frame: view.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)

    let count = 5
    for index in 0..<count {
      let field = UITextField(frame: .zero)
      field.borderStyle = .roundedRect
      field.placeholder = "Field \(index + 1)"
      // Counted from the bottom, and kept there by a flexible top margin.
      let fromBottom = CGFloat(count - index) * 52
      field.frame = CGRect(
        x: 24, y: content.bounds.height - fromBottom, width: content.bounds.width - 48, height: 34)
      field.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      content.addSubview(field)
    }
    content.avoidKeyboard(by: .lifting, gap: 0)
  }
}
