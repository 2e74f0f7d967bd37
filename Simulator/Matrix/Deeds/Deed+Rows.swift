import AppScreens
import Phone

extension Deed {
  /// The app changes the rows of a list while one of them has the focus.
  ///
  /// UIKit takes the focus away in the middle of the change. An app that forces layout at that
  /// moment ends with an exception.
  static let rows: [Deed] = [
    Deed(
      id: "row-deleted", title: "The row that is typed into is deleted", needsRows: true,
      movesContent: true
    ) { actor in
      actor.deleteRow {}
    },
    Deed(
      id: "row-left", title: "Editing ended between data and deletion of the row", needsRows: true,
      movesContent: true
    ) { actor in
      actor.deleteRow { actor.window.endEditing(true) }
    },
    Deed(
      id: "row-reloaded", title: "The row that is typed into is reloaded", needsRows: true,
      movesContent: true
    ) { actor in
      actor.begin("reloading the row")
      if let input = actor.input { (actor.screen as? any RowEditing)?.reloadRow(around: input) }
      actor.wait()
      actor.tapAgain()
    },
  ]
}

extension Actor {
  /// Deletes the row of the input, puts it back, and taps an input again.
  fileprivate func deleteRow(inBetween: () -> Void) {
    guard let screen = screen as? any RowEditing, let input else { return }
    begin("deleting the row")
    screen.deleteRow(around: input, inBetween: inBetween)
    wait()
    begin("putting it back")
    screen.restoreRow()
    wait()
    tapAgain()
  }

  /// Taps the input that is lowest now. The earlier input may be in another row.
  fileprivate func tapAgain() {
    begin("the second tap")
    input = chooseInput()
    open()
    wait()
    stop()
  }
}
