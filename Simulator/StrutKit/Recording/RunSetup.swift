import KeyboardSimulation
import Phone

/// A screen on a device that has just been switched on, and the field that will be typed into.
@MainActor
struct RunSetup {
  let phone: Phone
  let built: BuiltScreen
  let field: UITextField

  init(
    _ screen: Screen, on device: SimulatedDeviceConfiguration, under variant: Variant,
    usesLibrary: Bool
  ) throws {
    phone = Phone(device, keyboard: variant.keyboard)
    let setting = Screen.Setting(usesLibrary: usesLibrary, bounds: device.bounds)
    built = try screen.make(setting)
    phone.show(built.controller)
    phone.advance(by: phone.frameInterval)
    guard let field = Self.choose(variant, on: built, of: phone) else {
      throw MissingPart("field for \"\(variant.id)\" on \(device.device.name)", in: screen.id)
    }
    self.field = field
    for field in built.fields + [field] { field.keyboardType = variant.keyboardType }
  }

  /// The lowest field that is all on the screen, or the highest; one of our own where even that
  /// would be hidden and must not be.
  private static func choose(_ variant: Variant, on built: BuiltScreen, of phone: Phone)
    -> UITextField?
  {
    let visible = phone.configuration.visibleArea
    let shown = built.fields.filter {
      let frame = phone.frame(of: $0)
      return frame.minY >= visible.minY && frame.maxY <= visible.maxY
    }
    guard variant.usesVisibleField else { return shown.last }
    let top = phone.configuration.frame(of: variant.keyboard).minY
    let highest = shown.first { phone.frame(of: $0).maxY <= top }
    let field = highest ?? built.addFieldAtTop()
    phone.settle()
    return field
  }

  /// Every view whose place is of interest.
  var watched: [UIView] {
    built.fields + [field] + [built.moving?.view].compactMap { $0 } + built.still
  }

  /// Where things are now.
  var rests: RestingFrames {
    RestingFrames(frames: watched.map { phone.frame(of: $0) }, layers: LayerFrames(phone.window))
  }

  /// Where things rest once the device has been turned with no keyboard ever up.
  ///
  /// - Parameter hasFocus: Whether the field has the focus meanwhile: the system then scrolls to it
  ///   at the end of the turn (KeyboardFacts 1.3), unless the library shows it.
  func restAfterTurning(hasFocus: Bool) -> RestingFrames {
    phone.keyboard.ignoresFirstResponder = true
    if hasFocus { phone.tap(field) }
    phone.rotate(to: phone.configuration.turned.orientation)
    phone.advance(by: 1.5)
    field.resignFirstResponder()
    phone.settle()
    return rests
  }
}

extension Phone {
  fileprivate func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }
}
