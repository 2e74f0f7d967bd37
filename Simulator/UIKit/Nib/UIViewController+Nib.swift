extension UIViewController {
  /// Loads the view from the nib, if there is one. A nib that cannot be loaded ends the program.
  var hasViewFromNib: Bool {
    do {
      return try loadViewFromNib()
    } catch {
      (error as? NibError ?? NibError("\(type(of: self))", "\(error)")).trap()
    }
  }

  /// Makes the view from the controller's nib, and embeds what the nib embeds.
  ///
  /// - Returns: False where there is no nib.
  package func loadViewFromNib() throws -> Bool {
    if let scene = nibState.scene {
      guard let made = try scene.storyboard.makeView(for: self, scene) else { return false }
      for (container, segue) in made.embeddings { try embed(segue, in: container) }
      return true
    }
    guard let name = nibName ?? defaultNibName else { return false }
    let path = try NibFile.path(name, "xib", in: nibBundle)
    _ = try NibDocument(path: path).instantiate(owner: self)
    guard isViewLoaded else {
      throw NibError("\(name).xib", "the outlet “view” of File's Owner is not connected")
    }
    return true
  }

  /// Apple looks for a nib of the class's name, without “Controller” at first.
  private var defaultNibName: String? {
    guard type(of: self) != UIViewController.self else { return nil }
    // Not `NSStringFromClass`, which ends the program for a class inside another type.
    let name = "\(type(of: self))"
    var names = [name]
    if name.hasSuffix("Controller") { names.insert(String(name.dropLast(10)), at: 0) }
    return names.first { !NibFile.paths($0, "xib", in: nibBundle ?? .main).isEmpty }
  }

  // MARK: Segues

  /// Goes a segue because of a person's touch, unless the controller objects.
  func trigger(_ segue: NibSegue, sender: Any?) {
    let identifier = segue.identifier ?? ""
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    orTrap { try perform(segue, sender: sender) }
  }

  func perform(identifier: String, sender: Any?) {
    orTrap {
      let segue = try nibState.scene?.segues().first { $0.identifier == identifier }
      guard let segue else {
        throw NibError(
          "\(type(of: self))", "has no segue with the identifier “\(identifier)” in a storyboard")
      }
      try perform(segue, sender: sender)
    }
  }

  private func orTrap(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      (error as? NibError ?? NibError("\(type(of: self))", "\(error)")).trap()
    }
  }

  /// Makes the destination, prepares it, and goes there.
  func perform(_ segue: NibSegue, sender: Any?) throws {
    guard let scene = nibState.scene else { return }
    let destination = try scene.storyboard.makeController(id: segue.destination)
    let way = try segue.way(from: self, to: destination) { id in
      guard let object = scene.remembered[id] else {
        throw NibError(segue.element, "points at “\(id)”, which is not there any more")
      }
      return object
    }
    let performed = UIStoryboardSegue(
      identifier: segue.identifier, source: self, destination: destination, performHandler: way)
    prepare(for: performed, sender: sender)
    performed.perform()
  }

  private func embed(_ segue: NibSegue, in container: UIView) throws {
    guard let scene = nibState.scene else { return }
    let child = try scene.storyboard.makeController(id: segue.destination)
    let way = UIStoryboardSegue(
      identifier: segue.identifier, source: self, destination: child
    ) { [unowned self] in
      addChild(child)
      guard let view = child.view else { return }
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
      child.didMove(toParent: self)
    }
    prepare(for: way, sender: nil)
    way.perform()
  }
}
