/// The one color space of the simulator: sRGB, uncalibrated.
public final class CGColorSpace: Sendable {
  static let sRGB = CGColorSpace()

  private init() {}
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sRGB }
