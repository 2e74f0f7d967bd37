import Foundation
import Phone
import Testing

@testable import StrutPhone

/// Two screens are put together, pixel by pixel.
@MainActor
@Suite struct PairPictureTests {
  /// A screen of 20 by 10 points of one color.
  private func screen(_ color: CGColor) -> (PhonePicture, [PixelRect]) {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.backgroundColor = color
    let picture = PhonePicture(size: layer.frame.size, scale: 1)
    return (picture, picture.update([layer]))
  }

  private func frame(_ rect: PixelRect, height: Int = 10, word: UInt32) -> BesideFrame {
    let pixels = withUnsafeBytes(of: word) { Data($0) }
    return BesideFrame(
      width: 20, height: height, next: nil, rects: [rect],
      pixels: (0..<rect.area).reduce(into: Data()) { data, _ in data += pixels })
  }

  private func word(_ x: Int, _ y: Int, of pair: PairPicture) -> UInt32 {
    var word: UInt32 = 0
    pair.withPixels { word = $0[y * pair.width + x] }
    return word
  }

  @Test("The left screen, a gap, the right screen; then only what is new in either")
  func update() {
    let pair = PairPicture()
    let (white, rects) = screen(.white)
    let whole = PixelRect(x: 0, y: 0, width: 20, height: 10)
    let all = pair.update(white, rects, frame(whole, word: 0xFF00_00FF))
    #expect(all == [PixelRect(x: 0, y: 0, width: 56, height: 10)])
    #expect(word(19, 9, of: pair) == 0xFFFF_FFFF)
    #expect(word(36, 0, of: pair) == 0xFF00_00FF && word(55, 9, of: pair) == 0xFF00_00FF)
    #expect(word(20, 0, of: pair) == word(35, 9, of: pair))

    let corner = PixelRect(x: 18, y: 3, width: 2, height: 1)
    let new = pair.update(white, [], frame(corner, word: 0xFF00_FF00))
    #expect(new == [PixelRect(x: 54, y: 3, width: 2, height: 1)])
    #expect(word(54, 3, of: pair) == 0xFF00_FF00 && word(53, 3, of: pair) == 0xFF00_00FF)
  }

  @Test("It is put together anew where a screen has another size, or the window has lost it")
  func anew() {
    let pair = PairPicture()
    let (black, rects) = screen(.black)
    let whole = PixelRect(x: 0, y: 0, width: 20, height: 10)
    _ = pair.update(black, rects, frame(whole, word: 0xFF00_00FF))
    pair.forget()
    let nothing = BesideFrame(width: 20, height: 10, next: nil, rects: [], pixels: Data())
    #expect(
      pair.update(black, [], nothing) == [PixelRect(x: 0, y: 0, width: 56, height: 10)])
    #expect(word(0, 0, of: pair) == 0xFF00_0000 && word(40, 5, of: pair) == 0xFF00_00FF)
    let higher = PixelRect(x: 0, y: 0, width: 20, height: 12)
    let all = pair.update(black, [], frame(higher, height: 12, word: 0xFF00_FF00))
    #expect(all == [PixelRect(x: 0, y: 0, width: 56, height: 12)])
    #expect(word(55, 11, of: pair) == 0xFF00_FF00 && word(0, 11, of: pair) == word(20, 0, of: pair))
  }
}
