#if canImport(Phone)
  @_exported import Phone

  /// A phone that shows the screen of a test, which asks for what only the phone can do.
  @MainActor
  package protocol ScreenStage: StagedScreen {
    var phone: Phone { get }
  }

  extension ScreenStage {
    package var stage: any TestStage { phone }
  }
#endif
