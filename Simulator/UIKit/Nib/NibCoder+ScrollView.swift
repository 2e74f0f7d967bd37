extension NibCoder {
  @MainActor
  func read(into view: UIScrollView) {
    read { element, _ in
      // The class clips by itself; the nib has the last word.
      view.clipsToBounds = try element.bool("clipsSubviews") ?? false
      view.isScrollEnabled = try element.bool("scrollEnabled") ?? true
      view.isPagingEnabled = try element.bool("pagingEnabled") ?? false
      view.bounces = try element.bool("bounces") ?? true
      view.alwaysBounceVertical = try element.bool("alwaysBounceVertical") ?? false
      view.alwaysBounceHorizontal = try element.bool("alwaysBounceHorizontal") ?? false
      view.delaysContentTouches = try element.bool("delaysContentTouches") ?? true
      view.canCancelContentTouches = try element.bool("canCancelContentTouches") ?? true
      view.showsVerticalScrollIndicator = try element.bool("showsVerticalScrollIndicator") ?? true
      view.showsHorizontalScrollIndicator =
        try element.bool("showsHorizontalScrollIndicator") ?? true
      view.indicatorStyle = try element.choice("indicatorStyle", Self.indicatorStyles) ?? .default
      view.keyboardDismissMode = try element.choice("keyboardDismissMode", Self.modes) ?? .none
      view.contentInsetAdjustmentBehavior =
        try element.choice("contentInsetAdjustmentBehavior", Self.behaviors) ?? .automatic
      if let insets = element.child(key: "contentInset") {
        view.contentInset = try insets.edgeInsets()
      }
      if let size = element.child(key: "contentSize") { view.contentSize = try size.size() }
    }
  }

  @MainActor
  func read(into view: UITextView) {
    read { element, instantiation in
      let document = instantiation.document
      // The class has a background of its own; the nib has the last word.
      view.backgroundColor = try element.color(key: "backgroundColor", in: document)
      view.text = try element.string("text")
      if let font = try element.font() { view.font = font }
      if let color = try element.color(key: "textColor", in: document) { view.textColor = color }
      if let alignment = try element.choice("textAlignment", NibText.alignments) {
        view.textAlignment = alignment
      }
      view.isEditable = try element.bool("editable") ?? true
      view.isSelectable = try element.bool("selectable") ?? true
      if let traits = element.child(key: "textInputTraits") { try readTraits(traits, into: view) }
    }
  }

  private static let indicatorStyles: [String: UIScrollView.IndicatorStyle] = [
    "default": .default, "black": .black, "white": .white,
  ]

  private static let modes: [String: UIScrollView.KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
  ]

  private static let behaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
    "always": .always,
  ]
}
