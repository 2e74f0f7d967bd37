import CoreGraphics

/// What a person does to the window. Places are pixels of the window, from its top left.
package enum WindowEvent: Equatable, Sendable {
  /// The mouse, which is the finger, comes down, moves or is lifted.
  case press(CGPoint)
  case move(CGPoint)
  case lift(CGPoint)
  /// The wheel turns over a place, by notches; more than zero is away from the person.
  case wheel(CGPoint, notches: CGFloat)
  /// Something was typed.
  case text(String)
  case key(Key)
  /// A key that was pressed together with Ctrl.
  case control(Character)
  /// The window shows nothing of what was drawn.
  case exposed
  case closed

  /// A key that types no text.
  package enum Key: String, CaseIterable, Sendable {
    case `return`, delete, escape, help
  }
}
