#if canImport(Phone)
  import KeyboardSimulation
  import Phone

  /// The simulated phone can do everything.
  extension Phone: TestStage {
    package var capabilities: StageCapability { .everything }

    package var screenBounds: CGRect { screen.bounds }
    package func inNotifications(_ rect: CGRect) -> CGRect { rect }

    package var picture: Data? { snapshot()?.pngData() }

    package func makeWindow() -> UIWindow { UIWindow(windowScene: scene) }

    package func play(_ script: KeyboardScript) { keyboard.play(script) }
  }

  extension TestStage {
    /// The phone, for what the posted keyboard has no word for.
    package var simulated: Phone {
      if let phone = self as? Phone { return phone }
      guard let posted = self as? PostedStage else { fatalError("an unknown stage") }
      posted.lack(.worlds)
      return posted.computer
    }
  }

  extension StageCapability {
    static let everything = StageCapability(rawValue: (1 << 12) - 1)
  }
#endif
