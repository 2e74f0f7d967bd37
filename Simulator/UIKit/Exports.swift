// `import UIKit` brings Foundation, Core Graphics and Core Animation along, as on Apple's systems.
@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
