extension NibCoder {
  @MainActor
  func read(into stepper: UIStepper) {
    read { element, _ in
      try readControl(stepper, from: element)
      stepper.minimumValue = try Double(element.number("minimumValue") ?? 0)
      stepper.maximumValue = try Double(element.number("maximumValue") ?? 100)
      stepper.stepValue = try Double(element.number("stepValue") ?? 1)
      stepper.value = try Double(element.number("value") ?? 0)
      stepper.isContinuous = try element.bool("continuous") ?? true
      stepper.autorepeat = try element.bool("autorepeat") ?? true
      stepper.wraps = try element.bool("wraps") ?? false
    }
  }

  @MainActor
  func read(into slider: UISlider) {
    read { element, instantiation in
      try readControl(slider, from: element)
      slider.minimumValue = try Float(element.number("minValue") ?? 0)
      slider.maximumValue = try Float(element.number("maxValue") ?? 1)
      slider.value = try Float(element.number("value") ?? 0)
      slider.isContinuous = try element.bool("continuous") ?? true
      let document = instantiation.document
      slider.minimumTrackTintColor = try element.color(key: "minimumTrackTintColor", in: document)
      slider.maximumTrackTintColor = try element.color(key: "maximumTrackTintColor", in: document)
      slider.thumbTintColor = try element.color(key: "thumbTintColor", in: document)
    }
  }
}
