#if canImport(UIKit)
  import UIKit

  /// A guest in a list that tells when that is scrolled or has another size, without taking its
  /// delegate.
  ///
  /// What is tied to a scroll view's frame moves in its content with every scroll, and then the
  /// view around it is laid out.
  final class ListWatch: Guest {
    private let didChange: @MainActor () -> Void

    init(_ list: UIScrollView, _ didChange: @escaping @MainActor () -> Void) {
      self.didChange = didChange
      super.init(frame: .zero)
      let line = UIView(frame: .zero)
      line.translatesAutoresizingMaskIntoConstraints = false
      addSubview(line)
      enter(list)
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: list.frameLayoutGuide.topAnchor),
        line.bottomAnchor.constraint(equalTo: list.frameLayoutGuide.bottomAnchor),
        line.leftAnchor.constraint(equalTo: list.frameLayoutGuide.leftAnchor),
        line.rightAnchor.constraint(equalTo: list.frameLayoutGuide.rightAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func didLayOut() { didChange() }
  }
#endif
