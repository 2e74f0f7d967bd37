import UIKit

/// A nib around a few elements, as small as it can be.
@MainActor
enum NibSource {
  static func xib(_ objects: String, resources: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>\(objects)</objects><resources>\(resources)</resources>
    </document>
    """
  }

  /// The objects of the top level.
  static func objects(
    _ objects: String, resources: String = "", owner: AnyObject? = nil
  ) throws -> [Any] {
    let source = xib(objects, resources: resources)
    return try UINib(data: Data(source.utf8), bundle: nil).objects(owner: owner)
  }

  /// The only object, as a view of a type.
  static func view<View: UIView>(
    _ element: String, as type: View.Type = UIView.self, resources: String = "",
    owner: AnyObject? = nil
  ) throws -> View {
    let made = try objects(element, resources: resources, owner: owner)
    guard made.count == 1, let view = made[0] as? View else { throw Unexpected(made: "\(made)") }
    return view
  }

  static func storyboard(_ scenes: [String], initial: String = "A") throws -> UIStoryboard {
    let list = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    let source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="\(initial)"><scenes>\(list)</scenes></document>
      """
    return try UIStoryboard(NibDocument(Data(source.utf8), file: "Test.storyboard"))
  }

  struct Unexpected: Error {
    let made: String
  }
}
