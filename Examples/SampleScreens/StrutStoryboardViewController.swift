import KeyboardStrut
import UIKit

/// XIB and storyboard: the form and the strut are drawn in `StrutForm.storyboard`.
///
/// The strut's height there is a placeholder that is removed at build time.
public final class StrutStoryboardViewController: UIViewController {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  public private(set) weak var field: UITextField!

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  public private(set) weak var keyboardStrut: KeyboardStrutView!
}

#if os(Linux)
  // On Linux there is no lookup of properties by name. These are the names in the storyboard.
  @_spi(Simulator) import UIKit

  @_spi(Simulator)
  extension StrutStoryboardViewController: NibConnectable {
    public static var nibProperties: [String: AnyKeyPath] {
      [
        "field": \StrutStoryboardViewController.field,
        "keyboardStrut": \StrutStoryboardViewController.keyboardStrut,
      ]
    }
  }

  @_spi(Simulator)
  extension KeyboardStrutView: NibConnectable {
    public static var nibProperties: [String: AnyKeyPath] {
      ["takesOverlapOnly": \KeyboardStrutView.takesOverlapOnly]
    }
  }
#endif
