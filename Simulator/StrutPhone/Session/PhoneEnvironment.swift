import Phone

/// What the person has set on the phone, beside its keyboard: kept from screen to screen.
@MainActor
struct PhoneEnvironment: Equatable {
  var isDark = false
  var readsRightToLeft = false
  var prefersCrossFade = false
  /// An index into ``textSizes``.
  var textSize = 3

  /// Smallest first; the fourth is the one that a phone comes with.
  static let textSizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  mutating func enlargeText(by steps: Int) {
    textSize = min(max(textSize + steps, 0), Self.textSizes.count - 1)
  }

  /// Sets all of it on a phone; what is so already stays as it is.
  func apply(to phone: Phone) {
    phone.changeEnvironment {
      $0.userInterfaceStyle = isDark ? .dark : .light
      $0.layoutDirection = readsRightToLeft ? .rightToLeft : .leftToRight
      $0.preferredContentSizeCategory = Self.textSizes[textSize]
    }
    if phone.prefersCrossFade != prefersCrossFade { phone.prefersCrossFade = prefersCrossFade }
  }
}
