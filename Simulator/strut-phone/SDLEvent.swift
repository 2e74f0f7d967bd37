import CoreGraphics
import StrutPhone

/// An `SDL_Event`: a union of 56 bytes, read by the places that SDL_events.h gives its parts.
struct SDLEvent {
  static let size = 56

  private let bytes: UnsafeRawPointer

  init(_ bytes: UnsafeRawPointer) { self.bytes = bytes }

  private func read<Value>(_ offset: Int, _ type: Value.Type = Value.self) -> Value {
    bytes.loadUnaligned(fromByteOffset: offset, as: type)
  }

  /// What it means for the phone; nil for nothing.
  ///
  /// - Parameter mouse: Where the mouse was last; kept up to date.
  func windowEvent(mouse: inout CGPoint) -> WindowEvent? {
    switch read(0, UInt32.self) {
    case 0x100: return .closed
    case 0x200: return read(12, UInt8.self) == 3 ? .exposed : nil
    case 0x300: return keyEvent
    case 0x303: return .text(String(cString: (bytes + 12).assumingMemoryBound(to: CChar.self)))
    case 0x400:
      mouse = place
      return .move(mouse)
    case 0x401, 0x402:
      mouse = place
      // The left button.
      guard read(16, UInt8.self) == 1 else { return nil }
      return read(0, UInt32.self) == 0x401 ? .press(mouse) : .lift(mouse)
    case 0x403:
      let notches = CGFloat(read(20, Int32.self))
      return notches == 0 ? nil : .wheel(mouse, notches: notches)
    default: return nil
    }
  }

  private var place: CGPoint {
    CGPoint(x: CGFloat(read(20, Int32.self)), y: CGFloat(read(24, Int32.self)))
  }

  private var keyEvent: WindowEvent? {
    let (key, modifiers) = (read(20, Int32.self), read(24, UInt16.self))
    // Either Ctrl.
    if modifiers & 0xC0 != 0 {
      guard let scalar = Unicode.Scalar(UInt32(bitPattern: key)), scalar.isASCII else { return nil }
      return .control(Character(scalar))
    }
    switch key {
    case 8: return .key(.delete)
    // On the letters and on the number pad.
    case 13, 0x4000_0058: return .key(.return)
    case 27: return .key(.escape)
    case 0x4000_003A: return .key(.help)
    default: return nil
    }
  }
}
