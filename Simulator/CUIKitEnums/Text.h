#pragma once
#include "Enum.h"

typedef UI_ENUM(long, UIInputViewStyle) {
  UIInputViewStyleDefault = 0,
  UIInputViewStyleKeyboard = 1,
};

typedef UI_ENUM(long, UITextGranularity) {
  UITextGranularityCharacter = 0,
  UITextGranularityWord = 1,
  UITextGranularitySentence = 2,
  UITextGranularityParagraph = 3,
  /// Between two line breaks of the layout.
  UITextGranularityLine = 4,
  UITextGranularityDocument = 5,
};

typedef UI_ENUM(long, UITextLayoutDirection) {
  UITextLayoutDirectionRight = 2,
  UITextLayoutDirectionLeft = 3,
  UITextLayoutDirectionUp = 4,
  UITextLayoutDirectionDown = 5,
};

typedef UI_ENUM(long, UITextStorageDirection) {
  UITextStorageDirectionForward = 0,
  UITextStorageDirectionBackward = 1,
};

typedef UI_ENUM(long, NSLineBreakMode) {
  NSLineBreakByWordWrapping = 0,
  NSLineBreakByCharWrapping = 1,
  NSLineBreakByClipping = 2,
  NSLineBreakByTruncatingHead = 3,
  NSLineBreakByTruncatingTail = 4,
  NSLineBreakByTruncatingMiddle = 5,
};

typedef UI_ENUM(long, NSTextAlignment) {
  NSTextAlignmentLeft = 0,
  NSTextAlignmentJustified = 3,
  NSTextAlignmentNatural = 4,
  NSTextAlignmentCenter = 1,
  NSTextAlignmentRight = 2,
};

typedef UI_ENUM(long, NSWritingDirection) {
  /// As its first letter with a direction does.
  NSWritingDirectionNatural = -1,
  NSWritingDirectionLeftToRight = 0,
  NSWritingDirectionRightToLeft = 1,
};

typedef UI_ENUM(long, UIKeyboardAppearance) {
  UIKeyboardAppearanceDefault = 0,
  UIKeyboardAppearanceDark = 1,
  UIKeyboardAppearanceLight = 2,
  UIKeyboardAppearanceAlert = 1,
};

typedef UI_ENUM(long, UIKeyboardType) {
  UIKeyboardTypeDefault = 0,
  UIKeyboardTypeASCIICapable = 1,
  UIKeyboardTypeNumbersAndPunctuation = 2,
  UIKeyboardTypeURL = 3,
  UIKeyboardTypeNumberPad = 4,
  UIKeyboardTypePhonePad = 5,
  UIKeyboardTypeNamePhonePad = 6,
  UIKeyboardTypeEmailAddress = 7,
  UIKeyboardTypeDecimalPad = 8,
  UIKeyboardTypeTwitter = 9,
  UIKeyboardTypeWebSearch = 10,
  UIKeyboardTypeASCIICapableNumberPad = 11,
  UIKeyboardTypeAlphabet = 1,
};

typedef UI_ENUM(long, UIReturnKeyType) {
  UIReturnKeyDefault = 0,
  UIReturnKeyGo = 1,
  UIReturnKeyGoogle = 2,
  UIReturnKeyJoin = 3,
  UIReturnKeyNext = 4,
  UIReturnKeyRoute = 5,
  UIReturnKeySearch = 6,
  UIReturnKeySend = 7,
  UIReturnKeyYahoo = 8,
  UIReturnKeyDone = 9,
  UIReturnKeyEmergencyCall = 10,
  UIReturnKeyContinue = 11,
};

typedef UI_ENUM(long, UITextAutocapitalizationType) {
  UITextAutocapitalizationTypeNone = 0,
  UITextAutocapitalizationTypeWords = 1,
  UITextAutocapitalizationTypeSentences = 2,
  UITextAutocapitalizationTypeAllCharacters = 3,
};

typedef UI_ENUM(long, UITextAutocorrectionType) {
  UITextAutocorrectionTypeDefault = 0,
  UITextAutocorrectionTypeNo = 1,
  UITextAutocorrectionTypeYes = 2,
};

typedef UI_ENUM(long, UITextBorderStyle) {
  UITextBorderStyleNone = 0,
  UITextBorderStyleLine = 1,
  UITextBorderStyleBezel = 2,
  UITextBorderStyleRoundedRect = 3,
};

typedef UI_ENUM(long, UITextFieldViewMode) {
  UITextFieldViewModeNever = 0,
  UITextFieldViewModeWhileEditing = 1,
  UITextFieldViewModeUnlessEditing = 2,
  UITextFieldViewModeAlways = 3,
};

typedef UI_ENUM(long, UITextFieldDidEndEditingReason) {
  UITextFieldDidEndEditingReasonCommitted = 0,
  UITextFieldDidEndEditingReasonCancelled = 1,
};

typedef UI_ENUM(long, UITextSpellCheckingType) {
  UITextSpellCheckingTypeDefault = 0,
  UITextSpellCheckingTypeNo = 1,
  UITextSpellCheckingTypeYes = 2,
};
