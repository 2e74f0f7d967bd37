import CUIKitEnums

/// Whether typing is corrected.
public typealias UITextAutocorrectionType = CUIKitEnums.UITextAutocorrectionType
