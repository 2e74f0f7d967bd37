import UIKit

extension UIScrollView {
  /// Adds fields one below the other, 60 points apart, at fixed frames.
  func addFields(_ fields: [UITextField]) {
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(x: 20, y: CGFloat(index) * 60 + 13, width: 200, height: 34)
      addSubview(field)
    }
  }

  /// Adds fields in a stack view, at the same positions as `addFields(_:)`. The stack view
  /// determines the height of the content.
  func addStack(of fields: [UITextField], width: CGFloat) {
    let stack = UIStackView(arrangedSubviews: fields)
    stack.axis = .vertical
    stack.spacing = 26
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 13),
      stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: width),
    ])
    for field in fields { field.heightAnchor.constraint(equalToConstant: 34).isActive = true }
  }
}
