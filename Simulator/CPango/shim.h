#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// C macros and casts between GObject types, which Swift does not import.

/// A font map of its own that knows only the fonts of `config`; 72 dots an inch, so that a point is
/// one unit of user space. NULL when this Pango cannot use FreeType.
static inline PangoFontMap *strut_font_map_new(FcConfig *config) {
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  if (map == NULL) return NULL;
  pango_fc_font_map_set_config((PangoFcFontMap *)map, config);
  pango_cairo_font_map_set_resolution((PangoCairoFontMap *)map, 72);
  return map;
}

/// How many faces of a family the configuration knows.
static inline int strut_font_count(FcConfig *config, const char *family) {
  FcPattern *pattern = FcPatternBuild(NULL, FC_FAMILY, FcTypeString, family, NULL);
  FcObjectSet *objects = FcObjectSetBuild(FC_FAMILY, NULL);
  FcFontSet *set = FcFontList(config, pattern, objects);
  int count = set ? set->nfont : 0;
  if (set) FcFontSetDestroy(set);
  FcObjectSetDestroy(objects);
  FcPatternDestroy(pattern);
  return count;
}

/// Draws one line with its left end and baseline at the current point.
static inline void strut_show_line(cairo_t *cr, PangoLayoutLine *line) {
  pango_cairo_show_layout_line(cr, line);
}
