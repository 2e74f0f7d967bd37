import Phone

/// What makes room for the keyboard could leave behind: frames of views, and insets of scroll
/// views. Where a list is scrolled to does not count, because a walk ends elsewhere.
@MainActor
struct WalkLeftovers: Equatable {
  private var places: [CGRect] = []
  private var insets: [UIEdgeInsets] = []

  init(_ phone: Phone) {
    var views: [UIView] = [phone.window]
    while let view = views.popLast() {
      places.append(phone.place(view))
      if let scrollView = view as? UIScrollView {
        insets += [scrollView.contentInset, scrollView.verticalScrollIndicatorInsets]
      } else {
        views += view.subviews.filter { !$0.isHidden }
      }
    }
  }
}
