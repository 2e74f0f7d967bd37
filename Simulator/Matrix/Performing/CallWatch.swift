import Phone

/// Counts how often the library writes a number in one run-loop turn, and notes where it forces
/// layout in the middle of UIKit's work.
///
/// A number is a property of one object. Only calls that the library makes itself count: an offset
/// that UIKit clamps because the library has changed an inset is UIKit's write.
///
/// A write that follows somebody else's does not count either. A container may write a child's
/// frame in each layout pass of a turn, and the library then puts its part back in the same pass.
@MainActor
final class CallWatch {
  /// The most writes of one number since the last call of ``takeWrites()``, all in one turn.
  private var most = 0
  /// Where the library forced layout, each place once, in words.
  private(set) var forcedLayouts: [String] = []

  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let number: CallProbe.Number

    /// A view's frame and its center are one number.
    init(_ number: CallProbe.Number, of owner: AnyObject) {
      (self.owner, self.number) = (ObjectIdentifier(owner), number == .frame ? .center : number)
    }
  }

  private var writes: [Key: Int] = [:]
  /// The numbers that somebody else has written since the library did.
  private var foreign: Set<Key> = []
  private var turn = 0

  /// Begins to listen.
  ///
  /// - Parameter callers: The library's. A test takes its own.
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

  /// Stops listening.
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

  /// Returns the most writes of one number in one turn since the last call.
  func takeWrites() -> Int {
    defer { most = 0 }
    return most
  }
}
