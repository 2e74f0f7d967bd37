/// The last layouts of one text: in the width it has and in those it was measured for.
///
/// A text view keeps them itself, since each key makes a new text, and long ones would fill the
/// cache that labels share.
struct TextLayoutMemo {
  private var layouts: [TextLayout] = []

  mutating func layout(_ text: String, _ font: UIFont, _ options: TextOptions) -> TextLayout {
    if let known = layouts.first(where: {
      $0.options == options && $0.font == font.face && $0.string == text
    }) {
      return known
    }
    let layout = TextLayout(text, font: font.face, options: options)
    layouts = [layout] + layouts.filter { $0.string == text }.prefix(2)
    return layout
  }
}
