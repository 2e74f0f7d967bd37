import Phone

/// Counts how often the library sets a property of one object in one run-loop turn, and records
/// where the library forces layout in the middle of UIKit's work.
///
/// Writes that UIKit makes because of a call of the library are not counted. For example, UIKit
/// clamps a content offset after the library has changed an inset.
///
/// If UIKit or the app sets a property after the library has set it in the same turn, the library's
/// next write is not counted either. For example, a container controller may set a child's frame in
/// each layout pass, and the library then restores its lift in the same pass.
@MainActor
final class CallWatch {
  /// The largest number of counted writes of one property in one turn, since the last call of
  /// ``takeWrites()``.
  private var most = 0
  /// Descriptions of the places where the library forced layout, each place once.
  private(set) var forcedLayouts: [String] = []

  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let number: CallProbe.Number

    /// Treats a view's frame and the view's center as the same property.
    init(_ number: CallProbe.Number, of owner: AnyObject) {
      (self.owner, self.number) = (ObjectIdentifier(owner), number == .frame ? .center : number)
    }
  }

  /// The number of counted writes of each property in this turn.
  private var writes: [Key: Int] = [:]
  /// The properties that UIKit or the app has set in this turn after the library had set them.
  private var foreign: Set<Key> = []
  private var turn = 0

  /// Sets the listeners of ``CallProbe``.
  ///
  /// - Parameter callers: Recognizes the calls that are watched: those of the library, or in a test
  ///   those of the test's own module.
  init(_ callers: Callers) {
    CallProbe.writeListener = { [weak self] owner, number in
      self?.note(Key(number, of: owner), by: callers.call(of: number.rawValue))
    }
    CallProbe.layoutListener = { [weak self] view, work in
      guard let self, callers.call(of: "layoutIfNeeded") == .outright else { return }
      let place = "layout of \(type(of: view)) in \(work.rawValue)"
      if !forcedLayouts.contains(place) { forcedLayouts.append(place) }
    }
  }

  /// Removes the listeners of ``CallProbe``.
  func end() { (CallProbe.writeListener, CallProbe.layoutListener) = (nil, nil) }

  private func note(_ key: Key, by call: Callers.Call) {
    let now = RunLoopTurns.current?.commitCount ?? 0
    if now != turn { (turn, writes, foreign) = (now, [:], []) }
    switch call {
    case .none: if writes[key] != nil { foreign.insert(key) }
    case .indirect: break
    case .outright: count(key)
    }
  }

  private func count(_ key: Key) {
    guard foreign.remove(key) == nil else { return }
    writes[key, default: 0] += 1
    most = max(most, writes[key, default: 0])
  }

  /// Returns the largest number of counted writes of one property in one turn since the last call
  /// of this method.
  func takeWrites() -> Int {
    defer { most = 0 }
    return most
  }
}
