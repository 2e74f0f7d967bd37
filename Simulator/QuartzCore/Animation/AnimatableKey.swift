/// A key path that can be animated, such as `position`, `bounds.size` or `transform.scale.x`.
package struct AnimatableKey {
  /// Whether a bare layer animates a change of the property by itself.
  let animatesImplicitly: Bool
  private let get: (LayerState) -> AnimationValue?
  private let put: (AnimationValue, inout LayerState) -> Void

  /// Nil for a key path that the simulator does not animate.
  package init?(_ keyPath: String) {
    guard let key = Self.plain(keyPath) ?? Self.transformPart(keyPath) else { return nil }
    self = key
  }

  func read(_ state: LayerState) -> AnimationValue? { get(state) }

  /// Writes a value of the key's kind; any other is ignored.
  func write(_ value: AnimationValue, to state: inout LayerState) { put(value, &state) }

  init(
    implicit: Bool = true, get: @escaping (LayerState) -> AnimationValue?,
    put: @escaping (AnimationValue, inout LayerState) -> Void
  ) {
    animatesImplicitly = implicit
    self.get = get
    self.put = put
  }

  static func number(_ property: WritableKeyPath<LayerState, CGFloat>) -> AnimatableKey {
    AnimatableKey(
      get: { .number($0[keyPath: property]) },
      put: { if case .number(let number) = $0 { $1[keyPath: property] = number } })
  }

  static func float(_ property: WritableKeyPath<LayerState, Float>) -> AnimatableKey {
    AnimatableKey(
      get: { .number(Double($0[keyPath: property])) },
      put: { if case .number(let number) = $0 { $1[keyPath: property] = Float(number) } })
  }

  static func point(_ property: WritableKeyPath<LayerState, CGPoint>) -> AnimatableKey {
    AnimatableKey(
      get: { .point($0[keyPath: property]) },
      put: { if case .point(let point) = $0 { $1[keyPath: property] = point } })
  }

  static func size(_ property: WritableKeyPath<LayerState, CGSize>) -> AnimatableKey {
    AnimatableKey(
      get: { .size($0[keyPath: property]) },
      put: { if case .size(let size) = $0 { $1[keyPath: property] = size } })
  }

  static func rect(_ property: WritableKeyPath<LayerState, CGRect>) -> AnimatableKey {
    AnimatableKey(
      get: { .rect($0[keyPath: property]) },
      put: { if case .rect(let rect) = $0 { $1[keyPath: property] = rect } })
  }

  static func color(_ property: WritableKeyPath<LayerState, CGColor?>) -> AnimatableKey {
    AnimatableKey(
      get: { .color($0[keyPath: property]) },
      put: { if case .color(let color) = $0 { $1[keyPath: property] = color } })
  }

  /// Apple documents that paths never animate by themselves.
  static func path(_ property: WritableKeyPath<LayerState, CGPath?>) -> AnimatableKey {
    AnimatableKey(
      implicit: false,
      get: { .path($0[keyPath: property]) },
      put: { if case .path(let path) = $0 { $1[keyPath: property] = path } })
  }

  static func transform(_ property: WritableKeyPath<LayerState, CATransform3D>) -> AnimatableKey {
    AnimatableKey(
      get: { .transform($0[keyPath: property]) },
      put: { if case .transform(let transform) = $0 { $1[keyPath: property] = transform } })
  }

  /// Contents fade: the old picture goes as the new one comes.
  static func contents() -> AnimatableKey {
    AnimatableKey(
      get: { .image($0.image) },
      put: { value, state in
        switch value {
        case .image(let image):
          state.contents = image
          state.contentsFade = nil
        case .fade(let from, let to, let progress):
          state.contents = to
          state.contentsFade = (from, CGFloat(progress))
        default: break
        }
      })
  }

  static func hidden() -> AnimatableKey {
    AnimatableKey(
      implicit: false, get: { .flag($0.isHidden) },
      put: { if case .flag(let flag) = $0 { $1.isHidden = flag } })
  }

  static func colors() -> AnimatableKey {
    AnimatableKey(
      get: { $0.gradient?.colors.map { .colors($0) } },
      put: { if case .colors(let colors) = $0 { $1.gradient?.colors = colors } })
  }

  static func locations() -> AnimatableKey {
    AnimatableKey(
      get: { $0.gradient?.locations.map { .numbers($0.map { Double($0) }) } },
      put: {
        if case .numbers(let numbers) = $0 { $1.gradient?.locations = numbers.map { CGFloat($0) } }
      })
  }

  /// One number of a taken-apart transform.
  static func part(
    _ get: @escaping (TransformParts) -> CGFloat,
    _ put: @escaping (CGFloat, inout TransformParts) -> Void
  ) -> AnimatableKey {
    AnimatableKey(
      get: { .number(get(TransformParts($0.transform.affine))) },
      put: { value, state in
        guard case .number(let number) = value else { return }
        var parts = TransformParts(state.transform.affine)
        put(number, &parts)
        state.transform = CATransform3DMakeAffineTransform(parts.map)
      })
  }
}
