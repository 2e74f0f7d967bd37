extension NibText {
  static let presentationStyles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
  ]

  static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "crossDissolve": .crossDissolve,
  ]
}
