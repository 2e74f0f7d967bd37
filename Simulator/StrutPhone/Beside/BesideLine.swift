import CoreGraphics
import StrutKit

/// What the window tells the phone beside: a line each.
enum BesideLine: Equatable, Sendable {
  /// Another phone is switched on; what follows is a `PhoneLaunch`.
  case anew(String)
  /// Time passes until a time of the phone's clock.
  case time(Double)
  case deed(Deed)
  /// The phone answers with a `BesideFrame`, in so many pixels for a point.
  case draw(scale: CGFloat)

  var text: String {
    switch self {
    case .anew(let launch): "anew \(launch)"
    case .time(let time): "time \(time)"
    case .draw(let scale): "draw \(scale)"
    case .deed(.press(let point)): "press \(point.x) \(point.y)"
    case .deed(.move(let point)): "move \(point.x) \(point.y)"
    case .deed(.lift(let point)): "lift \(point.x) \(point.y)"
    case .deed(.wheel(let point, let notches)): "wheel \(point.x) \(point.y) \(notches)"
    // Whatever is typed stays on one line.
    case .deed(.type(let text)):
      "type " + text.unicodeScalars.map { String($0.value) }.joined(separator: " ")
    case .deed(.key(let key)): "key \(key.rawValue)"
    case .deed(.command(let command)): "command \(command.rawValue)"
    }
  }

  init(_ text: String) throws {
    let name = text.prefix { $0 != " " }
    let rest = text.dropFirst(name.count + 1)
    let numbers = rest.split(separator: " ").compactMap { Double($0) }
    var point: CGPoint? { numbers.count < 2 ? nil : CGPoint(x: numbers[0], y: numbers[1]) }
    let line: BesideLine? =
      switch name {
      case "anew": .anew(String(rest))
      case "time": numbers.first.map(BesideLine.time)
      case "draw": numbers.first.map { .draw(scale: $0) }
      case "press": point.map { .deed(.press($0)) }
      case "move": point.map { .deed(.move($0)) }
      case "lift": point.map { .deed(.lift($0)) }
      case "wheel":
        numbers.count < 3 ? nil : point.map { .deed(.wheel($0, notches: numbers[2])) }
      case "type":
        .deed(
          .type(
            String(
              String.UnicodeScalarView(
                rest.split(separator: " ").compactMap { UInt32($0).flatMap(Unicode.Scalar.init) }))
          ))
      case "key": WindowEvent.Key(rawValue: String(rest)).map { .deed(.key($0)) }
      case "command": rest.first.flatMap(PhoneCommand.init(rawValue:)).map { .deed(.command($0)) }
      default: nil
      }
    guard let line else { throw UsageError("The phone beside cannot read \"\(text)\".") }
    self = line
  }
}
