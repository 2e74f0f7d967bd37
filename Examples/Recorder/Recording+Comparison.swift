import Foundation

extension Recording {
  /// How much two recordings may differ.
  public struct Tolerance: Equatable, Sendable {
    /// The tolerance in points while nothing moves.
    public var atRest: Double
    /// The tolerance in points while something moves: two systems never start in the same frame.
    public var moving: Double
    /// The tolerance in seconds, between two notifications and in their durations.
    public var time: Double

    public init(atRest: Double, moving: Double, time: Double) {
      self.atRest = atRest
      self.moving = moving
      self.time = time
    }

    /// No tolerance.
    public static let exact = Tolerance(atRest: 0, moving: 0, time: 0)
    /// The tolerance between a real device and a simulated one. It is half a point at rest, five
    /// frames of the fastest keyboard while it moves, and six frames in time.
    public static let device = Tolerance(atRest: 0.5, moving: 180, time: 0.1)
  }

  /// Returns the differences from another recording of the same screen: a sentence for the first
  /// difference of each view and each notification. The result is empty if the recordings agree.
  ///
  /// - Parameters:
  ///   - other: The recording to compare with.
  ///   - tolerance: How much the recordings may differ.
  public func differences(from other: Recording, within tolerance: Tolerance) -> [String] {
    guard screen == other.screen else {
      return ["\(screen) is another screen than \(other.screen)."]
    }
    return notificationDifferences(from: other, tolerance)
      + stateDifferences(from: other, tolerance)
  }

  private func notificationDifferences(
    from other: Recording, _ tolerance: Tolerance
  ) -> [String] {
    let names = notifications.map(\.name)
    let others = other.notifications.map(\.name)
    guard names == others else {
      let index = zip(names, others).prefix { $0 == $1 }.count
      func text(_ list: [Posted]) -> String {
        list.indices.contains(index)
          ? "\(list[index].name) at \(list[index].time.text) s" : "nothing more"
      }
      return [
        "Notification \(index + 1) is \(text(notifications)), and in the other recording "
          + "\(text(other.notifications))."
      ]
    }
    return zip(notifications, other.notifications).enumerated().flatMap { index, pair in
      Self.differences(of: pair.0, pair.1, "Notification \(index + 1), \(pair.0.name),", tolerance)
    }
  }

  private static func differences(
    of one: Posted, _ other: Posted, _ words: String, _ tolerance: Tolerance
  ) -> [String] {
    var found: [String] = []
    if abs(one.time - other.time) > tolerance.time {
      found.append("\(words) comes at \(one.time.text) s instead of \(other.time.text) s.")
    }
    for (name, mine, its) in [("begins", one.begin, other.begin), ("ends", one.end, other.end)] {
      switch (mine, its) {
      case (nil, nil): break
      case (let mine?, let its?):
        if let words2 = apart(mine, its, rectParts, tolerance.atRest) {
          found.append("\(words) \(name) with \(words2).")
        }
      default:
        found.append("\(words) \(name) with \(mine == nil ? "no" : "a") rect, the other does not.")
      }
    }
    if abs((one.duration ?? 0) - (other.duration ?? 0)) > tolerance.time {
      found.append(
        "\(words) lasts \((one.duration ?? 0).text) s instead of \((other.duration ?? 0).text) s.")
    }
    if one.curve != other.curve || one.isLocal != other.isLocal || one.hasScreen != other.hasScreen
    {
      found.append("\(words) differs in its curve, in being local, or in naming a screen.")
    }
    if let text = apart(one.guide, other.guide, rectParts, tolerance.moving) {
      found.append("\(words) finds the guide with \(text).")
    }
    return found
  }

  private func stateDifferences(from other: Recording, _ tolerance: Tolerance) -> [String] {
    var found: [String] = []
    var told = Set<String>()
    let changes = Set(states.map(\.time) + other.states.map(\.time)).sorted()
    // Everything is at rest after the last change, and between two changes that are far enough
    // apart.
    let ends = changes.dropFirst() + [max(length, other.length)]
    let rests = zip(changes, ends).map { ($0 + $1) / 2 }
    for time in (changes + rests).sorted() {
      guard let one = state(at: time), let two = other.state(at: time) else { continue }
      let isMoving = moves(at: time, tolerance) || other.moves(at: time, tolerance)
      let limit = isMoving ? tolerance.moving : tolerance.atRest
      for (name, text) in Self.differences(of: one, two, limit) where told.insert(name).inserted {
        found.append("At \(time.text) s \(name) has \(text).")
      }
    }
    return found
  }

  private static func differences(
    of one: State, _ two: State, _ limit: Double
  ) -> [(name: String, text: String)] {
    var found: [(String, String)] = []
    func compare(_ name: String, _ mine: [Double]?, _ its: [Double]?, _ parts: [String]) {
      switch (mine, its) {
      case (let mine?, let its?):
        if let text = apart(mine, its, parts, limit) { found.append((name, text)) }
      case (nil, nil): break
      default: found.append((name, "a place in one recording, and none in the other"))
      }
    }
    for name in Set(one.rects.keys).union(two.rects.keys).sorted() {
      compare(name, one.rects[name], two.rects[name], rectParts)
    }
    for name in Set(one.scrolls.keys).union(two.scrolls.keys).sorted() {
      compare("\(name), scrolled,", one.scrolls[name], two.scrolls[name], scrollParts)
    }
    compare("the safe area", one.safeArea, two.safeArea, ["top", "left", "bottom", "right"])
    compare("the keyboard layout guide", one.guide, two.guide, rectParts)
    return found
  }

  private static let rectParts = ["x", "y", "width", "height"]
  private static let scrollParts = [
    "offset x", "offset y", "inset", "adjusted inset at the top", "adjusted inset at the bottom",
  ]

  /// Describes the largest difference of two lists of numbers; nil if no difference exceeds the
  /// limit.
  private static func apart(
    _ one: [Double], _ two: [Double], _ parts: [String], _ limit: Double
  ) -> String? {
    guard one.count == two.count, one.count == parts.count else {
      return "\(one.count) numbers instead of \(two.count)"
    }
    let worst = zip(zip(one, two), parts).max { abs($0.0.0 - $0.0.1) < abs($1.0.0 - $1.0.1) }
    guard let ((mine, its), part) = worst, abs(mine - its) > limit else { return nil }
    return "\(part) \(mine.text) instead of \(its.text), \(abs(mine - its).text) points apart"
  }

  /// Returns the state at a time, or the last one before it.
  private func state(at time: Double) -> State? { states.last { $0.time <= time } ?? states.first }

  /// Whether something moves at a time, or within the tolerance before or after it.
  private func moves(at time: Double, _ tolerance: Tolerance) -> Bool {
    states.dropFirst().contains { abs($0.time - time) <= tolerance.time + 1e-9 }
  }
}

extension Double {
  /// The number with at most three decimals, or with all of its digits if three are not enough.
  fileprivate var text: String {
    let short = (self * 1000).rounded() / 1000
    return short == rounded() ? String(Int(short)) : String(abs(self - short) < 1e-9 ? short : self)
  }
}
