// The library re-exports its value types (transitions, plans, reasons), so that apps need no second
// import.
@_exported import KeyboardGeometry
