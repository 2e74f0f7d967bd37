/// How tables and collection views lay themselves out.
extension SystemBehavior {
  /// What a table knows of rows that measure themselves and have left the screen.
  public enum RowHeights: String, CaseIterable, Sendable {
    /// Their heights. The content offset moves along only when a row above the screen is measured
    /// for the first time.
    case remembered = "row-heights-remembered"
    /// An estimate again: the content offset moves along as they leave at the top, and as they come
    /// back.
    ///
    /// Tables with estimates that are wrong jump as they are scrolled up, reloaded or come back
    /// from behind a push (lionheart/openradar-mirror#1036, #3324, #12151); heights that were known
    /// get lost (smileyborg/TableViewCellWithAutoLayoutiOS8#17). Here an automatic estimate is 60
    /// points, so that an ordinary row differs from it.
    case forgotten = "row-heights-forgotten"
  }

  /// What a collection view does that is asked for layout again in the middle of its own layout
  /// pass, or whose cells never agree on their sizes.
  ///
  /// A cell that measures itself may call for another round. Code that forces the layout of a whole
  /// window, from a cell or from what is told of its size, begins a pass inside the pass.
  public enum CollectionRecursion: String, CaseIterable, Sendable {
    /// It goes on in the next frame. To iOS 14; some reports of those versions have a stack that
    /// overflows (lionheart/openradar-mirror#8299, #7821).
    case goesOn = "collections-go-on"
    /// It ends the app after about a hundred rounds, "stuck in its update/layout loop".
    ///
    /// From iOS 15 (OneBusAway/onebusaway-ios#540, airbnb/epoxy-ios#84). A trace of iOS 26 has a
    /// hundred passes inside each other (xmtplabs/convos-ios#1349).
    case endsLoop = "collections-end-loops"
    /// It ends the app at the first pass inside another.
    ///
    /// Stricter than any report. Layout of the root view, forced in a handler of the keyboard's
    /// notifications, ran into the guard of iOS 26 (hackiftekhar/IQKeyboardManager#2157): code that
    /// forces a pass inside a pass forces one in each.
    case endsFirst = "collections-end-first-recursion"
  }
}
