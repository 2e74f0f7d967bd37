import CUIKitEnums

/// Which letters the keyboard capitalises by itself.
public typealias UITextAutocapitalizationType = CUIKitEnums.UITextAutocapitalizationType
