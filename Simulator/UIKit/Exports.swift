// `import UIKit` brings Foundation, Core Graphics and Core Animation along, as on Apple's systems.
@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore

// Swift names of Core Foundation that only Apple's systems have.
extension CFRunLoopMode {
  /// The mode in which an app waits for events.
  public static var defaultMode: CFRunLoopMode? { kCFRunLoopDefaultMode }
  /// All the modes that have been declared as common.
  public static var commonModes: CFRunLoopMode? { kCFRunLoopCommonModes }
}
