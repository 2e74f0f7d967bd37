/// The systems that the demo shows, each with one or more screens.
enum SampleSystem: String, Sendable {
  case bottomConstraint = "S1"
  case nestedStacks = "S2"
  case strut = "S3"
  case login = "S4"
  case picture = "S5"
  case contentView = "S6"
  case inputs = "S7"
  case chats = "S8"

  var title: String {
    switch self {
    case .bottomConstraint: "Bottom constraint"
    case .nestedStacks: "Nested stacks"
    case .strut: "KeyboardStrutView"
    case .login: "Login form"
    case .picture: "Picture"
    case .contentView: "Content view"
    case .inputs: "From input to input"
    case .chats: "Chats"
    }
  }
}
