import ScreenTesting

/// The screen of a test. `phone` is the stage of the test, even if the stage is a posted keyboard.
@MainActor
protocol TestScreen: StagedScreen {
  var phone: any TestStage { get }
}

extension TestScreen {
  var stage: any TestStage { phone }
}

extension UITextField {
  /// Asks the delegate as the Return key does.
  func askDelegateToReturn() {
    #if canImport(ObjectiveC)
      _ = delegate?.textFieldShouldReturn?(self)
    #else
      _ = delegate?.textFieldShouldReturn(self)
    #endif
  }
}
