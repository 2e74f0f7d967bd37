#if canImport(UIKit)
  import UIKit

  /// An invisible view in a list that tells when that is scrolled or has another size, without
  /// taking its delegate.
  ///
  /// What is tied to a scroll view's frame moves in its content with every scroll, and then the
  /// view around it is laid out.
  final class ListWatch: UIView {
    private let didChange: @MainActor () -> Void
    private let line = UIView(frame: .zero)

    init(_ list: UIScrollView, _ didChange: @escaping @MainActor () -> Void) {
      self.didChange = didChange
      super.init(frame: .zero)
      isHidden = true
      isUserInteractionEnabled = false
      line.translatesAutoresizingMaskIntoConstraints = false
      addSubview(line)
      // Not the first, by which UIKit knows a screen's scroll view.
      list.insertSubview(self, at: min(1, list.subviews.count))
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: list.frameLayoutGuide.topAnchor),
        line.bottomAnchor.constraint(equalTo: list.frameLayoutGuide.bottomAnchor),
        line.leftAnchor.constraint(equalTo: list.frameLayoutGuide.leftAnchor),
        line.rightAnchor.constraint(equalTo: list.frameLayoutGuide.rightAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      // Nobody sees the line: to animate it would only cost.
      UIView.performWithoutAnimation { super.layoutSubviews() }
      didChange()
    }
  }
#endif
