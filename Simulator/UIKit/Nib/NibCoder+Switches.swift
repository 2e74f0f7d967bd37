extension NibCoder {
  @MainActor
  func read(into control: UISwitch) {
    read { element, instantiation in
      try readControl(control, from: element)
      control.isOn = try element.bool("on") ?? false
      let document = instantiation.document
      control.onTintColor = try element.color(key: "onTintColor", in: document)
      control.thumbTintColor = try element.color(key: "thumbTintColor", in: document)
    }
  }

  @MainActor
  func read(into control: UISegmentedControl) {
    read { element, instantiation in
      try readControl(control, from: element)
      control.isMomentary = try element.bool("momentary") ?? false
      for list in element.children(named: "segments") {
        for (index, segment) in list.readChildren().enumerated() {
          let title = try segment.string("title")
          control.insertSegment(withTitle: title, at: index, animated: false)
          control.setEnabled(try segment.bool("enabled") ?? true, forSegmentAt: index)
          control.setWidth(try segment.number("width") ?? 0, forSegmentAt: index)
          try segment.checkAllRead()
        }
      }
      control.selectedSegmentIndex = try element.integer("selectedSegmentIndex") ?? -1
      element.skip(attributes: ["segmentControlStyle"])
      control.selectedSegmentTintColor = try element.color(
        key: "selectedSegmentTintColor", in: instantiation.document)
    }
  }
}
