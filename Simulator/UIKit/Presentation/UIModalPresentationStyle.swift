/// How a presented controller lies over what presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case crossDissolve = 2
}
