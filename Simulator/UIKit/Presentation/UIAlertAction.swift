import CUIKitEnums

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public typealias Style = UIAlertActionStyle

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true { didSet { onChange?() } }

  let handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
