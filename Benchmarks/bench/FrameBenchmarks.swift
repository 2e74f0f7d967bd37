import Phone
import StrutPhone

/// What one frame of `make phone` takes, from the passing of its time to the last pixel: on a form
/// that a finger scrolls, on one whose keyboard comes and goes, and on one that a letter is typed
/// into each frame. Beside each stands the same frame when everything is drawn.
///
/// The table has milliseconds and pixels; `Benchmarks/count-frames` counts instructions.
@MainActor
func frameBenchmarks() throws -> [BenchmarkResult] {
  var results: [BenchmarkResult] = []
  for motion in Motion.allCases {
    let name = "phone.frame.\(motion)"
    guard Options.current.mayInclude(name) else { continue }
    let full = try measureFrames("\(name).full", motion, drawsEverything: true)
    results += full
    let peer = full.first.map { ("all", $0.value) }
    results += try measureFrames("\(name).changes", motion, drawsEverything: false, peer: peer)
    guard Options.current.iterations == nil else { continue }
    results += try countPixels("\(name).pixels", motion)
  }
  return results
}

extension Options {
  /// Whether something that begins with a name may be asked for.
  fileprivate func mayInclude(_ name: String) -> Bool {
    only.map { name.hasPrefix($0) || $0.hasPrefix(name) } ?? true
  }
}

/// What changes from frame to frame.
private enum Motion: String, CaseIterable {
  case scroll, keyboard, typing
}

@MainActor
private func measureFrames(
  _ name: String, _ motion: Motion, drawsEverything: Bool,
  peer: (name: String, value: Double)? = nil
) throws -> [BenchmarkResult] {
  guard Options.current.includes(name) else { return [] }
  let stage = try FrameStage(motion)
  return measure(name, unit: .milliseconds, peer: peer, samples: 11) {
    if drawsEverything { stage.picture.forget() }
    stage.runFrame()
  }
}

/// The mean of 240 frames.
@MainActor
private func countPixels(_ name: String, _ motion: Motion) throws -> [BenchmarkResult] {
  guard Options.current.includes(name) else { return [] }
  let stage = try FrameStage(motion)
  let before = stage.picture.pixels
  for _ in 0..<240 { stage.runFrame() }
  return [
    BenchmarkResult(
      name: name, value: Double(stage.picture.pixels - before) / 240, unit: "pixels",
      peer: ("all", Double(stage.picture.width * stage.picture.height)))
  ]
}

/// A form that moves all the time, and its picture at a pixel for a point.
@MainActor
private final class FrameStage {
  let picture: PhonePicture
  private let phone: Phone
  private let motion: Motion
  private var frame = 0
  private let start = CGPoint(x: 20, y: 500)

  init(_ motion: Motion) throws {
    self.motion = motion
    phone = try Phone("iPhone 15")
    let screen = PhoneScreen.samples.first { $0.id == "s4-scroll" }
    if let screen {
      phone.show(try screen.controller(usesLibrary: true, bounds: phone.screen.bounds))
    }
    phone.advance(by: 1)
    picture = PhonePicture(size: phone.screen.bounds.size, scale: 1)
    _ = picture.update(phone.layersBackToFront)
    if motion == .scroll { phone.touchDown(at: start) }
    if motion == .typing {
      lastField?.becomeFirstResponder()
      // The first letter is a capital; the keyboard is drawn anew behind it.
      phone.type("Ab")
    }
    phone.advance(by: 1)
  }

  /// The finger goes up and down by 3 points a frame; the keyboard comes for half of 80 frames.
  func runFrame() {
    frame += 1
    switch motion {
    case .scroll:
      let way = CGFloat(abs(frame % 80 - 40))
      phone.touchMove(to: CGPoint(x: start.x, y: start.y - 20 - 3 * way))
    case .keyboard where frame % 80 == 1: lastField?.becomeFirstResponder()
    case .keyboard where frame % 80 == 41: lastField?.resignFirstResponder()
    case .keyboard: break
    case .typing where frame.isMultiple(of: 2): phone.deleteBackward()
    case .typing: phone.type("a")
    }
    phone.advance(by: phone.frameInterval)
    _ = picture.update(phone.layersBackToFront)
  }

  private lazy var lastField: UITextField? = {
    var views: [UIView] = [phone.window]
    var last: UITextField?
    while let view = views.popLast() {
      if let field = view as? UITextField { last = last ?? field }
      views += view.subviews
    }
    return last
  }()
}
