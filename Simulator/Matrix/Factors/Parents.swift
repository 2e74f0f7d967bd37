import Phone

/// A controller that shows another one as a part of its own view.
class ParentController: UIViewController {
  let child: UIViewController

  init(_ child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    addChild(child)
    arrange(child.view)
    child.didMove(toParent: self)
  }

  /// Gives the child's view its place.
  func arrange(_ part: UIView) { view.addSubview(part) }

  func block(_ height: CGFloat) -> UIView {
    let block = UIView(frame: .zero)
    block.backgroundColor = .systemTeal
    let constraint = block.heightAnchor.constraint(equalToConstant: height)
    // A stack view that hides the block sets its height to 0 with a required constraint.
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
    return block
  }

  func fill(_ area: UIView, with part: UIView) {
    part.translatesAutoresizingMaskIntoConstraints = false
    area.addSubview(part)
    NSLayoutConstraint.activate([
      part.topAnchor.constraint(equalTo: area.topAnchor),
      part.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      part.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      part.trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ])
  }
}

/// Tabs with a menu behind them, which is closed.
final class MenuController: ParentController {
  override func arrange(_ part: UIView) {
    let menu = UIView(frame: CGRect(x: -240, y: 0, width: 240, height: view.bounds.height))
    menu.autoresizingMask = .flexibleHeight
    view.addSubview(menu)
    fill(view, with: part)
  }
}

/// The child between two others in a stack view.
final class StackParent: ParentController {
  override func arrange(_ part: UIView) {
    let stack = UIStackView(arrangedSubviews: [block(90), part])
    stack.axis = .vertical
    stack.spacing = 12
    fill(view, with: stack)
  }
}

/// The child in the middle of what the parent scrolls.
final class ScrollParent: ParentController {
  override func arrange(_ part: UIView) {
    let stack = UIStackView(arrangedSubviews: [block(160), part, block(160)])
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView(frame: .zero)
    scrollView.addSubview(stack)
    fill(view, with: scrollView)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      part.heightAnchor.constraint(equalToConstant: 500),
    ])
  }
}

/// The child below a block, placed by frames at every layout.
final class FrameParent: ParentController {
  override func arrange(_ part: UIView) {
    // A view without a height has no room for its safe area, and UIKit complains.
    part.frame = view.bounds
    super.arrange(part)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    child.view.frame = view.bounds.inset(by: UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0))
  }
}

/// The child in a card with round corners that clips it.
final class CardParent: ParentController {
  override func arrange(_ part: UIView) {
    let card = UIView(frame: .zero)
    card.clipsToBounds = true
    card.layer.cornerRadius = 16
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -24),
    ])
    fill(card, with: part)
  }
}
