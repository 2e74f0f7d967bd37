extension CALayer {
  /// Whether this layer or one below it waits for layout.
  var isLayoutPendingInTree: Bool {
    needsLayout() || (sublayers ?? []).contains { $0.isLayoutPendingInTree }
  }
}
