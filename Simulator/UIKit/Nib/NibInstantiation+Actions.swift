extension NibInstantiation {
  /// Makes a control, an item or a recognizer call what its target's class says about the selector.
  func connectAction(_ element: NibElement, from source: AnyObject) throws {
    let selector = try element.requiredAttribute("selector")
    let target = try object(element.requiredAttribute("destination"), for: element)
    guard let action = (type(of: target) as? any NibConnectable.Type)?.nibActions[selector] else {
      throw NibError(
        element,
        "calls “\(selector)” of \(String(reflecting: type(of: target))): Swift on Linux has no "
          + "selectors; add \"\(selector)\" to NibConnectable.nibActions there, or a UIAction in code"
      )
    }
    let perform: (Any?) -> Void = { [weak target] sender in
      if let target { action(target, sender) }
    }
    switch source {
    case let control as UIControl:
      let events = try element.choice("eventType", Self.events) ?? .touchUpInside
      control.addAction(
        UIAction { [weak control] _ in perform(control) }, for: events)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) {
        [weak item] _ in perform(item)
      }
    case let recognizer as UIGestureRecognizer: recognizer.actions.append { perform($0) }
    default:
      throw NibError(element, "starts at a \(type(of: source)), which sends no actions on Linux")
    }
  }

  /// Makes the recognizers that a nib draws; views take them by their connections.
  func makeRecognizers(_ elements: [NibElement]) throws {
    for element in elements {
      let recognizer = try recognizer(of: element)
      recognizer.isEnabled = try element.bool("enabled") ?? true
      recognizer.cancelsTouchesInView = try element.bool("cancelsTouchesInView") ?? true
      recognizer.delaysTouchesBegan = try element.bool("delaysTouchesBegan") ?? false
      recognizer.delaysTouchesEnded = try element.bool("delaysTouchesEnded") ?? true
      try readNumbers(of: recognizer, from: element)
      element.skip(attributes: Self.recognizerAttributes)
      try note(element, of: recognizer)
      try element.checkAllRead()
    }
  }

  private func readNumbers(of recognizer: UIGestureRecognizer, from element: NibElement) throws {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired = try element.integer("numberOfTapsRequired") ?? 1
      tap.numberOfTouchesRequired = try element.integer("numberOfTouchesRequired") ?? 1
    case let pan as UIPanGestureRecognizer:
      pan.minimumNumberOfTouches = try element.integer("minimumNumberOfTouches") ?? 1
      pan.maximumNumberOfTouches = try element.integer("maximumNumberOfTouches") ?? .max
    case let press as UILongPressGestureRecognizer:
      press.minimumPressDuration = try element.number("minimumPressDuration") ?? 0.5
      press.allowableMovement = try element.number("allowableMovement") ?? 10
      press.numberOfTapsRequired = try element.integer("numberOfTapsRequired") ?? 0
      press.numberOfTouchesRequired = try element.integer("numberOfTouchesRequired") ?? 1
    default: break
    }
  }

  private func recognizer(of element: NibElement) throws -> UIGestureRecognizer {
    if element.attribute("customClass") != nil {
      throw NibError(element, "is a recognizer of a class of its own: make it in code")
    }
    switch element.name {
    case "tapGestureRecognizer": return UITapGestureRecognizer()
    case "panGestureRecognizer": return UIPanGestureRecognizer()
    // Interface Builder's own spelling.
    case "pongPressGestureRecognizer": return UILongPressGestureRecognizer()
    default: throw NibError(element, "is a recognizer that UIKit for Linux lacks")
    }
  }

  /// What only Interface Builder looks at.
  private static let recognizerAttributes = [
    "id", "userLabel", "customClass", "customModule", "customModuleProvider",
  ]

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
