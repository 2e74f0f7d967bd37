/// Where the presenter's view was before a presentation in full screen took it away.
///
/// Apple's sample "Custom View Controller Presentations and Transitions" describes the way of that
/// view: into the container for the transition, out, and back to its superview at the dismissal.
/// Views between it and the container's superview stay where they are.
@MainActor
struct PresenterPlace {
  private weak var superview: UIView?
  private let index: Int
  private let frame: CGRect
  private let isFilling: Bool

  init?(_ view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    frame = view.frame
    // Wherever it has been shifted to: the final frame of a transition is the container's.
    isFilling = frame.size == superview.bounds.size
  }

  /// Puts the view back; into the host, below the container, where its superview is gone.
  func restore(_ view: UIView, below container: UIView, in host: UIView) {
    // The superview may have another size by now, or be gone.
    view.frame = isFilling || superview == nil ? (superview ?? host).bounds : frame
    let superview = superview ?? host
    let limit = superview.subviews.firstIndex { $0 === container } ?? superview.subviews.count
    superview.insertSubview(view, at: min(index, limit))
  }
}
