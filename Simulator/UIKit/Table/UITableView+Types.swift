import CUIKitEnums

extension UITableView {
  /// How sections look.
  public typealias Style = UITableViewStyle

  /// How rows come and go. All but `none` fade here.
  public typealias RowAnimation = UITableViewRowAnimation

  /// Where a row is scrolled to.
  public typealias ScrollPosition = UITableViewScrollPosition

  /// What ``UITableView/separatorInset`` counts from.
  public typealias SeparatorInsetReference = UITableViewSeparatorInsetReference

  /// Stands for a height that the table finds by itself.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Posted when a touch, or the code behind it, has changed the selection.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}

/// What a delegate returns that leaves the answer to the table.
///
/// On Apple's systems a table asks whether its delegate has an optional method. Swift cannot ask,
/// so the methods' defaults return this.
enum TableAnswer {
  static var none: CGFloat { .nan }
}

extension CGFloat {
  /// Nil where a delegate does not implement the method.
  var answer: CGFloat? { isNaN ? nil : self }
}
