import CUIKitEnums

/// What the return key says.
public typealias UIReturnKeyType = CUIKitEnums.UIReturnKeyType
