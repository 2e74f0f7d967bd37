import UIKit

/// A note: a title and a text view with a long text, from edge to edge.
public final class NoteViewController: UIViewController, NoticeShowing {
  private let notice = UILabel.text("Not saved: there is no connection.", .footnote)
  private let note = UITextView(frame: .zero)

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    let view: UIView = self.view
    view.backgroundColor = .systemBackground
    notice.isHidden = true
    note.font = UIFont.preferredFont(forTextStyle: .body)
    note.text = (1...60).map { "\($0). A line that was written some days ago." }
      .joined(separator: "\n")
    let column = UIStackView.column([notice, note], spacing: 4)
    view.addSubview(column)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: safe.topAnchor),
      column.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 12),
      column.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -12),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  public func showNotice(_ isShown: Bool) { notice.isHidden = !isShown }
}
