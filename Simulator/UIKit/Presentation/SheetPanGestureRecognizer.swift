/// The finger that drags a sheet.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  /// A sheet is dragged up and down only; what moves sideways belongs to its content.
  var isVertical: Bool {
    let moved = movementBeforeBegin
    return abs(moved.y) > abs(moved.x)
  }
}
