import Phone

/// Everything about an item but its place: what stays the same while things move.
struct FilmStyle: Hashable {
  var radii: [CGFloat] = []
  var clipRadii: [[CGFloat]] = []
  var opacity: CGFloat = 1
  var background: String?
  var borderWidth: CGFloat = 0
  var borderColor: String?
  /// An index into the pool's images.
  var image: Int?
  /// The picture's place has a rect of its own, the first after the frame.
  var hasPictureRect = false
  var transform: [CGFloat] = []

  /// Short names, because there are many: `r`adii, `c`lips, `o`pacity, `f`ill, border `w`idth and
  /// `s`troke, `i`mage, `p`icture rect, `t`ransform.
  var json: JSON {
    var members: [JSON.Member] = []
    func add(_ name: String, _ value: JSON) { members.append(.init(name: name, value: value)) }
    func list(_ numbers: [CGFloat]) -> JSON { .array(numbers.map { .rounded($0, to: 4) }) }
    if !radii.isEmpty { add("r", list(radii)) }
    if !clipRadii.isEmpty { add("c", .array(clipRadii.map(list))) }
    if opacity != 1 { add("o", .rounded(opacity, to: 4)) }
    if let background { add("f", .string(background)) }
    if let borderColor {
      add("w", .rounded(borderWidth, to: 4))
      add("s", .string(borderColor))
    }
    if let image { add("i", .integer(image)) }
    if hasPictureRect { add("p", .bool(true)) }
    if !transform.isEmpty { add("t", list(transform)) }
    return .object(members)
  }
}
