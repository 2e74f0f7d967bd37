extension NibCoder {
  /// What `UIViewController.init(coder:)` takes from its element. The view is made when it is asked for.
  @MainActor
  func read(into controller: UIViewController) {
    read { element, instantiation in
      controller.nibState.scene = instantiation.scene
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
