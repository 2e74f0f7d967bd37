import CUIKitEnums

/// What a bar looks like where it is told no colour.
public typealias UIBarStyle = CUIKitEnums.UIBarStyle
