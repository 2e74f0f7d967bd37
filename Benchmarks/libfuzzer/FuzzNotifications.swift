import Foundation

/// Bytes that libFuzzer chooses become notifications, with whatever may stand in a payload; the
/// state that they leave is held to what holds after any of them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzNotifications(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var bytes = Bytes(rest: UnsafeBufferPointer(start: start, count: count)[...])
  var state = KeyboardState()
  var time = 0.0
  while !bytes.rest.isEmpty {
    time += [0, 0.002, 0.01, 0.08, 0.28, 5][bytes.choice(of: 6)]
    var info: [AnyHashable: Any] = [:]
    info[KeyboardTransition.Key.frameBegin] = bytes.value()
    info[KeyboardTransition.Key.frameEnd] = bytes.value()
    info[KeyboardTransition.Key.duration] = bytes.value()
    info[KeyboardTransition.Key.curve] = bytes.value()
    info[KeyboardTransition.Key.isLocal] = bytes.value()
    let phases = KeyboardTransition.Phase.allCases
    let name = phases[bytes.choice(of: phases.count)].notificationName
    let screen = bytes.choice(of: 4) == 0 ? nil : Bytes.screen
    guard let transition = KeyboardTransition(name: name, userInfo: info, screen: screen) else {
      fatalError("\(name) was not read")
    }
    let frame = transition.frameEnd
    precondition([frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite))
    precondition(frame.width >= 0 && frame.height >= 0)
    precondition((0...10).contains(transition.duration))
    let move = state.apply(transition, at: time)
    precondition(move?.duration.isFinite != false)
    var again = state
    precondition(again.apply(transition, at: time) == nil, "twice the same changes something")
    let overlap = KeyboardOverlap(of: state.coveredFrame(), with: Bytes.screen)
    precondition((0...Bytes.screen.height).contains(overlap.height))
  }
  return 0
}

/// Values of any kind from bytes.
private struct Bytes {
  static let screen = CGRect(x: 0, y: 0, width: 1024, height: 768)
  var rest: Slice<UnsafeBufferPointer<UInt8>>

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func choice(of count: Int) -> Int { Int(byte()) % count }

  mutating func number() -> Double {
    switch choice(of: 4) {
    case 0: return Double(Int8(bitPattern: byte()))
    case 1: return Double(Int16(bitPattern: UInt16(byte()) << 8 | UInt16(byte())))
    case 2: return Double(bitPattern: (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) })
    default:
      return [.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, 768, 398][
        choice(of: 8)]
    }
  }

  /// What stands in a payload, or should not.
  mutating func value() -> Any? {
    switch choice(of: 8) {
    case 0: return nil
    case 1: return NSNumber(value: number())
    case 2: return "text"
    case 3: return NSNull()
    case 4: return Int(Int8(bitPattern: byte()))
    case 5: return number()
    case 6:
      return CGRect(x: 0, y: 768 - Double(byte()) * 2, width: 1024, height: Double(byte()) * 2)
    default: return CGRect(x: number(), y: number(), width: number(), height: number())
    }
  }
}
