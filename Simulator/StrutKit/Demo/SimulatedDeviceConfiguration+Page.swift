import KeyboardSimulation

extension SimulatedDeviceConfiguration {
  /// What a page has to know to draw the device.
  var pageJSON: JSON {
    .object([
      "id": .string(slug), "name": .string(device.name),
      "isSideways": .bool(orientation == .landscape),
      "width": .number(bounds.width), "height": .number(bounds.height),
      "scale": .number(device.scale), "isPad": .bool(device.idiom == .pad),
      "hasHomeButton": .bool(!device.hasHomeIndicator),
    ])
  }
}
