/// A guide at the top or bottom of a controller's view, from before safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the view the bars cover, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// As high as the safe area is inset at its edge.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  let isTop: Bool

  init(isTop: Bool, in view: UIView) {
    self.isTop = isTop
    super.init()
    identifier = isTop ? "UIViewController-topLayoutGuide" : "UIViewController-bottomLayoutGuide"
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    // No more than these two, as apps count the constraints of their views.
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }
}

extension UIViewController {
  func layoutSupport(isTop: Bool, in view: UIView) -> LayoutSupportGuide {
    if let guide = layoutSupports.first(where: { $0.isTop == isTop && $0.owningView === view }) {
      return guide
    }
    let guide = LayoutSupportGuide(isTop: isTop, in: view)
    layoutSupports.removeAll { $0.isTop == isTop }
    layoutSupports.append(guide)
    return guide
  }
}
