// The part of Core Foundation that the library uses, as Apple's Swift interface has it. The lists
// of names, which `.ci/contract` compiles against, have UIKit only.

public typealias CFIndex = Int
public typealias CFOptionFlags = UInt

public final class CFAllocator {}
public final class CFRunLoop {}
public final class CFRunLoopObserver {}

public struct CFRunLoopMode: RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let commonModes: CFRunLoopMode! = CFRunLoopMode(rawValue: "common")
  public static let defaultMode: CFRunLoopMode! = CFRunLoopMode(rawValue: "default")
}

public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
  public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
}

public enum CFRunLoopRunResult: Int32, Sendable {
  case finished = 1
  case stopped, timedOut, handledSource
}

public func CFRunLoopGetMain() -> CFRunLoop! { nil }

public func CFRunLoopAddObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {}

public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! { nil }

public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {}

@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: Double, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult { .timedOut }
