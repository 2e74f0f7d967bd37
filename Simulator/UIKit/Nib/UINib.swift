/// Views and other objects, as drawn in Interface Builder.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let source: Source

  private enum Source {
    case name(String, Bundle?)
    case data(Data)
  }

  /// The source `name.xib` among the bundle's resources. It is looked for when it is needed.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .name(name, bundleOrNil)
    super.init()
  }

  /// - Parameter data: The text of a `.xib` file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .data(data)
    super.init()
  }

  private var parsed: NibDocument?

  /// Makes the nib's objects anew.
  ///
  /// - Returns: The objects of the top level, without File's Owner and First Responder.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    do {
      return try objects(owner: ownerOrNil, options: optionsOrNil)
    } catch {
      (error as? NibError ?? NibError("nib", "\(error)")).trap()
    }
  }

  package func objects(owner: Any?, options: [UINib.OptionsKey: Any]? = nil) throws -> [Any] {
    let external = options?[.externalObjects] as? [String: Any] ?? [:]
    return try document().instantiate(owner: owner.map { $0 as AnyObject }, external: external)
  }

  /// Makes the view that a list has asked for.
  func reusableView<View: UIView>(_ type: View.Type, for identifier: String) -> View {
    let objects = instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects[0] as? View else {
      preconditionFailure(
        "the nib that is registered for \(identifier) must contain exactly one top-level object, "
          + "which must be a \(View.self)")
    }
    return view
  }

  private func document() throws -> NibDocument {
    if let parsed { return parsed }
    let document: NibDocument
    switch source {
    case .name(let name, let bundle):
      document = try NibDocument(path: NibFile.path(name, "xib", in: bundle))
    case .data(let data): document = try NibDocument(data, file: "nib")
    }
    parsed = document
    return document
  }
}
