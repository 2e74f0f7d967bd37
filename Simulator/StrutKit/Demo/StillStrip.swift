import KeyboardSimulation
import Matrix
import Phone

/// Stills side by side, for the README, the documentation and runs of the matrix.
@MainActor
struct StillStrip {
  let device: SimulatedDeviceConfiguration
  let stills: [(caption: String, still: ScreenStill?)]

  /// At rest, without the library, with it.
  static func comparison(of run: DemoRun) -> StillStrip {
    StillStrip(
      device: run.device,
      stills: [
        ("At rest", run.with.stills["before"]), ("Without the library", run.without.stills["up"]),
        ("With it", run.with.stills["up"]),
      ])
  }

  /// What moved, and the explanation on top of it.
  static func explanation(of run: DemoRun) -> StillStrip {
    StillStrip(
      device: run.device,
      stills: [
        ("What moved", run.with.stills["up"]?.withoutField),
        ("Why", run.with.stills["why"]?.withoutField),
      ])
  }

  /// The strip, two pixels to a point; nil where one of the stills was not taken.
  var image: CGImage? { Self.image(of: [self]) }

  /// Draws strips below each other, with two pixels per point. Nil if any still is missing.
  static func image(of strips: [StillStrip]) -> CGImage? {
    let rows = strips.compactMap(\.row)
    guard rows.count == strips.count else { return nil }
    let page = UIStackView(arrangedSubviews: rows)
    page.axis = .vertical
    page.spacing = 24
    page.alignment = .leading
    page.isLayoutMarginsRelativeArrangement = true
    page.layoutMargins = UIEdgeInsets(top: 12, left: 24, bottom: 24, right: 24)
    page.backgroundColor = UIColor(white: 0.95, alpha: 1)
    page.layer.cornerRadius = 16
    page.frame.size = page.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    page.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: page.bounds.size, format: format)
      .image { page.layer.render(in: $0.cgContext) }.cgImage
  }

  private var row: UIView? {
    let phones = stills.compactMap { caption, still in still.flatMap { phone($0, caption) } }
    guard phones.count == stills.count else { return nil }
    let row = UIStackView(arrangedSubviews: phones)
    row.spacing = 24
    row.distribution = .fillEqually
    row.alignment = .top
    return row
  }

  /// As round as the device's screen, at this size.
  private var cornerRadius: CGFloat {
    guard device.device.hasHomeIndicator else { return 8 }
    return device.device.idiom == .pad ? 8 : 24
  }

  /// As high as wide devices are wide, so that each strip fits a page.
  private func phone(_ still: ScreenStill, _ caption: String) -> UIView? {
    guard let image = still.image else { return nil }
    let width: CGFloat = device.orientation == .landscape ? 280 : 200
    let picture = UIImageView(image: UIImage(cgImage: image))
    picture.layer.cornerRadius = cornerRadius
    picture.layer.masksToBounds = true
    picture.layer.borderWidth = 1
    picture.layer.borderColor = UIColor(white: 0.75, alpha: 1).cgColor
    let ratio = CGFloat(image.height) / CGFloat(image.width)
    if let field = still.field {
      picture.addSubview(mark(field, scale: width * device.device.scale / CGFloat(image.width)))
    }
    let label = UILabel(frame: .zero)
    label.text = caption
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textColor = UIColor(white: 0.3, alpha: 1)
    let phone = UIStackView(arrangedSubviews: [label, picture])
    phone.axis = .vertical
    phone.spacing = 8
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: width),
      picture.heightAnchor.constraint(equalToConstant: (width * ratio).rounded()),
    ])
    return phone
  }

  /// A frame around the edited field: green if it is visible, red if not.
  private func mark(_ field: (frame: CGRect, isVisible: Bool), scale: CGFloat) -> UIView {
    let frame = field.frame.applying(CGAffineTransform(scaleX: scale, y: scale))
    let mark = UIView(frame: frame.insetBy(dx: -3, dy: -3))
    mark.layer.borderWidth = 2
    mark.layer.cornerRadius = 4
    mark.layer.borderColor = (field.isVisible ? UIColor.systemGreen : .systemRed).cgColor
    return mark
  }
}
