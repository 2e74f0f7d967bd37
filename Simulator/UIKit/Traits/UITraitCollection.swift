/// The environment a view is shown in.
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Pixels per point; zero where it is not specified.
  public var displayScale: CGFloat { values.displayScale }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  package convenience init(
    idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass, displayScale: CGFloat,
    style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    category: UIContentSizeCategory = .large
  ) {
    var values = TraitValues()
    values.userInterfaceIdiom = idiom
    values.horizontalSizeClass = horizontal
    values.verticalSizeClass = vertical
    values.displayScale = displayScale
    values.userInterfaceStyle = style
    values.userInterfaceLevel = .base
    values.layoutDirection = direction
    values.preferredContentSizeCategory = category
    self.init(values: values)
  }

  /// Nothing specified.
  public convenience override init() { self.init(values: TraitValues()) }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(\.userInterfaceIdiom, idiom)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, userInterfaceStyle)
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(\.userInterfaceLevel, userInterfaceLevel)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(\.layoutDirection, layoutDirection)
  }

  public convenience init(displayScale scale: CGFloat) { self.init(\.displayScale, scale) }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }

  private convenience init<Value>(
    _ trait: WritableKeyPath<TraitValues, Value>, _ value: Value
  ) {
    var values = TraitValues()
    values[keyPath: trait] = value
    self.init(values: values)
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().changed(mutations))
  }

  /// A copy with some traits changed.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    UITraitCollection(values: values.changed(mutations))
  }

  /// Whether dynamic colors may look different in the other environment.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
  }

  // MARK: The current environment

  // The simulator has one thread (see `VirtualClock`); Apple's value belongs to a thread too.
  nonisolated(unsafe) private static var currentStorage = UITraitCollection()

  /// What dynamic colors are resolved with where no view is at hand.
  public static var current: UITraitCollection {
    get { currentStorage }
    set { currentStorage = newValue }
  }

  public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.currentStorage
    Self.currentStorage = self
    actions()
    Self.currentStorage = outer
  }

  // MARK: NSObject

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.hashValue }

  public override var description: String { summary }
}
