extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// How rows come and go. All but `none` fade here.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it shows after the least movement.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// What ``UITableView/separatorInset`` counts from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

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
