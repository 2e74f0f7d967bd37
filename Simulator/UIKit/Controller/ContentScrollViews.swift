/// The scroll views that an app has named for the bars at a controller's edges.
struct ContentScrollViews {
  private weak var top: UIScrollView?
  private weak var leading: UIScrollView?
  private weak var bottom: UIScrollView?
  private weak var trailing: UIScrollView?

  mutating func set(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    if edges.contains(.top) { top = scrollView }
    if edges.contains(.leading) { leading = scrollView }
    if edges.contains(.bottom) { bottom = scrollView }
    if edges.contains(.trailing) { trailing = scrollView }
  }

  /// The one for the first of several edges that has any.
  func named(for edges: NSDirectionalRectEdge) -> UIScrollView? {
    if edges.contains(.top), let top { return top }
    if edges.contains(.leading), let leading { return leading }
    if edges.contains(.bottom), let bottom { return bottom }
    return edges.contains(.trailing) ? trailing : nil
  }
}

extension UIView {
  /// A scroll view behind any other first subview is not found: reports of screens whose title
  /// stays large (software-mansion/react-native-screens#202, hotwired/hotwire-native-ios#257).
  var firstScrollViewDownFirstSubviews: UIScrollView? {
    var view: UIView? = self
    while let current = view {
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current.subviews.first
    }
    return nil
  }
}
