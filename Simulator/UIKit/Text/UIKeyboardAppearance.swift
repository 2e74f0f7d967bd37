import CUIKitEnums

/// A keyboard's colours; `default` goes by the system's appearance.
public typealias UIKeyboardAppearance = CUIKitEnums.UIKeyboardAppearance
