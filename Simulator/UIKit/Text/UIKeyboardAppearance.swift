import CUIKitEnums

/// A keyboard's colors; `default` goes by the system's appearance.
public typealias UIKeyboardAppearance = CUIKitEnums.UIKeyboardAppearance
