extension NSValue {
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The rectangle in the box, which must hold one.
  public var cgRectValue: CGRect { rectValue }
  /// The point in the box, which must hold one.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the box, which must hold one.
  public var cgSizeValue: CGSize { sizeValue }
  /// The insets in the box, which must hold some.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// Whether the box holds the same kind of value as another: asked for anything else it traps.
  fileprivate func holdsTheSame(as other: NSValue) -> Bool {
    String(cString: objCType) == String(cString: other.objCType)
  }
}

// On Apple's systems a rectangle is an `NSValue` in a dictionary from Objective-C, and a cast makes
// either of the other: `info[key] as? CGRect`, `info[key] as? NSValue`. Foundation on Linux does so
// for numbers only, by the same means.

extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
  public static func _conditionallyBridgeFromObjectiveC(
    _ box: NSValue, result: inout CGRect?
  ) -> Bool {
    result = box.holdsTheSame(as: NSValue(cgRect: .zero)) ? box.cgRectValue : nil
    return result != nil
  }
  public static func _forceBridgeFromObjectiveC(_ box: NSValue, result: inout CGRect?) {
    result = box.cgRectValue
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ box: NSValue?) -> CGRect {
    box?.cgRectValue ?? .zero
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
  public static func _conditionallyBridgeFromObjectiveC(
    _ box: NSValue, result: inout CGPoint?
  ) -> Bool {
    result = box.holdsTheSame(as: NSValue(cgPoint: .zero)) ? box.cgPointValue : nil
    return result != nil
  }
  public static func _forceBridgeFromObjectiveC(_ box: NSValue, result: inout CGPoint?) {
    result = box.cgPointValue
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ box: NSValue?) -> CGPoint {
    box?.cgPointValue ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
  public static func _conditionallyBridgeFromObjectiveC(
    _ box: NSValue, result: inout CGSize?
  ) -> Bool {
    result = box.holdsTheSame(as: NSValue(cgSize: .zero)) ? box.cgSizeValue : nil
    return result != nil
  }
  public static func _forceBridgeFromObjectiveC(_ box: NSValue, result: inout CGSize?) {
    result = box.cgSizeValue
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ box: NSValue?) -> CGSize {
    box?.cgSizeValue ?? .zero
  }
}
