import CoreGraphics
import Testing

struct ImageTests {
  static let checkers = CGImage(
    width: 3, height: 2,
    pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x0000_0000, 0x8080_8080, 0xFFFF_FFFF])

  @Test("PNG keeps every pixel")
  func pngKeepsPixel() throws {
    let data = Self.checkers.pngData()
    let read = try #require(CGImage(pngData: data))
    #expect(read.pixels == Self.checkers.pixels)
    #expect((read.width, read.height) == (3, 2))
    #expect(read.pngData() == data)
  }

  @Test(
    "What is no PNG is nil",
    arguments: [Data(), Data([1, 2, 3]), Data(ImageTests.checkers.pngData().prefix(40))])
  func noPNGNil(data: Data) {
    #expect(CGImage(pngData: data) == nil, "\(data.count) bytes")
  }

  @Test("The content hash sees pixels and shape")
  func contentHashSees() {
    let same = CGImage(width: 3, height: 2, pixels: Self.checkers.pixels)
    let turned = CGImage(width: 2, height: 3, pixels: Self.checkers.pixels)
    var changed = Self.checkers.pixels
    changed[3] = 1
    let other = CGImage(width: 3, height: 2, pixels: changed)
    #expect(same.contentHash == Self.checkers.contentHash)
    #expect(turned.contentHash != Self.checkers.contentHash)
    #expect(other.contentHash != Self.checkers.contentHash)
    #expect(Self.checkers.contentID.count == 16)
  }

  @Test("Cropping takes the part that exists")
  func croppingTakesPart() throws {
    let part = try #require(
      Self.checkers.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 1)))
    #expect(part.pixels == [0xFF00_FF00, 0xFF00_00FF])
    #expect(Self.checkers.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
  }
}
