/// Something a person did, and the frame that shows it first.
struct StepMark: Equatable {
  let name: String
  let frame: Int
}
