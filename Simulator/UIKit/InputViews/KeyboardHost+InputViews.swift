extension KeyboardHost {
  /// Puts an app's input views where they belong: the accessory view on top, then keys.
  func layOut(_ inputs: InputSet) {
    let width = configuration.bounds.width
    let total = inputs.wantsKeys ? configuration.height(of: keyboard).value : 0
    let bar = inputs.accessoryHeight(width: width)
    let top = keyboard.accessoryHeight - bar
    UIView.performWithoutAnimation {
      accessoryHost.show(
        bar > 0 ? inputs.accessory : nil, of: inputs.accessoryOwner,
        in: CGRect(x: 0, y: top, width: width, height: bar))
      accessoryHost.autoresizingMask = [.flexibleWidth]
      keysHost.show(
        inputs.keys, of: inputs.responder,
        in: CGRect(
          x: 0, y: keyboard.accessoryHeight, width: width,
          height: max(total - keyboard.accessoryHeight, 0)))
    }
  }

  func removeInputViews() {
    accessoryHost.show(nil, of: nil, in: .zero)
    keysHost.show(nil, of: nil, in: .zero)
  }

  /// The accessory view that stays at the bottom when the keys go, in screen points.
  var barThatStays: CGRect? {
    guard let responder, let owner = accessoryOwner(above: responder, leaving: nil) else {
      return nil
    }
    let height = InputSet(for: owner).accessoryHeight(width: configuration.bounds.width)
    return height > 0 ? configuration.bottomFrame(height: height) : nil
  }
}
