import KeyboardStrut
import UIKit

/// A note in a sheet: the text view stands on a strut.
///
/// A sheet may end above the window's lower edge, so the strut is only as high as the covered part.
public final class StrutInSheetViewController: UIViewController {
  /// The strut below the text view.
  public let strut = KeyboardStrutView(frame: .zero)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let note = UITextView(frame: .zero)
    note.font = .systemFont(ofSize: 17)
    note.backgroundColor = .secondarySystemBackground
    note.text = "Bread, butter, and the good tea."
    strut.takesOverlapOnly = true

    let form = UIStackView(arrangedSubviews: [note, strut])
    form.axis = .vertical
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
      form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      form.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      form.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
