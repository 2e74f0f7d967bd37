import KeyboardBars
import KeyboardStrut
import UIKit

extension UIStackView {
  /// Ties a row of controls to the content view of a chat's bar, which becomes as high as the row.
  func pin(in bar: KeyboardBar) {
    bar.backgroundColor = .secondarySystemBackground
    spacing = 8
    alignment = .bottom
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: bar.contentView.topAnchor, constant: 8),
      bottomAnchor.constraint(equalTo: bar.contentView.bottomAnchor, constant: -8),
      leadingAnchor.constraint(equalTo: bar.contentView.leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: bar.contentView.trailingAnchor, constant: -16),
    ])
  }

  /// Makes a row with the text view for a message and a Send button.
  static func writing(_ text: UITextView, send: @escaping @MainActor () -> Void) -> UIStackView {
    text.font = .systemFont(ofSize: 17)
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Send") { _ in send() })
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    return UIStackView(arrangedSubviews: [text, button])
  }
}
