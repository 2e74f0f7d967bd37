/// What an app has said about an object for assistive technology; what it has not said stays nil.
@MainActor
final class AccessibilityState {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var elementsAreHidden = false
  var isModal = false
  var groupsChildren = false
}
