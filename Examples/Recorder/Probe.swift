/// An open question about Apple's systems without a public answer, and the recording that answers
/// it.
public struct Probe: Sendable {
  /// The name in `Documentation/OpenQuestions.md`, for example "sheet-keyboard".
  public let name: String
  /// The screen's name, as ``RecordedScreen/stage(_:)`` expects it.
  public let screen: String
  public let deeds: [Deed]

  init(_ name: String, on screen: String, _ deeds: [Deed] = Deed.usual(inputs: 2)) {
    self.name = name
    self.screen = screen
    self.deeds = deeds
  }

  public static let all: [Probe] = [
    Probe(
      "container-resets-frame", on: "app-sign-in@navigation",
      [
        Deed(.lift(points: 100), at: 0.5), Deed(.layOut, at: 1),
        Deed(.widenSafeArea(points: 20), at: 1.5), Deed(.widenSafeArea(points: 0), at: 2),
        Deed(.focus(input: 0), at: 2.5), Deed(.dismiss, at: 3.5),
      ]),
    Probe(
      "tab-resets-frame", on: "app-sign-in@tabs",
      [
        Deed(.lift(points: 100), at: 0.5), Deed(.layOut, at: 1),
        Deed(.widenSafeArea(points: 20), at: 1.5), Deed(.widenSafeArea(points: 0), at: 2),
      ]),
    Probe("guide-order", on: "app-sign-in@root"),
    Probe("sheet-keyboard", on: "app-sign-in@sheet"),
    Probe("focus-order", on: "app-feedback@root"),
    Probe("text-view-order", on: "app-note@root"),
    Probe("bar-heights", on: "app-settings@navigation", []),
    Probe("accessory-events", on: "app-reply-bar@root"),
    // The pauses are long enough to see whether anything moves at rest.
    Probe(
      "accessory-at-rest", on: "sample-navigated-form@root",
      [
        Deed(.focus(input: 0), at: 0.5), Deed(.focus(input: 1), at: 2.5), Deed(.dismiss, at: 4.5),
        Deed(.focus(input: 0), at: 5.5), Deed(.dismiss, at: 7.5),
      ]),
    Probe("toolbar-height", on: "sample-amount@root"),
    Probe("secure-field-events", on: "app-sign-up@root"),
    // The first and the tenth row, which the keyboard covers.
    Probe("hosted-rows", on: "probe-hosted-rows@navigation", Deed.usual(inputs: 10)),
    Probe(
      "scroll-then-layout", on: "probe-long-list@navigation",
      [Deed(.scrollToEnd, at: 0.5), Deed(.layOut, at: 1)]),
    Probe(
      "row-in-the-middle", on: "probe-long-list@navigation",
      [Deed(.focus(input: 9), at: 0.5), Deed(.dismiss, at: 2.5)]),
    Probe(
      "responder-scrolled-away", on: "probe-long-list@navigation",
      [
        Deed(.focus(input: 0), at: 0.5), Deed(.scrollToEnd, at: 1.5),
        Deed(.insert(letters: 1), at: 2.5), Deed(.dismiss, at: 3.5),
      ]),
    Probe(
      "inset-at-end", on: "app-comments@navigation",
      [
        Deed(.setInset(points: 300, animated: false), at: 0.5), Deed(.scrollToEnd, at: 1),
        Deed(.setInset(points: 150, animated: true), at: 2),
        Deed(.setInset(points: 0, animated: false), at: 3),
      ]),
  ]
}
