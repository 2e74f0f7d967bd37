import Foundation
import Phone
import ScreenTesting
import Testing

@testable import StrutKit

/// Plays encoded films with a second, slow reader and compares with what was put in.
@MainActor
@Suite struct FilmTests {
  static func play(_ text: String) throws -> [[[Int]]] {
    try FilmReader.frames(of: try JSONSerialization.jsonObject(with: Data(text.utf8)))
  }

  /// A coloured box, in a clip of its own if it has one.
  struct Item {
    var y: CGFloat
    var x: CGFloat = 10
    var height: CGFloat = 20
    var color = CGColor.white
    var clip: CGRect?

    var layer: CALayer {
      let box = CALayer()
      box.frame = CGRect(x: x, y: y, width: 30, height: height)
      box.backgroundColor = color
      guard let clip else { return box }
      let limit = CALayer()
      limit.frame = clip
      limit.bounds = clip
      limit.masksToBounds = true
      limit.addSublayer(box)
      return limit
    }
  }

  static func check(_ frames: [[Item]]) throws -> String {
    let pool = FilmPool()
    var encoder = FilmEncoder(pool)
    let frames = frames.map { DisplayList.capture($0.map(\.layer), scale: 1) }
    for frame in frames { encoder.add(frame) }
    let played = try play(encoder.text)
    #expect(played.count == frames.count)
    for (number, frame) in frames.enumerated() {
      let wanted = frame.items.map { FilmNode($0, images: [:], pool: pool) }
      try #require(played[number].count == wanted.count, "frame \(number)")
      for (node, want) in zip(played[number], wanted) {
        #expect(node[0] == want.style, "frame \(number)")
        let errors = zip(node.dropFirst(), want.numbers).map { abs($0 - $1) }
        #expect(errors.allSatisfy { $0 <= 1 }, "frame \(number): \(node) for \(want)")
      }
    }
    return encoder.text
  }

  @Test("A keyboard of many keys moves as one")
  func keyboardManyKeys() throws {
    let frames = (0..<60).map { frame in
      (0..<40).map { key in
        Item(y: 500 + CGFloat(key) * 7.31 - 300 * (1 - exp(-CGFloat(frame) / 9)))
      }
    }
    let text = try Self.check(frames)
    #expect(text.utf8.count < 6000, "\(text.utf8.count)")
  }

  @Test("Things appear change and leave")
  func thingsAppearChange() throws {
    let a = Item(y: 0)
    let b = Item(y: 50, color: .black)
    let c = Item(y: 90, height: 5)
    _ = try Self.check([
      [a, b], [a, c, b], [Item(y: 3), c, b], [], [b], [b, a, c], [Item(y: 1), a, c],
    ])
  }

  @Test("Clips move by themselves")
  func clipsMoveThemselves() throws {
    let clip = CGRect(x: 0, y: 0, width: 100, height: 100)
    _ = try Self.check([
      [Item(y: 10, clip: clip)], [Item(y: 40, clip: clip)],
      [Item(y: 40, clip: clip.offsetBy(dx: 0, dy: 30))],
      [Item(y: 60, clip: clip.offsetBy(dx: 0, dy: 50))],
      [Item(y: 70, clip: clip.offsetBy(dx: 9, dy: 50))],
    ])
  }

  @Test("Any frames come back", arguments: 0..<50)
  func anyFramesCome(seed: UInt64) throws {
    var random = Generator(state: seed &* 977 &+ 5)
    var items: [Item] = []
    var frames: [[Item]] = []
    for _ in 0..<12 {
      for index in items.indices where random.chance(2) {
        items[index].y += CGFloat(random.below(2000)) / 37
        if random.chance(5) { items[index].height += 1 }
      }
      if random.chance(2) {
        let item = Item(y: CGFloat(random.below(900)), x: CGFloat(random.below(300)))
        items.insert(item, at: random.below(items.count + 1))
      }
      if random.chance(4), !items.isEmpty { items.remove(at: random.below(items.count)) }
      frames.append(items)
    }
    _ = try Self.check(frames)
  }

  /// The same numbers on every run.
  struct Generator {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }

    mutating func chance(_ one: Int) -> Bool { below(one) == 0 }
  }
}
