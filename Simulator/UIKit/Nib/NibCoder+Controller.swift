extension NibCoder {
  /// What `UIViewController.init(coder:)` takes from its element. The view is made when
  /// it is asked for.
  @MainActor
  func read(into controller: UIViewController) {
    read { element, instantiation in
      if let scene = instantiation.scene {
        controller.nibState = NibState(bundle: scene.storyboard.bundle, scene: scene)
      }
      instantiation.controller = controller
      controller.title = try element.string("title")
      controller.automaticallyAdjustsScrollViewInsets =
        try element.bool("automaticallyAdjustsScrollViewInsets") ?? true
      controller.extendedLayoutIncludesOpaqueBars =
        try element.bool("extendedLayoutIncludesOpaqueBars") ?? false
      controller.hidesBottomBarWhenPushed = try element.bool("hidesBottomBarWhenPushed") ?? false
      controller.definesPresentationContext =
        try element.bool("definesPresentationContext") ?? false
      controller.modalPresentationStyle =
        try element.choice("modalPresentationStyle", NibText.presentationStyles) ?? .automatic
      controller.modalTransitionStyle =
        try element.choice("modalTransitionStyle", NibText.transitionStyles) ?? .coverVertical
      if let size = element.child(key: "preferredContentSize") {
        controller.preferredContentSize = try size.size()
      }
      try instantiation.readItems(of: controller, from: element)
      element.skip(attributes: [
        "id", "key", "userLabel", "sceneMemberID", "storyboardIdentifier", "customClass",
        "customModule", "customModuleProvider",
        "useStoryboardIdentifierAsRestorationIdentifier", "clearsSelectionOnViewWillAppear",
        "wantsFullScreenLayout",
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
