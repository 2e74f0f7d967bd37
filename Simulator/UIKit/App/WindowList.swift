/// The windows of a scene, or those that are in none.
///
/// Visible windows are kept alive. A hidden one lives as long as the app holds it.
struct WindowList {
  private struct Entry {
    weak var window: UIWindow?
    /// The same window while it is visible.
    var held: UIWindow?
  }

  private var entries: [Entry] = []

  /// In the order in which they came.
  var all: [UIWindow] { entries.compactMap(\.window) }

  /// Adds the window, or notes whether it is visible now.
  @MainActor
  mutating func note(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    let held = window.isHidden ? nil : window
    if let index = entries.firstIndex(where: { $0.window === window }) {
      entries[index].held = held
    } else {
      entries.append(Entry(window: window, held: held))
    }
  }

  mutating func remove(_ window: UIWindow) { entries.removeAll { $0.window === window } }
}
