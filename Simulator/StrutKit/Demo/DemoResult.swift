import Foundation

/// One row of `results.json`. Rects and lengths are points, in the screen's coordinates.
struct DemoResult: Equatable {
  let screen: String
  let seed: String
  /// A sample screen stands alone at the root of a window that fills the screen.
  let container = "root"
  let window = "full"
  let device: String
  let orientation: String
  let keyboard: String
  /// What is done under the keyboard.
  let deed: String
  /// The field with the keyboard down, and with the keyboard up and still.
  let fieldBefore: CGRect
  let fieldAfter: CGRect
  /// The keyboard's upper edge while it is up.
  let keyboardTop: CGFloat
  /// From the field's lower edge to the keyboard; negative while the keyboard covers it.
  let gap: CGFloat
  /// Whether the keyboard covers any of the field when the library is left out.
  let hiddenWithout: Bool
  /// Whether all of the field is on the screen and above the keyboard with the library.
  let visibleWith: Bool
  /// How far up the field came.
  let moved: CGFloat
  /// The largest distance, over all frames of all motions, between the edge that moves and where it
  /// should be.
  let maxTrackingError: CGFloat
  /// Whether every layer came back bit for bit, after every motion.
  let restored: Bool
  /// The frames recorded, all motions together.
  let frames: Int
  /// Why no movement could show the field; nil where one can.
  let impossible: String?

  var json: JSON {
    var members: [JSON.Member] = []
    func add(_ name: String, _ value: JSON) { members.append(.init(name: name, value: value)) }
    add("screen", .string(screen))
    add("seed", .string(seed))
    add("container", .string(container))
    add("window", .string(window))
    add("device", .string(device))
    add("orientation", .string(orientation))
    add("keyboard", .string(keyboard))
    add("deed", .string(deed))
    add("fieldBefore", .rect(fieldBefore))
    add("fieldAfter", .rect(fieldAfter))
    add("keyboardTop", .points(keyboardTop))
    add("gap", .points(gap))
    add("hiddenWithout", .bool(hiddenWithout))
    add("visibleWith", .bool(visibleWith))
    add("moved", .points(moved))
    add("maxTrackingError", .points(maxTrackingError))
    add("restored", .bool(restored))
    add("frames", .integer(frames))
    if let impossible { add("impossible", .string(impossible)) }
    return .object(members)
  }
}

extension JSON {
  /// `{x, y, width, height}`.
  static func rect(_ rect: CGRect) -> JSON {
    .object([
      "x": .points(rect.minX), "y": .points(rect.minY), "width": .points(rect.width),
      "height": .points(rect.height),
    ])
  }

  /// A length without the last digits that adding up leaves: a millionth of a point.
  static func points(_ length: CGFloat) -> JSON { .rounded(length, to: 6) }
}
