extension NibCoder {
  /// What `UINavigationController.init(coder:)` takes from its element: its bars.
  @MainActor
  func read(into controller: UINavigationController) {
    read { element, instantiation in
      let bars = try ["navigationBar", "toolbar"].map { key in
        try element.child(key: key).map { try instantiation.makeView($0) }
      }
      controller.adopt(bars[0] as? UINavigationBar, bars[1] as? UIToolbar)
      controller.isNavigationBarHidden = try element.bool("navigationBarHidden") ?? false
      controller.isToolbarHidden = try element.bool("toolbarHidden") ?? true
      skipEmptyParts(of: element)
    }
  }

  /// What `UITabBarController.init(coder:)` takes from its element: its bar.
  @MainActor
  func read(into controller: UITabBarController) {
    read { element, instantiation in
      let bar = try element.child(key: "tabBar").map { try instantiation.makeView($0) }
      if let bar = bar as? UITabBar { controller.adopt(bar) }
      skipEmptyParts(of: element)
    }
  }

  /// What `UISplitViewController.init(coder:)` takes from its element: nothing. Its controllers are
  /// relationships.
  @MainActor
  func read(into controller: UISplitViewController) {
    read { element, _ in skipEmptyParts(of: element) }
  }

  /// What Interface Builder writes for every container: it concerns a container's own scroll views.
  private func skipEmptyParts(of element: NibElement) {
    element.skipChildren { name, _ in name == "nil" }
  }

  @MainActor
  func read(into bar: UINavigationBar) {
    read { element, _ in
      bar.prefersLargeTitles = try element.bool("largeTitles") ?? false
      bar.isTranslucent = try element.bool("translucent") ?? true
    }
  }

  @MainActor
  func read(into bar: UITabBar) {
    read { element, _ in bar.isTranslucent = try element.bool("translucent") ?? true }
  }

  @MainActor
  func read(into toolbar: UIToolbar) {
    read { element, instantiation in
      let document = instantiation.document
      // Every view draws on a clear ground here.
      element.skip(attributes: ["clearsContextBeforeDrawing"])
      toolbar.isTranslucent = try element.bool("translucent") ?? true
      toolbar.barStyle = try element.choice("barStyle", Self.barStyles) ?? .default
      toolbar.barTintColor = try element.color(key: "barTintColor", in: document)
      toolbar.items = try instantiation.barButtonItems(element.child(named: "items"))
    }
  }

  @MainActor
  func read(into bar: UISearchBar) {
    read { element, instantiation in
      bar.text = try element.string("text")
      bar.placeholder = try element.string("placeholder")
      bar.searchBarStyle = try element.choice("searchBarStyle", Self.searchBarStyles) ?? .default
      bar.showsCancelButton = try element.bool("showsCancelButton") ?? false
      bar.barTintColor = try element.color(key: "barTintColor", in: instantiation.document)
      if let traits = element.child(key: "textInputTraits") {
        try readTraits(traits, into: bar.searchTextField)
      }
    }
  }

  private static let barStyles: [String: UIBarStyle] = ["default": .default, "black": .black]

  private static let searchBarStyles: [String: UISearchBar.Style] = [
    "default": .default, "prominent": .prominent, "minimal": .minimal,
  ]
}
