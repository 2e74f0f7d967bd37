import Phone

/// Three stills side by side, for the README and the documentation: at rest, without the library, with it.
@MainActor
struct StillStrip {
  private let run: DemoRun

  init(of run: DemoRun) { self.run = run }

  /// The strip, two pixels to a point; nil where the run has no stills.
  var image: CGImage? {
    let captioned = [
      ("At rest", run.with.stills["before"]), ("Without the library", run.without.stills["up"]),
      ("With it", run.with.stills["up"]),
    ]
    let phones = captioned.compactMap { caption, still in still.map { phone($0, caption) } }
    guard phones.count == captioned.count else { return nil }
    let strip = UIStackView(arrangedSubviews: phones)
    strip.spacing = 24
    strip.distribution = .fillEqually
    strip.isLayoutMarginsRelativeArrangement = true
    strip.layoutMargins = UIEdgeInsets(top: 12, left: 24, bottom: 24, right: 24)
    strip.backgroundColor = UIColor(white: 0.95, alpha: 1)
    strip.layer.cornerRadius = 16
    strip.frame.size = strip.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    strip.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: strip.bounds.size, format: format)
      .image { strip.layer.render(in: $0.cgContext) }.cgImage
  }

  /// As high as wide devices are wide, so that each strip fits a page.
  private func phone(_ still: CGImage, _ caption: String) -> UIView {
    let width: CGFloat = run.device.orientation == .landscape ? 280 : 200
    let picture = UIImageView(image: UIImage(cgImage: still))
    picture.layer.cornerRadius = run.device.device.hasHomeIndicator ? 24 : 8
    picture.layer.masksToBounds = true
    picture.layer.borderWidth = 1
    picture.layer.borderColor = UIColor(white: 0.75, alpha: 1).cgColor
    let ratio = CGFloat(still.height) / CGFloat(still.width)
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
}
