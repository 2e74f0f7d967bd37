import CUIKitEnums

/// Whether misspelt words are marked.
public typealias UITextSpellCheckingType = CUIKitEnums.UITextSpellCheckingType
