import UIKit

/// A question of one to three lines above the field for its answer.
final class FormEntry: UIView, UITextFieldDelegate {
  let field = UITextField()
  private let label = UILabel()
  private var changed: (String) -> Void = { _ in }
  private var goOn: () -> Void = {}

  /// Fills a cell's content view, and makes the content view as high as the entry.
  init(in content: UIView) {
    super.init(frame: .zero)
    label.numberOfLines = 0
    field.placeholder = "Answer"
    field.delegate = self
    let column = UIStackView(arrangedSubviews: [label, field])
    column.axis = .vertical
    column.spacing = 6
    addSubview(column)
    content.addSubview(self)
    let margins = content.layoutMarginsGuide
    for view in [self, column] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: margins.topAnchor),
      bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      column.topAnchor.constraint(equalTo: topAnchor),
      column.bottomAnchor.constraint(equalTo: bottomAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor),
      column.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: Int, of answers: FormAnswers) {
    label.text = (0...row % 3).map { _ in "A question that fills about one line" }
      .joined(separator: ", ")
    field.text = answers.texts[row]
    changed = { answers.texts[row] = $0 }
    goOn = { answers.focus(row + 1) }
  }

  func textFieldDidEndEditing(_ textField: UITextField) { changed(textField.text ?? "") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    goOn()
    return false
  }
}

/// The answers so far, and a closure that moves the focus to another question.
@MainActor
final class FormAnswers {
  static let count = 30
  var texts: [Int: String] = [:]
  var focus: (Int) -> Void = { _ in }
}
