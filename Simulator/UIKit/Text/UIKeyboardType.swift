import CUIKitEnums

/// Which keys a keyboard has.
public typealias UIKeyboardType = CUIKitEnums.UIKeyboardType
