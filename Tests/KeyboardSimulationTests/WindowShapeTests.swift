import Foundation
import KeyboardSimulation
import Testing

@Suite struct WindowShapeTests {
  /// KeyboardFacts 4.4: device, landscape widths (compact, half, wide), portrait widths (compact,
  /// other).
  static let widths: [(String, [CGFloat], [CGFloat])] = [
    ("iPad (9.7-inch)", [320, 507, 694], [320, 438]),
    ("iPad (10.2-inch)", [320, 535, 750], [320, 480]),
    ("iPad Air 3", [320, 551, 782], [320, 504]),
    ("iPad Pro 11-inch", [375, 592, 809], [320, 504]),
    ("iPad Pro 12.9-inch (3rd generation)", [375, 678, 981], [375, 639]),
  ]

  @Test("Split View has the reported widths", arguments: widths)
  func splitView(name: String, landscape: [CGFloat], portrait: [CGFloat]) throws {
    let wide = try SimulatedDeviceConfiguration(name, .landscape)
    for (share, width) in zip(SimulatedWindowShape.Share.allCases, landscape) {
      for side in SimulatedWindowShape.Side.allCases {
        let frame = wide.windowFrame(.splitView(share, side))
        #expect(frame.value.width == width, "\(name) \(share)")
        #expect(frame.value.height == wide.bounds.height)
        #expect(side == .left ? frame.value.minX == 0 : frame.value.maxX == wide.bounds.maxX)
        #expect(frame.confidence == .high)
      }
    }
    let upright = try SimulatedDeviceConfiguration(name)
    for (share, width) in zip([SimulatedWindowShape.Share.compact, .wide], portrait) {
      #expect(upright.windowFrame(.splitView(share, .left)).value.width == width, "\(name)")
    }
  }

  @Test("Slide over has a gap above and below")
  func slideOverGap() throws {
    let pad = try SimulatedDeviceConfiguration("iPad (9.7-inch)", .landscape)
    let frame = pad.windowFrame(.slideOver).value
    #expect(frame.width == 320)
    #expect(frame.minY == 20 && frame.maxY == 748)
  }

  @Test("An iPhone has only one shape")
  func iPhoneShape() throws {
    let phone = try SimulatedDeviceConfiguration("iPhone 15")
    #expect(phone.windowFrame(.slideOver).value == phone.bounds)
    #expect(phone.windowFrame(.splitView(.half, .left)).value == phone.bounds)
  }

  @Test("A width nobody logged says so")
  func widthNobodyLogged() throws {
    let pad = try SimulatedDeviceConfiguration("iPad mini 6", .landscape)
    #expect(pad.windowFrame(.splitView(.half, .left)).confidence == .estimated)
  }
}
