import Testing
import UIKit

/// What Xcode writes into an element, and what the view then has.
@MainActor
@Suite struct NibViewTests {
  @Test("A view has its frame mask colours and flags")
  func viewFrameMask() throws {
    let view = try NibSource.view(
      """
      <view hidden="YES" alpha="0.5" tag="7" contentMode="center" clipsSubviews="YES" opaque="NO"
        userInteractionEnabled="NO" multipleTouchEnabled="YES" autoresizesSubviews="NO"
        semanticContentAttribute="forceRightToLeft" preservesSuperviewLayoutMargins="YES"
        insetsLayoutMarginsFromSafeArea="NO" id="v">
        <rect key="frame" x="1" y="2.5" width="30" height="40"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/>
        <color key="backgroundColor" red="0.2" green="0.4" blue="0.6" alpha="0.8" colorSpace="custom"
          customColorSpace="sRGB"/>
        <color key="tintColor" systemColor="systemRedColor"/>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      </view>
      """)
    #expect(view.frame == CGRect(x: 1, y: 2.5, width: 30, height: 40))
    #expect(view.autoresizingMask == [.flexibleLeftMargin, .flexibleHeight])
    #expect(view.isHidden && view.alpha == 0.5 && view.tag == 7 && view.clipsToBounds)
    #expect(view.contentMode == .center && !view.isOpaque && !view.isUserInteractionEnabled)
    #expect(view.isMultipleTouchEnabled && !view.autoresizesSubviews)
    #expect(view.semanticContentAttribute == .forceRightToLeft)
    #expect(view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea)
    #expect(view.backgroundColor == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8))
    #expect(view.tintColor == .systemRed)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("Priorities are read for each axis")
  func prioritiesReadAxis() throws {
    let view = try NibSource.view(
      """
      <view horizontalHuggingPriority="251" verticalHuggingPriority="252"
        horizontalCompressionResistancePriority="749" verticalCompressionResistancePriority="748"
        translatesAutoresizingMaskIntoConstraints="NO" id="v"/>
      """)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 252)
    #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 749)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 748)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  static nonisolated let colors: [(source: String, expected: UIColor)] = [
    ("systemColor=\"labelColor\"", .label),
    ("cocoaTouchSystemColor=\"darkTextColor\"", .darkText),
    ("white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"", UIColor(white: 0.5, alpha: 1)),
    (
      "white=\"0.25\" alpha=\"0.5\" colorSpace=\"custom\" "
        + "customColorSpace=\"genericGamma22GrayColorSpace\"", UIColor(white: 0.25, alpha: 0.5)
    ),
    (
      "red=\"1\" green=\"0\" blue=\"0.5\" alpha=\"1\" colorSpace=\"calibratedRGB\"",
      UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)
    ),
    ("name=\"Brand\"", UIColor(red: 0, green: 1, blue: 0, alpha: 1)),
  ]

  @Test("A colour is read", arguments: colors.indices)
  func colourRead(index: Int) throws {
    let (source, expected) = Self.colors[index]
    let view = try NibSource.view(
      "<view id=\"v\"><color key=\"backgroundColor\" \(source)/></view>",
      resources: "<namedColor name=\"Brand\"><color red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\" "
        + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/></namedColor>")
    #expect(view.backgroundColor == expected, "\(source)")
  }

  @Test("A label has its text")
  func labelText() throws {
    let label = try NibSource.view(
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" textAlignment="right"
        lineBreakMode="wordWrap" numberOfLines="0" baselineAdjustment="alignBaselines"
        adjustsFontSizeToFit="NO" enabled="NO" id="l"><string key="text">One
      Two</string>
        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>
        <color key="textColor" systemColor="secondaryLabelColor"/><nil key="highlightedColor"/>
      </label>
      """, as: UILabel.self)
    #expect(label.text == "One\nTwo")
    #expect(label.textAlignment == .right && label.lineBreakMode == .byWordWrapping)
    #expect(label.numberOfLines == 0 && !label.isEnabled && !label.isUserInteractionEnabled)
    #expect(label.font == .systemFont(ofSize: 20, weight: .semibold))
    #expect(label.textColor == .secondaryLabel)
  }

  static nonisolated let fonts: [(source: String, expected: UIFont)] = [
    ("type=\"system\" pointSize=\"17\"", .systemFont(ofSize: 17)),
    ("type=\"boldSystem\" pointSize=\"12\"", .boldSystemFont(ofSize: 12)),
    ("type=\"italicSystem\" pointSize=\"12\"", .italicSystemFont(ofSize: 12)),
    ("style=\"UICTFontTextStyleHeadline\"", .preferredFont(forTextStyle: .headline)),
  ]

  @Test("A font is read", arguments: fonts.indices)
  func fontRead(index: Int) throws {
    let (source, expected) = Self.fonts[index]
    let label = try NibSource.view(
      "<label id=\"l\"><fontDescription key=\"fontDescription\" \(source)/></label>",
      as: UILabel.self)
    #expect(label.font == expected, "\(source)")
  }

  @Test("A text field has its traits")
  func textFieldTraits() throws {
    let field = try NibSource.view(
      """
      <textField contentHorizontalAlignment="left" contentVerticalAlignment="center" text="ada"
        borderStyle="roundedRect" placeholder="Mail" textAlignment="center" minimumFontSize="17"
        clearButtonMode="whileEditing" clearsOnBeginEditing="YES" id="f">
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="next"
          autocorrectionType="no" spellCheckingType="no" enablesReturnKeyAutomatically="YES"
          secureTextEntry="YES" textContentType="email" keyboardAppearance="dark"/>
      </textField>
      """, as: UITextField.self)
    #expect(field.text == "ada" && field.placeholder == "Mail")
    #expect(field.borderStyle == .roundedRect && field.textAlignment == .center)
    #expect(field.clearButtonMode == .whileEditing && field.clearsOnBeginEditing)
    #expect(field.font?.pointSize == 14)
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .next)
    #expect(field.autocorrectionType == .no && field.spellCheckingType == .no)
    #expect(field.enablesReturnKeyAutomatically && field.isSecureTextEntry)
    #expect(field.textContentType == .emailAddress && field.keyboardAppearance == .dark)
    #expect(field.autocapitalizationType == .none)
  }

  @Test("A button has its states and configuration")
  func buttonStatesConfiguration() throws {
    let button = try NibSource.view(
      """
      <button contentHorizontalAlignment="left" contentVerticalAlignment="top" buttonType="system"
        lineBreakMode="tailTruncation" enabled="NO" id="b">
        <fontDescription key="fontDescription" type="system" pointSize="21"/>
        <state key="normal" title="Go"><color key="titleColor" systemColor="systemGreenColor"/></state>
        <state key="disabled" title="Wait"/>
      </button>
      """, as: UIButton.self)
    #expect(button.buttonType == .system && !button.isEnabled)
    #expect(button.title(for: .normal) == "Go" && button.currentTitle == "Wait")
    #expect(button.titleColor(for: .normal) == .systemGreen)
    #expect(button.titleLabel?.font.pointSize == 21)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingTail)
    #expect(button.contentHorizontalAlignment == .left && button.contentVerticalAlignment == .top)

    let filled = try NibSource.view(
      """
      <button buttonType="system" id="b"><state key="normal" title="Old"/>
        <buttonConfiguration key="configuration" style="filled" title="Send" cornerStyle="capsule"/>
      </button>
      """, as: UIButton.self)
    #expect(filled.currentTitle == "Send" && filled.configuration?.cornerStyle == .capsule)
  }

  @Test("A stack arranges its subviews in order")
  func stackArrangesSubviews() throws {
    let stack = try NibSource.view(
      """
      <stackView axis="vertical" distribution="equalSpacing" alignment="trailing" spacing="9" id="s">
        <rect key="frame" x="0" y="0" width="100" height="100"/>
        <subviews>
          <label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
          <imageView translatesAutoresizingMaskIntoConstraints="NO" id="i"/>
          <stackView id="t"/>
        </subviews>
      </stackView>
      """, as: UIStackView.self)
    #expect(stack.axis == .vertical && stack.distribution == .equalSpacing)
    #expect(stack.alignment == .trailing && stack.spacing == 9)
    #expect(
      stack.arrangedSubviews.map { "\(type(of: $0))" } == ["UILabel", "UIImageView", "UIStackView"])
    #expect(stack.arrangedSubviews == stack.subviews)
  }

  @Test("A scroll view has its flags and guides")
  func scrollViewFlags() throws {
    let scroll = try NibSource.view(
      """
      <scrollView clipsSubviews="YES" pagingEnabled="YES" alwaysBounceVertical="YES"
        showsHorizontalScrollIndicator="NO" keyboardDismissMode="interactive"
        contentInsetAdjustmentBehavior="never" id="s">
        <rect key="frame" x="0" y="0" width="100" height="200"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"><constraints>
          <constraint firstAttribute="height" constant="500" id="c6"/></constraints></view></subviews>
        <viewLayoutGuide key="contentLayoutGuide" id="content"/>
        <viewLayoutGuide key="frameLayoutGuide" id="frame"/>
        <constraints>
          <constraint firstItem="v" firstAttribute="top" secondItem="content" secondAttribute="top"
            id="c1"/>
          <constraint firstItem="content" firstAttribute="bottom" secondItem="v"
            secondAttribute="bottom" id="c2"/>
          <constraint firstItem="v" firstAttribute="leading" secondItem="content"
            secondAttribute="leading" id="c3"/>
          <constraint firstItem="content" firstAttribute="trailing" secondItem="v"
            secondAttribute="trailing" id="c4"/>
          <constraint firstItem="v" firstAttribute="width" secondItem="frame"
            secondAttribute="width" id="c5"/>
        </constraints>
      </scrollView>
      """, as: UIScrollView.self)
    #expect(scroll.clipsToBounds && scroll.isPagingEnabled && scroll.alwaysBounceVertical)
    #expect(!scroll.showsHorizontalScrollIndicator && scroll.showsVerticalScrollIndicator)
    #expect(scroll.keyboardDismissMode == .interactive)
    #expect(scroll.contentInsetAdjustmentBehavior == .never)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 500))
  }

  @Test("A text view has its text")
  func textViewText() throws {
    let view = try NibSource.view(
      """
      <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill"
        scrollEnabled="NO" editable="NO" textAlignment="center" id="t">
        <rect key="frame" x="0" y="0" width="100" height="200"/>
        <string key="text">Lorem ipsum</string>
        <color key="backgroundColor" systemColor="systemYellowColor"/>
        <color key="textColor" systemColor="secondaryLabelColor"/>
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
      </textView>
      """, as: UITextView.self)
    #expect(view.text == "Lorem ipsum" && view.textAlignment == .center)
    #expect(!view.isScrollEnabled && !view.isEditable && view.isSelectable)
    #expect(view.backgroundColor == .systemYellow && view.textColor == .secondaryLabel)
    #expect(view.font == .systemFont(ofSize: 15))
    #expect(view.autocapitalizationType == .sentences)
  }
}
