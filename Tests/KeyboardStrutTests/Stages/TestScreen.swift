import ScreenTesting

/// The screen of a test on whichever stage the test runs on, which it calls its phone.
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
