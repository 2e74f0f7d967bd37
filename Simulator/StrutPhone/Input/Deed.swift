import CoreGraphics

/// What a person does to a phone. Places are points of its screen.
enum Deed: Equatable, Sendable {
  /// A finger comes down, moves or is lifted.
  case press(CGPoint)
  case move(CGPoint)
  case lift(CGPoint)
  /// The wheel turns over a place, by notches.
  case wheel(CGPoint, notches: CGFloat)
  case type(String)
  case key(WindowEvent.Key)
  case command(PhoneCommand)
}
