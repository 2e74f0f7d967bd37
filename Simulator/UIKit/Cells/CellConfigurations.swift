/// The content and background configurations of one cell, and the views that show them.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  private(set) var contentView: (any UIView & UIContentView)?
  private(set) var backgroundView: ConfiguredBackgroundView?
  /// Whether they are due to be updated for the cell's state.
  var needsUpdate = true
  var updatesContent = true
  var updatesBackground = true

  /// Shows the content, in the view that is there where it can.
  ///
  /// - Returns: Whether there is another view now.
  @MainActor
  mutating func showContent() -> Bool {
    guard let content else {
      defer { contentView = nil }
      return contentView != nil
    }
    if let contentView, contentView.supports(content) {
      contentView.configuration = content
      return false
    }
    contentView = content.makeContentView()
    return true
  }

  /// - Returns: Whether there is another view now.
  @MainActor
  mutating func showBackground() -> Bool {
    guard let background else {
      defer { backgroundView = nil }
      return backgroundView != nil
    }
    if let backgroundView {
      backgroundView.configuration = background
      return false
    }
    backgroundView = ConfiguredBackgroundView(background)
    return true
  }
}
