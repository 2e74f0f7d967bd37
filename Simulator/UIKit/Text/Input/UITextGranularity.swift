import CUIKitEnums

/// What a text is divided into.
public typealias UITextGranularity = CUIKitEnums.UITextGranularity
