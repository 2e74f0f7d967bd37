#pragma once

/// An enumeration as `NS_ENUM` makes it: it keeps any raw value, also one without a name, and
/// Swift's `switch` asks for `@unknown default`.
#define UI_ENUM(raw, name) \
  enum __attribute__((enum_extensibility(open))) name : raw name; \
  enum name : raw
