import KeyboardSimulation
import KeyboardStrut
import Matrix
import Phone

/// A picture of an article: a few screens side by side, each on a phone of its own.
@MainActor
struct ArticlePicture {
  /// One of the screens, and what a person does before it is drawn.
  struct Still {
    let caption: String
    var keyboard = SystemKeyboard.standard
    /// Makes the controller that is shown.
    let make: @MainActor () -> UIViewController
    /// What is done then; nothing for a screen at rest.
    var act: @MainActor (Phone, UIViewController) throws -> Void = { _, _ in }
  }

  /// The name of its file, without `@2x.png`.
  let name: String
  let device: SimulatedDeviceConfiguration
  let stills: [Still]

  /// Draws it; nil where a screen could not be.
  func image() throws -> CGImage? {
    let drawn = try stills.map { still in
      let phone = Phone(device, keyboard: still.keyboard)
      let controller = still.make()
      phone.show(controller)
      phone.advance(by: 0.1)
      try still.act(phone, controller)
      phone.advance(by: 1)
      let picture = ScreenStill(of: phone)
      KeyboardAvoidance.isAutomatic = false
      return (still.caption, Optional(picture))
    }
    return StillStrip(device: device, stills: drawn).image
  }
}

extension ArticlePicture.Still {
  /// At rest, then with a view tapped, without and with the library.
  static func comparison(
    _ make: @escaping @MainActor () -> UIViewController,
    tapping act: @escaping @MainActor (Phone, UIViewController) throws -> Void
  ) -> [ArticlePicture.Still] {
    [
      ArticlePicture.Still(caption: "At rest", make: make),
      ArticlePicture.Still(caption: "Without the library", make: make) { phone, controller in
        KeyboardAvoidance.isAutomatic = false
        controller.stopAvoiders()
        try act(phone, controller)
      },
      ArticlePicture.Still(caption: "With it", make: make, act: act),
    ]
  }
}

extension UIViewController {
  /// Leaves the screen, and those inside it, as if there were no library.
  fileprivate func stopAvoiders() {
    var views: [UIView] = [view]
    while let view = views.popLast() {
      for avoider in view.keyboardAvoiders { avoider.stop() }
      views += view.subviews
    }
  }
}
