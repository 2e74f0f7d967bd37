/// Interface Builder's words for what texts have.
enum NibText {
  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]

  static let keyboardTypes: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .alphabet, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]

  static let capitalizations: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  static let corrections: [String: UITextAutocorrectionType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]

  static let spellChecks: [String: UITextSpellCheckingType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]

  static let appearances: [String: UIKeyboardAppearance] = [
    "default": .default, "dark": .dark, "light": .light, "alert": .alert,
  ]

  static let contentTypes: [String: UITextContentType] = Dictionary(
    uniqueKeysWithValues: [
      .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .jobTitle,
      .organizationName, .location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2,
      .addressCity, .addressState, .addressCityAndState, .sublocality, .countryName, .postalCode,
      .telephoneNumber, .emailAddress, .URL, .creditCardNumber, .username, .password, .newPassword,
      .oneTimeCode,
    ].map { ($0.rawValue, $0) })
}
