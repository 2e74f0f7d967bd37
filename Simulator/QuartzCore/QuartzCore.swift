import Foundation
@_exported import CoreGraphics
