import KeyboardStrut
import UIKit

// An app that imports the core and nothing else of the library.
let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
view.avoidKeyboard()
precondition(view.keyboardAvoiders.count == 1)
