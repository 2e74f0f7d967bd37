/// The content view's class as messages name it.
final class UITableViewCellContentView: UIView {}

/// The content view of a cell, header or footer, and the configuration that it shows.
@MainActor
final class ContentHost {
  private unowned let owner: UIView
  /// What `textLabel` and its like show, where the app uses those.
  private let classicStyle: UIListContentConfiguration
  private var classicContent: UIListContentView?

  private(set) var view: UIView = UITableViewCellContentView(frame: .zero)

  init(_ owner: UIView, classicStyle: UIListContentConfiguration) {
    self.owner = owner
    self.classicStyle = classicStyle
    adopt()
  }

  /// Replaces the content view, unless the one there is shows that kind of configuration already.
  var configuration: (any UIContentConfiguration)? {
    didSet {
      if let configuration, let oldValue, type(of: configuration) == type(of: oldValue),
        let content = view as? any UIContentView
      {
        content.configuration = configuration
      } else if configuration != nil || oldValue != nil {
        view.removeFromSuperview()
        view = configuration?.makeContentView() ?? UITableViewCellContentView(frame: .zero)
        adopt()
      }
      owner.setNeedsLayout()
    }
  }

  /// Whether the height of the row holds, whatever the content wants; a conflict is told then. Else
  /// the table asks the content first, and until then the height gives way.
  var hasFixedHeight = false {
    didSet {
      guard hasFixedHeight != oldValue else { return }
      applyHeightPriority()
      view.hierarchyContext?.placementDidChange(of: view)
    }
  }

  private func applyHeightPriority() {
    view.layoutState.frameHeightPriority =
      hasFixedHeight ? .required : UILayoutPriority(999.9)
  }

  private func adopt() {
    view.layoutState.isEncapsulated = true
    applyHeightPriority()
    classicContent = nil
    // Never narrower than its margins, even in a cell that nobody has laid out yet.
    view.frame = owner.bounds
    owner.addSubview(view)
  }

  /// The labels and the image of the cell's style; they come into being when asked for.
  var classic: UIListContentView {
    if let classicContent { return classicContent }
    let content = UIListContentView(configuration: classicStyle)
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.preservesSuperviewLayoutMargins = true
    content.isUserInteractionEnabled = false
    view.insertSubview(content, at: 0)
    classicContent = content
    return content
  }

  /// Puts the content view somewhere; the app's own margins of it are kept.
  func place(_ frame: CGRect, margins: UIEdgeInsets) {
    view.frame = frame
    if view.safeArea.layoutMargins == lastMargins { view.layoutMargins = margins }
    lastMargins = margins
    if classicContent?.frame != view.bounds { classicContent?.frame = view.bounds }
  }

  private var lastMargins = SafeAreaState().layoutMargins

  /// Whether all of it is a row of a list, with the least height of those.
  var isMadeOfText: Bool {
    view is UIListContentView || (classicContent != nil && !view.holdsConstraintOfApp)
  }

  /// How high the content wants to be in a width; nil where there is nothing that says so.
  func height(inWidth width: CGFloat) -> CGFloat? {
    if let list = view as? UIListContentView { return list.height(inWidth: width) }
    var height = classicContent?.height(inWidth: width) ?? 0
    if view.holdsConstraintOfApp {
      let size = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      height = max(height, size.height)
    }
    return height > 0 ? height : nil
  }
}
