import Phone
import Testing

@testable import StrutPhone

/// Drawing what has changed gives the picture that drawing everything gives.
@MainActor
@Suite(.endsAutomaticMode) struct PictureTests {
  /// A screen, and what is done on it.
  struct Case: Sendable, CustomTestStringConvertible {
    let screen: String
    let scale: CGFloat
    let act: @MainActor @Sendable (Phone) -> Void
    var testDescription: String { "\(screen) at \(scale)" }
  }

  static nonisolated let cases = [
    Case(screen: "s4-bottom", scale: 1) { $0.tap(at: CGPoint(x: 196, y: 728)) },
    Case(screen: "s4-bottom", scale: 0.83) { $0.tap(at: CGPoint(x: 196, y: 728)) },
    Case(screen: "s6-frames", scale: 0.5) { $0.tap(at: CGPoint(x: 196, y: 700)) },
    Case(screen: "settings", scale: 1) {
      $0.touchDown(at: CGPoint(x: 200, y: 600))
      $0.touchMove(to: CGPoint(x: 200, y: 560))
      $0.advance(by: 1.0 / 60)
      $0.touchMove(to: CGPoint(x: 200, y: 520))
      $0.advance(by: 1.0 / 60)
      $0.touchUp()
    },
    Case(screen: "sign-up", scale: 1) { phone in
      phone.tap(at: CGPoint(x: 196, y: 300))
      phone.advance(by: 0.2)
      phone.type("Hello")
      phone.dismissKeyboard()
    },
    Case(screen: "note", scale: 1) { $0.rotate(to: .landscape) },
  ]

  @Test("At every frame, to the last bit", arguments: cases)
  func sameBits(of item: Case) throws {
    let phone = try Phone("iPhone 15")
    phone.show(
      try PhoneScreen.named(item.screen).controller(
        usesLibrary: true, bounds: phone.screen.bounds))
    phone.advance(by: 0.5)
    let size = item.screen == "note" ? CGSize(width: 852, height: 393) : phone.screen.bounds.size
    let kept = PhonePicture(size: size, scale: item.scale)
    _ = kept.update(phone.layersBackToFront)
    item.act(phone)
    var drawn = 0
    for frame in 0..<30 {
      if !kept.update(phone.layersBackToFront).isEmpty { drawn += 1 }
      let fresh = PhonePicture(size: size, scale: item.scale)
      _ = fresh.update(phone.layersBackToFront)
      try #require(kept.image?.pixels == fresh.image?.pixels, "frame \(frame)")
      phone.advance(by: 1.0 / 60)
    }
    #expect(drawn > 3)
  }

  @Test("A letter draws the field anew, not the screen")
  func letter() throws {
    let phone = try Phone("iPhone 15")
    phone.show(
      try PhoneScreen.named("s4-bottom").controller(usesLibrary: true, bounds: phone.screen.bounds))
    phone.tap(at: CGPoint(x: 196, y: 728))
    phone.type("A")
    phone.advance(by: 1)
    let picture = PhonePicture(size: phone.screen.bounds.size, scale: 1)
    _ = picture.update(phone.layersBackToFront)
    let all = picture.pixels
    phone.type("b")
    let rects = picture.update(phone.layersBackToFront)
    #expect(picture.pixels - all < all / 20, "\(rects)")
    #expect(picture.update(phone.layersBackToFront) == [])
  }

  @Test(
    "Rects that are near become one, and there are never more than six",
    arguments: [
      ([0, 50], 1), ([0, 400], 2), ((0..<20).map { $0 * 500 }, 6), ([], 0),
    ])
  func merging(places: [Int], count: Int) {
    let rects = places.map { PixelRect(x: $0, y: $0 / 2, width: 90, height: 90) }
    let merged = rects.merged()
    #expect(merged.count == count)
    for rect in rects { #expect(merged.contains { $0.union(rect) == $0 }) }
  }

  @Test("A rect covers every pixel it touches, and none outside the picture")
  func pixels() {
    let rect = PixelRect(CGRect(x: -3, y: 1.2, width: 4.1, height: 200), width: 10, height: 20)
    #expect(rect == PixelRect(x: 0, y: 1, width: 2, height: 19))
    #expect(PixelRect(CGRect(x: 11, y: 0, width: 3, height: 3), width: 10, height: 20) == nil)
  }
}
