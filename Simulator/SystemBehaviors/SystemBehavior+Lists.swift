/// How tables and collection views lay themselves out.
extension SystemBehavior {
  /// Whether a table remembers the heights of self-sizing rows that have left the screen.
  public enum RowHeights: String, CaseIterable, Sendable {
    /// The table remembers their heights. It adjusts the content offset only when a row above the
    /// screen is measured for the first time.
    case remembered = "row-heights-remembered"
    /// The table goes back to an estimate. It adjusts the content offset as rows leave at the top
    /// and as they come back.
    ///
    /// Tables with wrong estimates jump when they are scrolled up, when they are reloaded, and when
    /// a pushed screen is popped (lionheart/openradar-mirror#1036, #3324, #12151). Known heights
    /// get lost (smileyborg/TableViewCellWithAutoLayoutiOS8#17). In this value an automatic
    /// estimate is 60 points, so that an ordinary row differs from it.
    case forgotten = "row-heights-forgotten"
  }

  /// How a collection view reacts if it is asked for layout in the middle of its own layout pass,
  /// or if its cells never agree on their sizes.
  ///
  /// A self-sizing cell may require another round. A cell, or code that is called when its size
  /// changes, may force the layout of the whole window. That begins a pass inside the pass.
  public enum CollectionRecursion: String, CaseIterable, Sendable {
    /// The collection view goes on in the next frame. This is the behavior up to iOS 14. Some
    /// reports of those versions have a stack overflow (lionheart/openradar-mirror#8299, #7821).
    case goesOn = "collections-go-on"
    /// The collection view ends the app after about a hundred rounds, "stuck in its update/layout
    /// loop".
    ///
    /// This is the behavior from iOS 15 (OneBusAway/onebusaway-ios#540, airbnb/epoxy-ios#84). A
    /// trace of iOS 26 has a hundred passes inside each other (xmtplabs/convos-ios#1349).
    case endsLoop = "collections-end-loops"
    /// The collection view ends the app at the first pass inside another.
    ///
    /// This value is stricter than any report. A handler of the keyboard's notifications that
    /// forced layout of the root view ran into the guard of iOS 26
    /// (hackiftekhar/IQKeyboardManager#2157). If code forces a pass inside one pass, it does so in
    /// each.
    case endsFirst = "collections-end-first-recursion"
  }
}
