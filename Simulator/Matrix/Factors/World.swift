import Phone

/// When containers write the frames of the screens that they show. No source says it, so that there
/// are two phones, and the library has to be right on both.
package enum World: String, CaseIterable, Sendable {
  /// When their own size or bars change.
  case onChange = "on-change"
  /// At every layout.
  case always

  @MainActor
  func begin(on phone: Phone) {
    phone.behavior.containerFrames = self == .always ? .everyLayout : .onChange
  }
}
