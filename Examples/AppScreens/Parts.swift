import UIKit

// Views and protocols that the screens of this app share.

extension UITextField {
  /// Makes a field with the style of all of the app's forms: it grows with the text size.
  static func entry(_ placeholder: String) -> UITextField {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.placeholder = placeholder
    field.font = UIFont.preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    return field
  }
}

extension UILabel {
  /// Makes a label that grows with the text size and breaks its lines.
  static func text(_ text: String, _ style: UIFont.TextStyle = .body) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.numberOfLines = 0
    label.font = UIFont.preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }
}

extension UIStackView {
  /// Makes a column of views.
  static func column(_ views: [UIView], spacing: CGFloat) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }
}

extension UIView {
  /// Adds a scroll view that fills the view, with a form of the same width in it.
  ///
  /// - Returns: The scroll view.
  @discardableResult
  func addScrolling(_ form: UIView, above bottom: NSLayoutYAxisAnchor? = nil) -> UIScrollView {
    let scrollView = UIScrollView(frame: .zero)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    form.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(form)
    addSubview(scrollView)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottom ?? bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      form.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      form.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      form.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      form.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      form.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
    ])
    return scrollView
  }

  /// Pins a view to the sides and the bottom of the safe area.
  func addAtBottom(_ part: UIView, inset: CGFloat) {
    part.translatesAutoresizingMaskIntoConstraints = false
    addSubview(part)
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      part.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      part.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
      part.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -inset),
    ])
  }
}

/// A screen of the app that can show a notice above the edited input.
@MainActor
public protocol NoticeShowing: UIViewController {
  /// Shows or hides the notice.
  func showNotice(_ isShown: Bool)
}

/// A list of rows with fields that the app can delete and reload.
@MainActor
public protocol RowEditing: UIViewController {
  /// Removes the row around a view from the data, then from the list.
  ///
  /// - Parameter inBetween: Called when the data has changed and the list has not.
  func deleteRow(around view: UIView, inBetween: () -> Void)

  /// Puts the deleted row back at its old position.
  func restoreRow()

  /// Reloads the row around a view.
  func reloadRow(around view: UIView)
}
