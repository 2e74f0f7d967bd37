import Foundation
import Testing

/// What makes a layout or a picture depend on more than its input, as it stands in sources.
struct ForbiddenSource: Sendable, CustomTestStringConvertible {
  let name: String
  let pattern: String
  /// Lines the pattern finds, so that it can be seen to work.
  let examples: [String]

  var testDescription: String { name }

  static let all = [
    ForbiddenSource(
      name: "wall clocks",
      pattern: #"""
        \bDate\b|\bNSDate\b|CFAbsoluteTime|ContinuousClock|SuspendingClock|clock_gettime\#
        |gettimeofday|mach_absolute_time|\btime\(nil\)|\bDispatch(Time|WallTime|Queue|Source)\b\#
        |ProcessInfo|systemUptime
        """#,
      examples: [
        "let now = Date()", "let start = ContinuousClock.now", "DispatchQueue.main.async {",
        "ProcessInfo.processInfo.systemUptime", "clock_gettime(CLOCK_MONOTONIC, &time)",
      ]),
    ForbiddenSource(
      name: "sleeping and other threads",
      pattern: #"""
        \bTimer(\.|\((timeInterval|fire))|\bsleep\(|usleep|nanosleep|Task\.sleep\#
        |\bTask(\.detached)? \{|RunLoop\.(main|current)
        """#,
      examples: [
        "Timer.scheduledTimer(", "try await Task.sleep(for: .seconds(1))", "Task { run() }",
      ]),
    ForbiddenSource(
      name: "locale and time zone",
      pattern: #"""
        \bLocale\b|NSLocale|TimeZone|\bCalendar\b|Formatter\b|\.formatted\(|\.localized\#
        |NSLocalizedString|getenv|setlocale|(upper|lower)cased\(with
        """#,
      examples: [
        "Locale.current.identifier", "let formatter = NumberFormatter()", "value.formatted()",
        "text.localizedUppercase", "text.uppercased(with: locale)", "getenv(\"LANG\")",
      ]),
    ForbiddenSource(
      name: "randomness",
      pattern: #"""
        \.random\(|shuffle|randomElement|\bUUID\b|RandomNumberGenerator|arc4random\#
        |\brand(om)?\(\)|drand48|getrandom
        """#,
      examples: [
        "Int.random(in: 0..<3)", "views.shuffled()", "UUID().uuidString",
        "var generator = SystemRandomNumberGenerator()",
      ]),
    // Sets and dictionaries differ in order from run to run. Only what is known to be one can be
    // seen here; the rest is left to the two processes that are compared.
    ForbiddenSource(
      name: "order of hashes",
      pattern: #"""
        in \S*(connectedScenes|allTouches|\.keys\b(?!\.sorted)|Set\((?!.*sorted))\#
        |sorted.*(hashValue|ObjectIdentifier)
        """#,
      examples: [
        "for scene in UIApplication.shared.connectedScenes {", "for name in table.keys {",
        "views.sorted { $0.hashValue < $1.hashValue }",
      ]),
  ]

  /// Places that are as they have to be.
  static let allowed: [(file: String, text: String, reason: String)] = [
    (
      "UIKit/App/UIApplication.swift", "in event.allTouches",
      "the phone has one finger, so that there is nothing to order"
    ),
    (
      "UIKit/App/MainQueue.swift", "DispatchQueue.main.setSpecific",
      "nothing is queued: a mark tells the main queue from others"
    ),
    (
      "UIKit/App/MainQueue.swift", "DispatchQueue.getSpecific",
      "nothing is queued: a mark tells the main queue from others"
    ),
  ]

  /// The lines that match, without comments and without what is allowed.
  func matches(in text: String, of file: String) -> [String] {
    guard finds(in: text) else { return [] }
    return text.components(separatedBy: "\n").enumerated().compactMap { number, line in
      let code = line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
      guard finds(in: code),
        !Self.allowed.contains(where: { $0.file == file && code.contains($0.text) })
      else { return nil }
      return "\(file):\(number + 1): \(line.trimmingCharacters(in: .whitespaces))"
    }
  }

  private func finds(in text: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }
}
