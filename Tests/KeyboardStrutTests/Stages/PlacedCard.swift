import ScreenTesting
import UIKit

/// A view as large as its superview, with a field near its lower edge and one above the keyboard.
/// One constraint places it vertically.
@MainActor
struct PlacedCard {
  let view = UIView(frame: .zero)
  /// The constraint of the view's top edge or bottom edge. Its constant is 0.
  let placing: NSLayoutConstraint
  /// The low field, and then the high one.
  let fields: [UITextField]

  init(in superview: UIView, byTop isTop: Bool) {
    let height = superview.bounds.height
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    placing =
      isTop
      ? view.topAnchor.constraint(equalTo: superview.topAnchor)
      : superview.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: height), placing,
    ])
    fields = Self.addFields(to: view, height: height)
  }

  /// Adds a field near the lower edge of a view, and one above the keyboard.
  static func addFields(to view: UIView, height: CGFloat) -> [UITextField] {
    let fields = [height - 110, height * 0.48].map {
      UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 34))
    }
    fields.forEach(view.addSubview)
    return fields
  }
}
