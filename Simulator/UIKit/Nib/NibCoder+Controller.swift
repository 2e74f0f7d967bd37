extension NibCoder {
  /// What `UIViewController.init(coder:)` takes from its element. The view is made when it is asked for.
  @MainActor
  func read(into controller: UIViewController) {
    read { element, instantiation in
      if let scene = instantiation.scene {
        controller.nibState = NibState(bundle: scene.storyboard.bundle, scene: scene)
      }
      controller.title = try element.string("title")
      element.skip(attributes: [
        "id", "key", "userLabel", "sceneMemberID", "storyboardIdentifier", "customClass",
        "customModule", "customModuleProvider",
        "useStoryboardIdentifierAsRestorationIdentifier",
      ])
      element.skipChildren { name, key in
        // Sizes and bars of Interface Builder's canvas, and guides that safe areas have replaced.
        key.hasPrefix("simulated") || key.hasPrefix("freeform") || name == "layoutGuides"
          || key == "view"
      }
      try instantiation.note(element, of: controller)
      instantiation.willAwake(controller)
    }
  }
}
