/// The shortcuts beside the suggestions on an iPad's keyboard.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Kept: the phone's keyboards show no shortcuts, and are no lower without them.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var allowsHidingShortcuts = true

  override init() { super.init() }
}
