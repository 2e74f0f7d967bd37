import CCairo
import CPango

/// Pango with everything fixed that a machine or a user could change: fonts come from the system's
/// folders by family name alone, no user configuration, no hinting, one unit a point, one language.
final class TextEngine {
  /// Pango's font maps are not thread-safe; every use of Pango happens inside this lock.
  private static let lock = NSRecursiveLock()
  // Made once, on first use, and only touched inside the lock above.
  nonisolated(unsafe) private static let shared = TextEngine()

  private let config: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let options: OpaquePointer
  private var families: [String: Bool] = [:]
  var cache: [TextLayout.Key: TextLayout] = [:]
  private(set) var layoutsMade = 0

  static func withEngine<Result>(_ body: (TextEngine) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(shared)
  }

  /// The system's fonts and their cache, and none of the rules that users and distributions add.
  private static let configuration = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
    <dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir>
    <cachedir>/var/cache/fontconfig</cachedir>
    </fontconfig>
    """

  private init() {
    guard let config = FcConfigCreate() else {
      preconditionFailure("fontconfig could not be set up")
    }
    // fontconfig reads up to the closing zero, as C strings end.
    let xml = Self.configuration.utf8CString.map { FcChar8(bitPattern: $0) }
    let isLoaded = FcConfigParseAndLoadFromMemory(config, xml, 1)
    precondition(isLoaded != 0, "fontconfig did not take its configuration")
    FcConfigBuildFonts(config)
    guard let map = strut_font_map_new(config), let options = cairo_font_options_create() else {
      preconditionFailure("this Pango cannot use FreeType fonts; install libpango1.0-dev")
    }
    self.config = config
    self.options = options
    fontMap = map
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
  }

  func has(_ family: String) -> Bool {
    if let known = families[family] { return known }
    let isInstalled = strut_font_count(config, family) > 0
    families[family] = isInstalled
    return isInstalled
  }

  /// A new, empty layout; the caller owns it.
  func makeLayout(isRightToLeft: Bool) -> OpaquePointer {
    layoutsMade += 1
    guard let context = pango_font_map_create_context(fontMap),
      let layout = pango_layout_new(context)
    else {
      preconditionFailure("Pango could not make a layout")
    }
    pango_cairo_context_set_font_options(context, options)
    // Widths stay fractions of a point, so that a text is as wide at every scale.
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en-us"))
    pango_context_set_base_dir(
      context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    g_object_unref(UnsafeMutableRawPointer(context))
    return layout
  }

  /// A Pango font description; the caller owns it.
  func makeDescription(_ font: FontDescription) -> OpaquePointer {
    precondition(has(font.family), MissingFontError(family: font.family).description)
    guard let description = pango_font_description_new() else {
      preconditionFailure("Pango could not describe a font")
    }
    pango_font_description_set_family(description, font.family)
    pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight)))
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }
}
