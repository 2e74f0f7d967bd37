import Foundation
import Phone

/// Hostile days: random trees, containers and deeds, notifications that no app should post, calls
/// inside of calls.
///
/// Each day is played with the library and without it. Both must end in the same state.
package enum Soak {
  /// The number of acts in a day.
  package static let stepsOfDay = 100

  /// The outcome of one day.
  package struct Result: Sendable {
    package let seed: UInt64
    package let steps: Int
    /// The fault, in words without numbers; nil if there is none.
    package let fault: String?
    /// The acts of the day, the last at the end.
    package let story: [String]
    /// The differences, with numbers.
    package let details: [String]
  }

  /// Whether what an avoider has decided in a step must be true at the end of that step. If false,
  /// its explanation may say that the input has gone out of sight since the decision.
  @MainActor package static var isStrict = false

  /// Called with each act before it is performed, for a day that never ends.
  @MainActor package static var listener: ((String) -> Void)?

  /// Plays a day.
  @MainActor
  package static func play(seed: UInt64, steps: Int = stepsOfDay) -> Result {
    play(seed: seed, steps: steps, acts: HostileAct.all)
  }

  /// - Parameter acts: The acts to choose from: all of them, or `HostileAct.first` for a seed
  ///   recorded before the others existed.
  @MainActor
  static func play(seed: UInt64, steps: Int = stepsOfDay, acts: [HostileAct]) -> Result {
    var (fault, story, details): (String?, [String], [String]) = (nil, [], [])
    _ = DeveloperLog.messages {
      var control = live(seed, steps, acts)
      var ours = live(seed, steps, acts, against: control)
      if let end = ours.ambiguousStep {
        control = live(seed, end, acts)
        ours = live(seed, end, acts, against: control)
      }
      story = ours.story
      // The library is not responsible for a fault without it, or for objects that the simulated
      // phone keeps.
      guard control.complaint == nil else { return }
      (fault, details) = (ours.complaint, ours.details)
      // Which rows a list shows depends on how far it is scrolled, and so does whether a row gets
      // the focus, or gets it back from a presented screen. The keyboard may then be up on one of
      // the two days only, and an act that waits for it may be performed there only. The end of
      // such a day says nothing, so play the days up to the step before.
      if fault == nil, ours.end.difference(from: control.end, ignoringOffsets: true) != nil,
        let end = [
          ours.fired.commonSteps(with: control.fired),
          ours.rowFocus.commonSteps(with: control.rowFocus),
        ].compactMap(\.self).min()
      {
        control = live(seed, end, acts)
        ours = live(seed, end, acts, against: control)
        (fault, details) = (ours.complaint, ours.details)
      }
      if fault == nil, let what = ours.end.difference(from: control.end, ignoringOffsets: true) {
        fault = "left behind: \(what)"
        details = ours.end.details(against: control.end, ignoringOffsets: true)
      }
      if fault == nil, control.leftovers == nil { fault = ours.leftovers }
    }
    return Result(seed: seed, steps: steps, fault: fault, story: story, details: details)
  }

  /// The fewest steps of a day after which its fault is there, to find its cause by.
  @MainActor
  package static func shortest(_ result: Result) -> Result {
    var (low, high, best) = (1, result.steps, result)
    while low < high {
      let middle = (low + high) / 2
      let shorter = play(seed: result.seed, steps: middle)
      if shorter.fault != nil { (high, best) = (middle, shorter) } else { low = middle + 1 }
    }
    return best
  }

  /// The course of a day, and its end.
  private struct Life {
    var end = TreeState()
    var complaint: String?
    var details: [String] = []
    var story: [String] = []
    var numbers: [String: CGFloat] = [:]
    var ambiguousStep: Int?
    var leftovers: String?
    var fired: [Fired] = []
    var rowFocus: [Bool] = []
  }

  /// - Parameter control: The same day without the library; nil to play that day.
  @MainActor
  private static func live(
    _ seed: UInt64, _ steps: Int, _ acts: [HostileAct], against control: Life? = nil
  ) -> Life {
    var life = Life()
    let exceptions = SystemException.raised { life = survive(seed, steps, acts, against: control) }
    if life.complaint == nil, let first = exceptions.first {
      life.complaint = "ends the app: \(first.name)"
    }
    return life
  }

  @MainActor
  private static func survive(
    _ seed: UInt64, _ steps: Int, _ acts: [HostileAct], against control: Life?
  ) -> Life {
    var life = Life()
    var day: HostileDay? = HostileDay(
      seed: seed, usesLibrary: control != nil, numbers: control?.numbers ?? [:], acts: acts)
    for _ in 0..<steps where day?.complaint == nil && day?.ambiguousStep == nil { day?.step() }
    if let day {
      life.end = day.finish()
      (life.complaint, life.details, life.story) = (day.complaint, day.details, day.story)
      (life.numbers, life.ambiguousStep) = (day.numbers, day.ambiguousStep)
      (life.fired, life.rowFocus) = (day.fired, day.rowFocus)
    }
    let leftovers = day?.leave()
    day = nil
    // The next phone takes the place of this one, and with it all that the system holds.
    _ = Phone(Pose.all[0].configuration)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillHideNotification, object: nil, userInfo: [:])
    life.leftovers = leftovers?()
    return life
  }
}
