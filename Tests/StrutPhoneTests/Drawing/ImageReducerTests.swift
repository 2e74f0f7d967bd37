import Phone
import Testing

@testable import StrutPhone

/// Images are shown with as many pixels as the window has for them.
@MainActor
@Suite struct ImageReducerTests {
  /// An image of 6 × 3 pixels: black, and white from the fourth column on.
  private let image = CGImage(
    width: 6, height: 3,
    pixels: (0..<18).map { $0 % 6 < 3 ? 0xFF00_0000 : 0xFFFF_FFFF })

  private func frame(_ rect: CGRect) -> DisplayFrame {
    let layer = CALayer()
    layer.frame = rect
    layer.contents = image
    return DisplayList.capture([layer], scale: 1)
  }

  @Test("Each pixel is the mean of those it stands for, and lies on a pixel of the window")
  func mean() throws {
    var reducer = ImageReducer()
    let frame = frame(CGRect(x: 1.3, y: 2.4, width: 2, height: 1))
    let small = reducer.reduced(frame, scale: 1)
    let picture = try #require(small.items.first?.picture)
    #expect(picture.rect == CGRect(x: 1, y: 2, width: 2, height: 1))
    #expect(small.images[picture.contentID]?.pixels == [0xFF00_0000, 0xFFFF_FFFF])
    let half = reducer.reduced(frame, scale: 0.5)
    let one = try #require(half.items.first?.picture)
    #expect(half.images[one.contentID]?.pixels == [0xFF80_8080])
  }

  @Test("An image that is shown with its own pixels stays as it is")
  func same() throws {
    var reducer = ImageReducer()
    let frame = frame(CGRect(x: 1.3, y: 2.4, width: 6, height: 3))
    #expect(reducer.reduced(frame, scale: 1).items == frame.items)
    #expect(reducer.reduced(frame, scale: 3).items == frame.items)
  }

  @Test("It is made once, and forgotten when it is shown no more")
  func once() throws {
    var reducer = ImageReducer()
    func image(_ frame: DisplayFrame) -> CGImage? {
      let small = reducer.reduced(frame, scale: 1)
      return small.items.first?.picture.flatMap { small.images[$0.contentID] }
    }
    let frame = frame(CGRect(x: 0, y: 0, width: 2, height: 1))
    let first = image(frame)
    #expect(image(frame) === first)
    _ = image(DisplayFrame())
    #expect(image(frame) !== first)
  }
}
