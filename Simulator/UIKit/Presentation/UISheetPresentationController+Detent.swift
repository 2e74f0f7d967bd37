extension UISheetPresentationController {
  /// A height at which a sheet comes to rest.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half the height of the screen.
    public static func medium() -> Detent {
      Detent(.medium) { ($0 as? DetentContext)?.mediumDetentValue }
    }

    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height in points above the bottom safe area; nil from the resolver switches it off.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      DetentCounter.count += 1
      return Detent(identifier ?? Identifier("custom-\(DetentCounter.count)"), resolver)
    }

    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

@MainActor
private enum DetentCounter {
  static var count = 0
}

/// What the height of a detent may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent, in points above the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let mediumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    mediumDetentValue = medium
    super.init()
  }
}
