/// Something that is shown in an environment: a screen, a scene, a view, a controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What a view knows of its environment.
struct TraitState {
  /// As last handed down from above; nil for a view that never was in another.
  var current: UITraitCollection?
  var overrideStyle = UIUserInterfaceStyle.unspecified
  /// Whether this view and all below it lie in front of other content.
  var isElevated = false
  var observers: [TraitObserver] = []
  /// Whether a font follows the text size.
  var adjustsFont = false
}

extension UIView {
  public var traitCollection: UITraitCollection { traitState.current ?? inheritedTraits }

  var baseOverrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.overrideStyle }
    set {
      traitState.overrideStyle = newValue
      propagateTraits()
    }
  }

  private var inheritedTraits: UITraitCollection {
    let outer =
      superview?.traitCollection ?? (self as? UIWindow)?.windowScene?.traitCollection
      ?? UIScreen.current.traits
    var values = outer.values
    for style in [viewController?.overrideUserInterfaceStyle, overrideUserInterfaceStyle] {
      if let style, style != .unspecified { values.userInterfaceStyle = style }
    }
    if let width = viewController?.columnSizeClass, width != .unspecified {
      values.horizontalSizeClass = width
    }
    if traitState.isElevated { values.userInterfaceLevel = .elevated }
    return values == outer.values ? outer : UITraitCollection(values: values)
  }

  /// Takes over the environment from above, tells of the change, and hands it down.
  func propagateTraits() {
    let old = traitState.current
    let new = inheritedTraits
    guard new != old else { return }
    traitState.current = new
    for subview in subviews { subview.propagateTraits() }
    let previous = old ?? UIScreen.current.traits
    guard previous != new else { return }
    environmentDidChange(from: previous, to: new)
    if viewController != nil { marginsMayHaveChanged() }
    viewController?.traitsDidChange(from: previous, to: new)
    traitCollectionDidChange(previous)
    for observer in traitState.observers where observer.concerns(previous, new) {
      observer.handler(self, previous)
    }
  }

  private func environmentDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    if new.hasDifferentColorAppearance(comparedTo: old) {
      if let color = storedBackgroundColor {
        layer.backgroundColor = color.resolvedColor(with: new).cgColor
      }
      if Self.drawsContent { setNeedsDisplay() }
      tintColorDidChange()
    }
    if new.preferredContentSizeCategory != old.preferredContentSizeCategory {
      (self as? any UIContentSizeCategoryAdjusting)?.adjustFont(to: new)
    }
    if new.layoutDirection != old.layoutDirection { layoutDirectionDidChange() }
    setNeedsLayout()
  }
}

extension UIViewController {
  public var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? UIScreen.current.traits
  }

  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    traitCollectionDidChange(old)
    for observer in traitObservers where observer.concerns(old, new) { observer.handler(self, old) }
  }
}
