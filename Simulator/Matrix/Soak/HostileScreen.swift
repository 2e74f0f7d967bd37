import Phone

/// A screen of random views: fields in boxes, scroll views, stacks, texts and children, placed by
/// frames and by constraints that never contradict each other.
final class HostileScreen: UIViewController {
  private var random: SoakRandom
  private let depth: Int
  private let hasList: Bool

  /// - Parameter hasList: Whether the screen also has a table with fields in its rows.
  init(seed: UInt64, depth: Int = 0, hasList: Bool = false) {
    random = SoakRandom(seed: seed)
    self.hasList = hasList
    self.depth = depth
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = CountingView(frame: .zero) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let view: UIView = self.view
    view.backgroundColor = .systemBackground
    fill(view, depth: depth)
    if hasList { place(HostileList(), in: view, Dice(&random)) }
    if view.subviews.isEmpty { place(field(), in: view, Dice(&random)) }
  }

  private func fill(_ area: UIView, depth: Int) {
    for _ in 0..<(1 + Dice(&random).index(0, of: 3)) {
      let dice = Dice(&random)
      switch dice.index(0, of: depth < 2 ? 8 : 3) {
      case 0: place(field(), in: area, dice)
      case 1: pin(field(), in: area, dice)
      case 2: place(text(), in: area, dice)
      case 3:
        let scrollView = UIScrollView(frame: .zero)
        scrollView.contentSize = CGSize(width: 200, height: dice.points(1, 100...1500))
        place(scrollView, in: area, dice)
        fill(scrollView, depth: depth + 1)
      case 4:
        let stack = UIStackView(arrangedSubviews: (0..<2).map { _ in field() })
        stack.axis = .vertical
        stack.spacing = 12
        pin(stack, in: area, dice)
      case 5:
        let box = CountingView(frame: .zero)
        box.clipsToBounds = dice.isLucky(1, oneIn: 2)
        place(box, in: area, dice)
        fill(box, depth: depth + 1)
      case 6: scroll(area, dice)
      default:
        let child = HostileScreen(seed: random.next(), depth: depth + 1)
        addChild(child)
        place(child.view, in: area, dice)
        child.didMove(toParent: self)
      }
    }
  }

  private func field() -> UITextField {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    return field
  }

  private func text() -> UITextView {
    let text = UITextView(frame: .zero)
    text.text = (1...30).map { "Line \($0)" }.joined(separator: "\n")
    return text
  }

  /// By its frame.
  private func place(_ part: UIView, in area: UIView, _ dice: Dice) {
    let height = part is UITextField ? 34 : dice.points(4, 60...600)
    part.frame = CGRect(
      x: dice.points(2, 0...60), y: dice.points(3, 0...760), width: 280, height: height)
    if dice.isLucky(2, oneIn: 3) { part.autoresizingMask = [.flexibleWidth, .flexibleTopMargin] }
    area.addSubview(part)
  }

  /// By constraints: its sides, and its top or its bottom.
  private func pin(_ part: UIView, in area: UIView, _ dice: Dice) {
    part.translatesAutoresizingMaskIntoConstraints = false
    area.addSubview(part)
    let safe = area.safeAreaLayoutGuide
    let way = dice.points(3, 0...300)
    var constraints = [
      part.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      part.widthAnchor.constraint(equalToConstant: 240),
    ]
    switch dice.index(4, of: 3) {
    case 0: constraints.append(part.topAnchor.constraint(equalTo: safe.topAnchor, constant: way))
    case 1:
      constraints.append(part.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -way))
    default:
      constraints.append(area.bottomAnchor.constraint(equalTo: part.bottomAnchor, constant: way))
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// A scroll view with a form, which its content's constraints make as long as it is.
  private func scroll(_ area: UIView, _ dice: Dice) {
    let scrollView = UIScrollView(frame: .zero)
    let form = UIStackView(arrangedSubviews: (0..<(2 + dice.index(1, of: 12))).map { _ in field() })
    (form.axis, form.spacing) = (.vertical, 24)
    form.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(form)
    area.addSubview(scrollView)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: area.topAnchor, constant: dice.points(2, 0...200)),
      scrollView.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      scrollView.widthAnchor.constraint(equalToConstant: 300),
      scrollView.heightAnchor.constraint(equalToConstant: dice.points(3, 120...700)),
      form.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      form.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      form.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      form.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }
}

/// A view that counts how often it is laid out.
final class CountingView: UIView {
  /// Of all of them.
  static var layouts = 0

  override func layoutSubviews() {
    Self.layouts += 1
    super.layoutSubviews()
  }
}
