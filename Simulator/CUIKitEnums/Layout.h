#pragma once
#include "Enum.h"

typedef UI_ENUM(long, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1,
};

typedef UI_ENUM(long, NSLayoutRelation) {
  NSLayoutRelationLessThanOrEqual = -1,
  NSLayoutRelationEqual = 0,
  NSLayoutRelationGreaterThanOrEqual = 1,
};

typedef UI_ENUM(long, NSLayoutAttribute) {
  NSLayoutAttributeLeft = 1,
  NSLayoutAttributeRight = 2,
  NSLayoutAttributeTop = 3,
  NSLayoutAttributeBottom = 4,
  NSLayoutAttributeLeading = 5,
  NSLayoutAttributeTrailing = 6,
  NSLayoutAttributeWidth = 7,
  NSLayoutAttributeHeight = 8,
  NSLayoutAttributeCenterX = 9,
  NSLayoutAttributeCenterY = 10,
  NSLayoutAttributeLastBaseline = 11,
  NSLayoutAttributeBaseline = 11,
  NSLayoutAttributeFirstBaseline = 12,
  NSLayoutAttributeLeftMargin = 13,
  NSLayoutAttributeRightMargin = 14,
  NSLayoutAttributeTopMargin = 15,
  NSLayoutAttributeBottomMargin = 16,
  NSLayoutAttributeLeadingMargin = 17,
  NSLayoutAttributeTrailingMargin = 18,
  NSLayoutAttributeCenterXWithinMargins = 19,
  NSLayoutAttributeCenterYWithinMargins = 20,
  NSLayoutAttributeNotAnAttribute = 0,
};

typedef UI_ENUM(long, UIStackViewDistribution) {
  UIStackViewDistributionFill = 0,
  UIStackViewDistributionFillEqually = 1,
  UIStackViewDistributionFillProportionally = 2,
  UIStackViewDistributionEqualSpacing = 3,
  UIStackViewDistributionEqualCentering = 4,
};

typedef UI_ENUM(long, UIStackViewAlignment) {
  UIStackViewAlignmentFill = 0,
  UIStackViewAlignmentLeading = 1,
  UIStackViewAlignmentTop = 1,
  UIStackViewAlignmentFirstBaseline = 2,
  UIStackViewAlignmentCenter = 3,
  UIStackViewAlignmentTrailing = 4,
  UIStackViewAlignmentBottom = 4,
  UIStackViewAlignmentLastBaseline = 5,
};
