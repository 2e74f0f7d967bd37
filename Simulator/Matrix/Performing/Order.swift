import Phone

/// The arrangement that no move may break: views of a stack view do not overlap, and no constant is
/// larger than any screen is high.
struct Order: Equatable {
  /// Whether two neighbors in a stack view overlap.
  private(set) var isMixedUp = false
  /// The largest constant of a constraint, in points.
  private(set) var reach: CGFloat = 0

  @MainActor
  init(of window: UIWindow?) {
    for view in window?.tree ?? [] {
      if let stack = view as? UIStackView, stack.axis == .vertical, stack.spacing >= 0 {
        let parts = stack.arrangedSubviews.filter { !$0.isHidden }.map(\.shownFrame)
        for (one, next) in zip(parts, parts.dropFirst()) where next.minY < one.maxY - 1 {
          isMixedUp = true
        }
      }
      for constraint in view.constraints where constraint.isOfApp {
        reach = max(reach, abs(constraint.constant))
      }
    }
  }
}
