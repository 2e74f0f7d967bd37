import Testing
import UIKit

/// Nothing in a nib is ignored in silence: one sentence names the file, the element and what is
/// missing.
@MainActor
@Suite struct NibErrorTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let source: String
    let words: [String]
    var testDescription: String { name }
  }

  private static nonisolated func attribute(_ content: String) -> String {
    """
    <view id="v" customClass="DiaryView" customModule="UIKitTests"><userDefinedRuntimeAttributes>
    \(content)</userDefinedRuntimeAttributes></view>
    """
  }

  private static nonisolated func constraint(_ attributes: String) -> String {
    "<view id=\"v\"><constraints><constraint firstAttribute=\"width\" constant=\"9\" id=\"c\" "
      + "\(attributes)/></constraints></view>"
  }

  static nonisolated let cases: [Case] = [
    Case(
      name: "a class that does not exist",
      source: "<view id=\"v\" customClass=\"Nowhere\" customModule=\"App\"/>",
      words: ["nib:2", "view “v”", "App.Nowhere", "does not exist"]),
    Case(
      name: "a class without a module", source: "<view id=\"v\" customClass=\"Nowhere\"/>",
      words: ["Nowhere", "no module"]),
    Case(
      name: "a class that is no view",
      source: "<view id=\"v\" customClass=\"FormController\" customModule=\"UIKitTests\"/>",
      words: ["UIKitTests.FormController", "no UIView"]),
    Case(
      name: "an element that is unknown", source: "<mapView id=\"m\"/>",
      words: ["mapView “m”", "UIKit.UIMapView", "does not exist"]),
    Case(
      name: "an attribute that is not read", source: "<view id=\"v\" verifies=\"YES\"/>",
      words: ["view “v”", "verifies=“YES”"]),
    Case(
      name: "a part that is not read",
      source: "<view id=\"v\"><gadget key=\"extra\"/></view>", words: ["gadget", "view “v”"]),
    Case(
      name: "a variation that is unknown",
      source: "<view id=\"v\"><variation key=\"mood=good\"/></view>",
      words: ["variation", "“mood=good”"]),
    Case(
      name: "a flag that is neither", source: "<view id=\"v\" hidden=\"maybe\"/>",
      words: ["hidden=“maybe”", "neither YES nor NO"]),
    Case(
      name: "a word that is unknown", source: "<stackView id=\"s\" axis=\"diagonal\"/>",
      words: ["stackView “s”", "axis=“diagonal”"]),
    Case(
      name: "a font that is not there",
      source: "<label id=\"l\"><fontDescription key=\"fontDescription\" name=\"Courier\" "
        + "family=\"Courier\" pointSize=\"9\"/></label>",
      words: ["Courier", "system font only"]),
    Case(
      name: "a system colour that is unknown",
      source:
        "<view id=\"v\"><color key=\"backgroundColor\" systemColor=\"systemPlaidColor\"/></view>",
      words: ["systemPlaidColor"]),
    Case(
      name: "an outlet without a table entry",
      source: """
        <view id="v" customClass="DiaryView" customModule="UIKitTests"><connections>
        <outlet property="forgotten" destination="v" id="o"/></connections></view>
        """,
      words: [
        "outlet “o”", "forgotten", "UIKitTests.DiaryView", "nibProperties", "\\DiaryView.forgotten",
      ]),
    Case(
      name: "an outlet that is unknown",
      source: """
        <view id="v" customClass="DiaryView" customModule="UIKitTests"><connections>
        <outlet property="nothing" destination="v" id="o"/></connections></view>
        """,
      words: ["outlet “o”", "“nothing”", "UIKitTests.DiaryView does not have"]),
    Case(
      name: "an outlet of another type",
      source: """
        <view id="v" customClass="TitledDiaryView" customModule="UIKitTests"><connections>
        <outlet property="heading" destination="v" id="o"/></connections></view>
        """,
      words: ["heading", "TitledDiaryView", "Optional<UILabel>"]),
    Case(
      name: "an outlet to nothing",
      source: """
        <view id="v" customClass="DiaryView" customModule="UIKitTests"><connections>
        <outlet property="partner" destination="x" id="o"/></connections></view>
        """,
      words: ["outlet “o”", "“x”", "not in the nib"]),
    Case(
      name: "an outlet of an owner that is not there",
      source: """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="v" id="o"/></connections></placeholder><view id="v"/>
        """,
      words: ["placeholder “-1”", "no object"]),
    Case(
      name: "an action",
      source: "<button id=\"b\"><connections><action selector=\"save:\" destination=\"b\" "
        + "eventType=\"touchUpInside\" id=\"a\"/></connections></button>",
      words: ["action “a”", "save:", "nibActions", "UIAction"]),
    Case(
      name: "a runtime attribute that is unknown",
      source: attribute(
        "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"loud\" value=\"YES\"/>"),
      words: ["userDefinedRuntimeAttribute", "“loud”", "DiaryView"]),
    Case(
      name: "a runtime attribute of another type",
      source: attribute(
        "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"count\" value=\"1\"/>"),
      words: ["“count”", "String", "Int"]),
    Case(
      name: "a fraction for a whole number",
      source: attribute(
        "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"count\">"
          + "<real key=\"value\" value=\"0.5\"/></userDefinedRuntimeAttribute>"),
      words: ["“count”", "Int"]),
    Case(
      name: "a constraint to nothing",
      source: "<view id=\"v\"><constraints><constraint firstAttribute=\"top\" secondItem=\"gone\" "
        + "secondAttribute=\"top\" id=\"c\"/></constraints></view>",
      words: ["constraint “c”", "“gone”"]),
    Case(
      name: "a standard spacing",
      source: "<view id=\"v\"><constraints><constraint firstAttribute=\"top\" symbolic=\"YES\" "
        + "secondAttribute=\"bottom\" id=\"c\"/></constraints></view>",
      words: ["constraint “c”", "standard spacing"]),
    Case(
      name: "a guide that is unknown",
      source: "<view id=\"v\"><viewLayoutGuide key=\"readable\" id=\"g\"/></view>",
      words: ["viewLayoutGuide “g”", "readable"]),
    Case(
      name: "an id that is used twice",
      source: "<view id=\"v\"><subviews>\n<label id=\"v\"/></subviews></view>",
      words: ["nib:3", "label “v”", "twice", "line 2"]),
    Case(
      name: "a priority above all", source: constraint("priority=\"1001\""),
      words: ["constraint “c”", "priority=“1001”", "above 0 and at most 1000"]),
    Case(
      name: "no priority at all", source: constraint("priority=\"0\""),
      words: ["constraint “c”", "priority=“0”", "above 0 and at most 1000"]),
    Case(
      name: "a priority that is no number", source: constraint("priority=\"nan\""),
      words: ["constraint “c”", "priority=“nan”", "no number"]),
    Case(
      name: "a hugging of less than nothing",
      source: "<view id=\"v\" horizontalHuggingPriority=\"-5\"/>",
      words: ["view “v”", "horizontalHuggingPriority=“-5”", "above 0 and at most 1000"]),
    Case(
      name: "a resistance beyond required",
      source: "<view id=\"v\" verticalCompressionResistancePriority=\"2000\"/>",
      words: ["view “v”", "verticalCompressionResistancePriority=“2000”", "at most 1000"]),
    Case(
      name: "views in views in views",
      source: String(repeating: "<view><subviews>", count: 20_000)
        + String(repeating: "</subviews></view>", count: 20_000),
      words: ["nib:2", "inside each other"]),
    Case(name: "no XML", source: "<view></label>", words: ["nib:3", "no well-formed XML"]),
  ]

  @Test("What is missing is named", arguments: cases)
  func missingNamed(case example: Case) {
    let error = #expect(throws: NibError.self, "\(example.name)") {
      _ = try NibSource.objects(example.source)
    }
    let sentence = error?.description ?? ""
    for word in example.words {
      #expect(sentence.contains(word), "\(example.name): “\(word)” is not in “\(sentence)”")
    }
    #expect(!sentence.contains("\n"))
  }

  /// A file that a full disk or a broken download has cut off is an error, never a nib without
  /// objects.
  @Test("A nib that is cut off anywhere is named")
  func nibCutOff() {
    let whole = NibSource.xib("<view id=\"v\"><subviews><label id=\"l\"/></subviews></view>")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    for length in 0..<whole.utf8.count {
      let nib = UINib(data: Data(whole.utf8.prefix(length)), bundle: nil)
      let error = #expect(throws: NibError.self, "\(length) bytes") { try nib.objects(owner: nil) }
      #expect(error?.description.contains("no well-formed XML") == true, "\(length) bytes")
    }
  }

  @Test("A file that is not there is named")
  func fileNotNamed() {
    let nib = UINib(nibName: "Nowhere", bundle: .module)
    let error = #expect(throws: NibError.self) { try nib.objects(owner: nil) }
    #expect(error?.description.hasPrefix("Nowhere.xib: there is no such file") == true)
  }

  @Test("A storyboard is no nib")
  func storyboardNoNib() {
    let source = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>"
    let nib = UINib(data: Data(source.utf8), bundle: nil)
    #expect(throws: NibError.self) { try nib.objects(owner: nil) }
  }

  @Test("Apple's API ends the program with the sentence")
  func applesAPIEnds() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = UIStoryboard(name: "Nowhere", bundle: nil) }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Nowhere.storyboard: there is no such file"))
  }
}
