/// Something that assistive technology meets although no view of its own stands for it.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The view, or the other element, that it is part of.
  open weak var accessibilityContainer: AnyObject?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// For tests; nobody hears it.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { updateAccessibility { $0.identifier = newValue } }
  }

  /// In points of the container's coordinates. Setting it makes ``accessibilityFrame``
  /// follow the container.
  open var accessibilityFrameInContainerSpace: CGRect = .zero

  /// In points of the screen's coordinates: the container's place counts where one was
  /// set in its space.
  open override var accessibilityFrame: CGRect {
    get {
      guard accessibilityFrameInContainerSpace != .zero,
        let view = accessibilityContainer as? UIView
      else { return super.accessibilityFrame }
      return view.convertToScreen(accessibilityFrameInContainerSpace)
    }
    set { super.accessibilityFrame = newValue }
  }
}
