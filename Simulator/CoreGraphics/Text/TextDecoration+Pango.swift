import CPango

extension TextDecoration {
  /// As Pango draws them; without a range yet.
  var attributes: [UnsafeMutablePointer<PangoAttribute>?] {
    var result: [UnsafeMutablePointer<PangoAttribute>?] = []
    if let underline {
      result.append(
        pango_attr_underline_new(
          underline == .single ? PANGO_UNDERLINE_SINGLE : PANGO_UNDERLINE_DOUBLE))
    }
    if let (red, green, blue, _) = underlineColor?.pangoWords {
      result.append(pango_attr_underline_color_new(red, green, blue))
    }
    if isStruckThrough { result.append(pango_attr_strikethrough_new(1)) }
    if let (red, green, blue, _) = strikethroughColor?.pangoWords {
      result.append(pango_attr_strikethrough_color_new(red, green, blue))
    }
    if let (red, green, blue, alpha) = background?.pangoWords {
      result.append(pango_attr_background_new(red, green, blue))
      result.append(pango_attr_background_alpha_new(alpha))
    }
    if rise != 0 {
      result.append(pango_attr_rise_new(Int32((rise * Double(PANGO_SCALE)).rounded())))
    }
    return result
  }
}

extension CGColor {
  /// Red, green, blue and alpha in 65535ths. Alpha is never zero, which means "not set" to Pango.
  var pangoWords: (UInt16, UInt16, UInt16, UInt16) {
    func word(_ value: CGFloat) -> UInt16 { UInt16((min(max(value, 0), 1) * 65535).rounded()) }
    return (word(red), word(green), word(blue), max(word(alpha), 1))
  }
}
