import CUIKitEnums

/// How an animator's changes go over time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// What kind of curve it is.
public typealias UITimingCurveType = CUIKitEnums.UITimingCurveType
