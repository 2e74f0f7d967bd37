import CoreGraphics
import StrutKit

/// A line of a script: something that a person does, a wait, a picture or a film.
enum ScriptLine: Equatable, Sendable {
  /// Where a finger comes down: in points of the screen, or on what says something.
  enum Place: Equatable, Sendable {
    case point(CGPoint)
    case words(String)
  }

  case tap(Place)
  case hold(Place, seconds: Double)
  case drag(Place, to: CGPoint, seconds: Double)
  case wheel(Place, notches: CGFloat)
  case type(String)
  case key(WindowEvent.Key)
  case press(PhoneCommand)
  /// Nil for until nothing moves.
  case wait(seconds: Double?)
  case picture(file: String)
  case film(file: String)
  case cut

  /// How each is written, and what it does.
  static let help = [
    ["tap PLACE", "Tap. A place is two numbers, in points, or \"words\" on the screen."],
    ["hold PLACE SECONDS", "Rest a finger on a place."],
    ["drag PLACE X Y SECONDS", "Drag a finger from a place to another and let go."],
    ["wheel PLACE NOTCHES", "Turn the wheel over a place; below zero towards you."],
    ["type WORDS", "Type the rest of the line."],
    ["key NAME", "One of: \(WindowEvent.Key.allCases.map(\.rawValue).joined(separator: ", "))."],
    ["press KEY", "Press one of the keys above, but for o and those of time."],
    ["wait SECONDS", "Let time pass; without a number until nothing moves."],
    ["picture FILE", "Save the screen as a PNG."],
    ["film FILE", "Begin to film: the file is a page that plays it in a browser."],
    ["cut", "End the film and save it, as the end of the script does, too."],
  ]

  /// Reads a line.
  ///
  /// - Returns: Nil for an empty one, or a comment, which begins with `#`.
  init?(_ text: some StringProtocol) throws {
    var rest = ScriptWords(text)
    guard let name = rest.next(), !name.hasPrefix("#") else { return nil }
    switch name {
    case "tap": self = .tap(try rest.place())
    case "hold": self = .hold(try rest.place(), seconds: try rest.seconds())
    case "drag":
      self = .drag(
        try rest.place(), to: CGPoint(x: try rest.number(), y: try rest.number()),
        seconds: try rest.seconds())
    case "wheel": self = .wheel(try rest.place(), notches: CGFloat(try rest.number()))
    case "type": self = .type(rest.takeAll())
    case "key":
      let key = rest.next() ?? ""
      guard let known = WindowEvent.Key(rawValue: key) else {
        throw UsageError("There is no key \"\(key)\"; \(Self.help[5][1])")
      }
      self = .key(known)
    case "press": self = .press(try Self.command(rest.next() ?? ""))
    case "wait": self = .wait(seconds: rest.isEmpty ? nil : try rest.seconds())
    case "picture":
      self = .picture(file: rest.takeAll())
      guard self != .picture(file: "") else { throw UsageError("A picture needs a file.") }
    case "film":
      self = .film(file: rest.takeAll())
      guard self != .film(file: "") else { throw UsageError("A film needs a file.") }
    case "cut": self = .cut
    default:
      let known = Self.help.map { $0[0].prefix { $0 != " " } }
      throw UsageError(
        "There is no \"\(name)\"; a line begins with \(known.joined(separator: ", ")).")
    }
    guard rest.isEmpty else { throw UsageError("There is more on the line than \(name) takes.") }
  }

  private static func command(_ key: String) throws -> PhoneCommand {
    guard key.count == 1, let command = key.first.flatMap(PhoneCommand.init(rawValue:)) else {
      throw UsageError("There is no key \"\(key)\" of the window.")
    }
    guard !command.isAboutTime else {
      throw UsageError("Time is a script's own; use wait instead of the key \(key).")
    }
    guard command != .beside else {
      throw UsageError("A script has one phone; play it again with --without for the other.")
    }
    return command
  }
}

/// The words of a line, one after the other.
private struct ScriptWords {
  private var rest: Substring

  init(_ text: some StringProtocol) {
    rest = Substring(text)
    skipSpaces()
  }

  var isEmpty: Bool { rest.isEmpty }

  private mutating func skipSpaces() { rest = rest.drop { $0 == " " || $0 == "\t" } }

  mutating func next() -> String? {
    guard !rest.isEmpty else { return nil }
    let word = rest.prefix { $0 != " " && $0 != "\t" }
    rest = rest.dropFirst(word.count)
    skipSpaces()
    return String(word)
  }

  mutating func takeAll() -> String {
    defer { rest = "" }
    return String(rest)
  }

  mutating func number() throws -> Double {
    guard let word = next(), let number = Double(word), number.isFinite else {
      throw UsageError("A number is missing.")
    }
    return number
  }

  mutating func seconds() throws -> Double {
    let seconds = try number()
    guard (0...600).contains(seconds) else {
      throw UsageError("Seconds are a number from 0 to 600, not \(seconds).")
    }
    return seconds
  }

  /// Two numbers, or words in quotation marks.
  mutating func place() throws -> ScriptLine.Place {
    guard rest.first == "\"" else {
      return .point(CGPoint(x: try number(), y: try number()))
    }
    let words = rest.dropFirst().prefix { $0 != "\"" }
    guard rest.count > words.count + 1, !words.isEmpty else {
      throw UsageError("Words stand between two quotation marks.")
    }
    rest = rest.dropFirst(words.count + 2)
    skipSpaces()
    return .words(String(words))
  }
}
