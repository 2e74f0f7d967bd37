/// The item that stands for a controller in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage? { didSet { itemDidChange() } }
  open var badgeValue: String? { didSet { itemDidChange() } }

  public required override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
