#pragma once
#include "Enum.h"

typedef UI_ENUM(long, UIViewAnimationCurve) {
  UIViewAnimationCurveEaseInOut = 0,
  UIViewAnimationCurveEaseIn = 1,
  UIViewAnimationCurveEaseOut = 2,
  UIViewAnimationCurveLinear = 3,
};

typedef UI_ENUM(long, UIImageRenderingMode) {
  UIImageRenderingModeAutomatic = 0,
  UIImageRenderingModeAlwaysOriginal = 1,
  UIImageRenderingModeAlwaysTemplate = 2,
};

typedef UI_ENUM(long, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1,
  UIUserInterfaceIdiomPhone = 0,
  UIUserInterfaceIdiomPad = 1,
  UIUserInterfaceIdiomTV = 2,
  UIUserInterfaceIdiomCarPlay = 3,
  UIUserInterfaceIdiomMac = 5,
  UIUserInterfaceIdiomVision = 6,
};

typedef UI_ENUM(long, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified = 0,
  UIUserInterfaceSizeClassCompact = 1,
  UIUserInterfaceSizeClassRegular = 2,
};

typedef UI_ENUM(long, UIUserInterfaceStyle) {
  UIUserInterfaceStyleUnspecified = 0,
  UIUserInterfaceStyleLight = 1,
  UIUserInterfaceStyleDark = 2,
};

typedef UI_ENUM(long, UIUserInterfaceLevel) {
  UIUserInterfaceLevelUnspecified = -1,
  UIUserInterfaceLevelBase = 0,
  UIUserInterfaceLevelElevated = 1,
};

typedef UI_ENUM(long, UITraitEnvironmentLayoutDirection) {
  UITraitEnvironmentLayoutDirectionUnspecified = -1,
  UITraitEnvironmentLayoutDirectionLeftToRight = 0,
  UITraitEnvironmentLayoutDirectionRightToLeft = 1,
};

typedef UI_ENUM(long, UIViewContentMode) {
  UIViewContentModeScaleToFill = 0,
  UIViewContentModeScaleAspectFit = 1,
  UIViewContentModeScaleAspectFill = 2,
  UIViewContentModeRedraw = 3,
  UIViewContentModeCenter = 4,
  UIViewContentModeTop = 5,
  UIViewContentModeBottom = 6,
  UIViewContentModeLeft = 7,
  UIViewContentModeRight = 8,
  UIViewContentModeTopLeft = 9,
  UIViewContentModeTopRight = 10,
  UIViewContentModeBottomLeft = 11,
  UIViewContentModeBottomRight = 12,
};

typedef UI_ENUM(long, UISemanticContentAttribute) {
  UISemanticContentAttributeUnspecified = 0,
  UISemanticContentAttributePlayback = 1,
  UISemanticContentAttributeSpatial = 2,
  UISemanticContentAttributeForceLeftToRight = 3,
  UISemanticContentAttributeForceRightToLeft = 4,
};

typedef UI_ENUM(long, UIUserInterfaceLayoutDirection) {
  UIUserInterfaceLayoutDirectionLeftToRight = 0,
  UIUserInterfaceLayoutDirectionRightToLeft = 1,
};

typedef UI_ENUM(long, UIViewTintAdjustmentMode) {
  UIViewTintAdjustmentModeAutomatic = 0,
  UIViewTintAdjustmentModeNormal = 1,
  UIViewTintAdjustmentModeDimmed = 2,
};

typedef UI_ENUM(long, UITimingCurveType) {
  UITimingCurveTypeBuiltin = 0,
  UITimingCurveTypeCubic = 1,
  UITimingCurveTypeSpring = 2,
  UITimingCurveTypeComposed = 3,
};

typedef UI_ENUM(long, UIViewAnimatingState) {
  UIViewAnimatingStateInactive = 0,
  UIViewAnimatingStateActive = 1,
  UIViewAnimatingStateStopped = 2,
};

typedef UI_ENUM(long, UIViewAnimatingPosition) {
  UIViewAnimatingPositionEnd = 0,
  UIViewAnimatingPositionStart = 1,
  UIViewAnimatingPositionCurrent = 2,
};

typedef UI_ENUM(long, UIBlurEffectStyle) {
  UIBlurEffectStyleExtraLight = 0,
  UIBlurEffectStyleLight = 1,
  UIBlurEffectStyleDark = 2,
  UIBlurEffectStyleExtraDark = 3,
  UIBlurEffectStyleRegular = 4,
  UIBlurEffectStyleProminent = 5,
  UIBlurEffectStyleSystemUltraThinMaterial = 6,
  UIBlurEffectStyleSystemThinMaterial = 7,
  UIBlurEffectStyleSystemMaterial = 8,
  UIBlurEffectStyleSystemThickMaterial = 9,
  UIBlurEffectStyleSystemChromeMaterial = 10,
  UIBlurEffectStyleSystemUltraThinMaterialLight = 11,
  UIBlurEffectStyleSystemThinMaterialLight = 12,
  UIBlurEffectStyleSystemMaterialLight = 13,
  UIBlurEffectStyleSystemThickMaterialLight = 14,
  UIBlurEffectStyleSystemChromeMaterialLight = 15,
  UIBlurEffectStyleSystemUltraThinMaterialDark = 16,
  UIBlurEffectStyleSystemThinMaterialDark = 17,
  UIBlurEffectStyleSystemMaterialDark = 18,
  UIBlurEffectStyleSystemThickMaterialDark = 19,
  UIBlurEffectStyleSystemChromeMaterialDark = 20,
};
