// Apps that import the library see its value types (transitions, plans, reasons) without
// a second import.
@_exported import KeyboardGeometry
