import UIKit

/// Three pages side by side in a paging scroll view. The button of the first page goes to the
/// second page and starts editing the field there.
public final class PagerViewController: UIViewController, NoticeShowing {
  private let scrollView = UIScrollView(frame: .zero)
  private let notice = UILabel.text("We need a name to go on.", .footnote)
  private let name = UITextField.entry("What shall we call you?")
  /// Goes to the second page.
  public private(set) lazy var button = UIButton(
    configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.goOn() })

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
    let view: UIView = self.view
    view.backgroundColor = .systemBackground
    button.configuration?.title = "Next"
    notice.isHidden = true
    scrollView.isPagingEnabled = true
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    let pages = UIStackView(arrangedSubviews: [
      page([UILabel.text("Welcome", .title1), button]), page([notice, name]),
      page([UILabel.text("Done")]),
    ])
    pages.distribution = .fillEqually
    pages.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(pages)
    view.addSubview(scrollView)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pages.topAnchor.constraint(equalTo: content.topAnchor),
      pages.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      pages.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      pages.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      pages.heightAnchor.constraint(equalTo: frame.heightAnchor),
      pages.widthAnchor.constraint(equalTo: frame.widthAnchor, multiplier: 3),
    ])
  }

  public func showNotice(_ isShown: Bool) { notice.isHidden = !isShown }

  private func page(_ parts: [UIView]) -> UIView {
    let page = UIView(frame: .zero)
    page.addAtBottom(UIStackView.column(parts, spacing: 12), inset: 60)
    return page
  }

  private func goOn() {
    scrollView.setContentOffset(CGPoint(x: scrollView.bounds.width, y: 0), animated: true)
    name.becomeFirstResponder()
  }
}
