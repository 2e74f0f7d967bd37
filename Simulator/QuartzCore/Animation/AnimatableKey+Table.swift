extension AnimatableKey {
  /// The properties themselves and the fields of their geometry.
  static func plain(_ keyPath: String) -> AnimatableKey? {
    switch keyPath {
    case "position": return point(\.position)
    case "position.x": return number(\.position.x)
    case "position.y": return number(\.position.y)
    case "bounds": return rect(\.bounds)
    case "bounds.origin": return point(\.bounds.origin)
    case "bounds.origin.x": return number(\.bounds.origin.x)
    case "bounds.origin.y": return number(\.bounds.origin.y)
    case "bounds.size": return size(\.bounds.size)
    case "bounds.size.width": return number(\.bounds.size.width)
    case "bounds.size.height": return number(\.bounds.size.height)
    case "anchorPoint": return point(\.anchorPoint)
    case "zPosition": return number(\.zPosition)
    case "transform": return transform(\.transform)
    case "sublayerTransform": return transform(\.sublayerTransform)
    case "opacity": return float(\.opacity)
    case "hidden": return hidden()
    case "backgroundColor": return color(\.backgroundColor)
    case "cornerRadius": return number(\.cornerRadius)
    case "borderWidth": return number(\.borderWidth)
    case "borderColor": return color(\.borderColor)
    case "shadowColor": return color(\.shadowColor)
    case "shadowOpacity": return float(\.shadowOpacity)
    case "shadowOffset": return size(\.shadowOffset)
    case "shadowRadius": return number(\.shadowRadius)
    case "shadowPath": return path(\.shadowPath)
    case "contents": return contents()
    case "contentsRect": return rect(\.contentsRect)
    default: return shapeOrGradient(keyPath)
    }
  }

  private static func shapeOrGradient(_ keyPath: String) -> AnimatableKey? {
    switch keyPath {
    case "path": return path(\.shapeOrDefault.path)
    case "fillColor": return color(\.shapeOrDefault.fillColor)
    case "strokeColor": return color(\.shapeOrDefault.strokeColor)
    case "strokeStart": return number(\.shapeOrDefault.strokeStart)
    case "strokeEnd": return number(\.shapeOrDefault.strokeEnd)
    case "lineWidth": return number(\.shapeOrDefault.lineWidth)
    case "lineDashPhase": return number(\.shapeOrDefault.lineDashPhase)
    case "colors": return colors()
    case "locations": return locations()
    case "startPoint": return point(\.gradientOrDefault.startPoint)
    case "endPoint": return point(\.gradientOrDefault.endPoint)
    default: return nil
    }
  }

  /// `transform.…`: parts of the affine transform.
  static func transformPart(_ keyPath: String) -> AnimatableKey? {
    switch keyPath {
    case "transform.scale":
      return part(
        { ($0.scale.width + $0.scale.height) / 2 },
        { $1.scale = CGSize(width: $0, height: $0) })
    case "transform.scale.x": return part({ $0.scale.width }, { $1.scale.width = $0 })
    case "transform.scale.y": return part({ $0.scale.height }, { $1.scale.height = $0 })
    case "transform.rotation", "transform.rotation.z":
      return part({ $0.rotation }, { $1.rotation = $0 })
    case "transform.translation.x": return part({ $0.translation.x }, { $1.translation.x = $0 })
    case "transform.translation.y": return part({ $0.translation.y }, { $1.translation.y = $0 })
    case "transform.translation": return translation()
    default: return nil
    }
  }

  private static func translation() -> AnimatableKey? {
    AnimatableKey(
      implicit: false,
      get: { .point(CGPoint(x: $0.transform.m41, y: $0.transform.m42)) },
      put: { value, state in
        guard case .point(let point) = value else { return }
        (state.transform.m41, state.transform.m42) = (point.x, point.y)
      })
  }
}

extension LayerState {
  fileprivate var shapeOrDefault: ShapeState {
    get { shape ?? ShapeState() }
    set { if shape != nil { shape = newValue } }
  }

  fileprivate var gradientOrDefault: GradientState {
    get { gradient ?? GradientState() }
    set { if gradient != nil { gradient = newValue } }
  }
}
