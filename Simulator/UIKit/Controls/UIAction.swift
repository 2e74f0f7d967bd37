import CUIKitEnums

public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with the title and image to offer it by.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Actions of one identifier replace each other; one made without gets its own.
  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// The control that is running the handler; nil at any other time.
  public private(set) var sender: Any?

  private let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? ActionCounter.nextIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  func perform(sender: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}

/// Counts actions, so that those without an identifier can be told apart.
@MainActor
private enum ActionCounter {
  private static var count = 0

  static func nextIdentifier() -> UIAction.Identifier {
    count += 1
    return UIAction.Identifier("com.apple.action.dynamic.\(count)")
  }
}
