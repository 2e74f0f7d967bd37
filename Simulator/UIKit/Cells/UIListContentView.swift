/// Shows the content of a list cell.
@MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let imageView = UIImageView()
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let texts = UIStackView()
  private let row = UIStackView()
  private lazy var height = heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
  private lazy var imageWidth = imageView.widthAnchor.constraint(lessThanOrEqualToConstant: 0)
  private lazy var imageHeight = imageView.heightAnchor.constraint(lessThanOrEqualToConstant: 0)

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    setUp()
  }

  /// A `UIListContentConfiguration`; of any other kind nothing is shown.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != shown else { return }
      shown = new
      show()
    }
  }

  private func setUp() {
    // What lies beside the cell's content has been taken off already.
    insetsLayoutMarginsFromSafeArea = false
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    for view in [imageView, texts] { row.addArrangedSubview(view) }
    for view in [label, secondaryLabel] { texts.addArrangedSubview(view) }
    imageView.contentMode = .scaleAspectFit
    imageView.setContentHuggingPriority(.required, for: .horizontal)
    let margins = layoutMarginsGuide
    let bottom = row.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    // The cell's real height may differ by a moment from what the content asks for.
    bottom.priority = UILayoutPriority(999)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: margins.topAnchor), bottom, height,
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    show()
  }

  private func show() {
    directionalLayoutMargins = shown.directionalLayoutMargins
    height.constant = shown.minimumHeight
    row.spacing = shown.imageToTextPadding
    showImage()
    show(shown.text, shown.textProperties, in: label)
    show(shown.secondaryText, shown.secondaryTextProperties, in: secondaryLabel)
    let isRow = shown.prefersSideBySideTextAndSecondaryText
    texts.axis = isRow ? .horizontal : .vertical
    texts.alignment = isRow ? .firstBaseline : .fill
    texts.spacing =
      isRow ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
    label.setContentHuggingPriority(isRow ? UILayoutPriority(249) : .defaultLow, for: .horizontal)
  }

  private func showImage() {
    imageView.image = shown.image
    imageView.isHidden = shown.image == nil
    imageView.tintColor = shown.imageProperties.tintColor
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
    let maximum = shown.imageProperties.maximumSize
    (imageWidth.constant, imageHeight.constant) = (maximum.width, maximum.height)
    imageWidth.isActive = maximum.width > 0
    imageHeight.isActive = maximum.height > 0
  }

  private func show(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = text
    label.isHidden = text == nil
    label.font = properties.font
    label.textColor = properties.shownColor
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
  }
}
