import Foundation
import KeyboardGeometry

/// Makes scenes in which every rule of the planner matters now and then.
///
/// All lengths are whole multiples of `unit`, and small ones, so that a reference planner can try
/// every movement there is. Scenes are otherwise as wild as the types allow: targets outside their
/// content, scroll views larger than what they lie in, keyboards beside the field, offsets out of
/// range.
package struct SceneGenerator {
  /// One step of the grid, in points.
  package static let unit: CGFloat = 4
  private var random: SeededGenerator
  package private(set) var isWild = false

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Scenes that a fuzzer decides.
  package init(bytes: [UInt8]) { random = SeededGenerator(bytes: bytes) }

  /// Returns a behaviour, and a scene in which nothing has moved yet.
  package mutating func next() -> (scene: AvoidanceScene, behavior: AvoidanceBehavior) {
    isWild = random.chance(0.1)
    let height = random.int(8...20)
    let top = random.chance(0.3) ? random.int(0...3) : 0
    var scene = AvoidanceScene(
      keyboard: keyboard(height: height), visibleBounds: rect(0, top, 20, height - top))
    scene.coverHeight = coverHeight()
    addContainers(to: &scene, height: height)
    return (scene, behavior())
  }

  /// Changes the scene as an app may look a moment later: another keyboard, another field, a finger
  /// on the scroll view, or an app that writes its own numbers.
  package mutating func disturb(_ scene: inout AvoidanceScene) {
    let height = Int((scene.visibleBounds.maxY / Self.unit).rounded())
    if random.chance(0.7) { scene.keyboard = keyboard(height: height) }
    if random.chance(0.2) { scene.coverHeight = coverHeight() }
    scene.isEdited = random.chance(0.5)
    if random.chance(0.2) { scene.freedom = .keepInSight }
    if isWild, random.chance(0.3) {
      let dy = steps(random.int(-6...6))
      for index in scene.targets.indices { scene.targets[index].rect.origin.y += dy }
    }
    for index in scene.containers.indices {
      guard scene.containers[index].quantity == .offset else { continue }
      let own = scene.containers[index].own
      // The keyboard is still on its way, or it has arrived.
      scene.containers[index].content.tentativeOffset = random.chance(0.3) ? own : 0
      // The keyboard was higher before, or has become lower.
      if random.chance(0.1) {
        scene.containers[index].content.tentativeOffset = steps(random.int(-6...3))
      }
    }
    for index in scene.containers.indices where random.chance(0.15) {
      guard scene.containers[index].quantity == .offset else { continue }
      let distance = steps(random.int(-3...3))
      scene.containers[index].content.offset += distance
      scene.containers[index].content.tentativeOffset = 0
      if random.chance(0.5) { scene.containers[index].own = 0 }
      for inner in 0..<index { scene.containers[inner].frame.origin.y -= distance }
      for target in scene.targets.indices { scene.targets[target].rect.origin.y -= distance }
    }
  }

  /// Another keyboard over the same screen.
  package mutating func replaceKeyboard(of scene: inout AvoidanceScene) {
    scene.keyboard = keyboard(height: Int((scene.visibleBounds.maxY / Self.unit).rounded()))
  }

  private mutating func behavior() -> AvoidanceBehavior {
    switch random.int(0...9) {
    case 0: .follow(gap: steps(random.int(0...3)))
    case 1...3: .hug
    default: .reveal
    }
  }

  /// Returns the height of a view on the keyboard in a fifth of the scenes, and 0 in the others.
  private mutating func coverHeight() -> CGFloat {
    random.chance(0.2) ? steps(random.int(1...4)) : 0
  }

  private mutating func keyboard(height: Int) -> CGRect? {
    let top = random.int(-1...height + 1)
    switch random.int(0...19) {
    case 0: return nil
    case 1: return .zero
    case 2: return rect(random.int(0...12), top, 8, height)
    case 3: return rect(-5, top, 40, height)
    default: return rect(0, max(2, random.int(height / 4...height)), 20, height)
    }
  }

  /// Builds the chain from the outside in, each container somewhere in the content of the one
  /// around it.
  private mutating func addContainers(to scene: inout AvoidanceScene, height: Int) {
    var region = 0...height
    var containers: [AvoidanceContainer] = []
    let count = [0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3][random.int(0...10)]
    for _ in 0..<count {
      switch random.int(0...9) {
      case 0...4: containers.append(scroll(in: &region))
      case 5: containers.append(clip(in: &region))
      case 6, 7: containers.append(lift(in: region))
      default: containers.append(constraint(in: region))
      }
    }
    scene.containers = containers.reversed()
    if !isWild, containers.count > 1 {
      for index in scene.containers.indices where scene.containers[index].quantity == .offset {
        scene.containers[index].selfAdjustment = 0
      }
    }
    scene.targets = targets(in: region)
  }

  private mutating func part(of region: ClosedRange<Int>) -> ClosedRange<Int> {
    if random.chance(0.4) {
      return region.lowerBound...min(region.upperBound, region.lowerBound + 20)
    }
    let top = random.int(region)
    let bottom = top + random.int(0...14)
    guard !isWild else { return top...bottom }
    return min(
      top, max(region.upperBound - 1, region.lowerBound))...min(
        max(bottom, top + 1), region.upperBound)
  }

  private mutating func scroll(in region: inout ClosedRange<Int>) -> AvoidanceContainer {
    let frame = part(of: region)
    let least = isWild ? 0 : 1
    let contentHeight = random.int(least...(random.chance(0.3) ? frame.count : 30))
    let place = rect(random.chance(0.05) ? 12 : 0, frame.lowerBound, 10, frame.count - 1)
    var content = ScrollContent(height: steps(contentHeight))
    if random.chance(0.3), isWild || frame.count > 6 {
      (content.automaticTopInset, content.automaticBottomInset) = insets()
    }
    if random.chance(0.3) { (content.topInset, content.bottomInset) = insets() }
    let selfAdjustment = random.chance(0.1) ? steps(random.int(1...4)) : 0
    let isPaging = random.chance(0.06)
    let isSideways = random.chance(0.06)
    var scroll = AvoidanceContainer(
      frame: place, scrolling: content,
      refusal: isSideways ? .scrollsSideways : isPaging ? .pages : nil)
    scroll.selfAdjustment = selfAdjustment
    let first = Int((scroll.minimumOffset / Self.unit).rounded())
    let last = Int((scroll.maximumOffset(ownInset: 0) / Self.unit).rounded())
    var offset = random.int(first...last)
    if random.chance(0.05) { offset += random.int(-3...3) }
    scroll.content.offset = steps(offset)
    let top = frame.lowerBound - offset
    region = top...top + max(contentHeight, 1)
    return scroll
  }

  private mutating func clip(in region: inout ClosedRange<Int>) -> AvoidanceContainer {
    let frame = part(of: region)
    if !isWild { region = frame }
    var container = AvoidanceContainer(frame: rect(0, frame.lowerBound, 10, frame.count - 1))
    (container.clips, container.refusal) = (true, .cutsOff)
    return container
  }

  private mutating func insets() -> (top: CGFloat, bottom: CGFloat) {
    (steps(random.int(0...2)), steps(random.int(0...3)))
  }

  private mutating func lift(in region: ClosedRange<Int>) -> AvoidanceContainer {
    let frame = part(of: region)
    var container = AvoidanceContainer(frame: rect(0, frame.lowerBound, 20, frame.count - 1))
    container.maximumRise = reach(or: .infinity)
    if random.chance(0.4) { container.maximumDrop = reach(or: steps(20)) }
    if random.chance(0.1) { container.selfAdjustment = steps(random.int(1...4)) }
    return container
  }

  private mutating func constraint(in region: ClosedRange<Int>) -> AvoidanceContainer {
    let frame = part(of: region)
    var container = AvoidanceContainer(frame: rect(0, frame.lowerBound, 20, frame.count - 1))
    container.quantity = .constant
    container.rate = [1, -1, 0.5, -2][random.int(0...3)]
    container.maximumRise = reach(or: .infinity)
    if random.chance(0.4) { container.maximumDrop = reach(or: steps(20)) }
    if random.chance(0.1) { container.selfAdjustment = steps(random.int(1...4)) }
    return container
  }

  private mutating func reach(or most: CGFloat) -> CGFloat {
    random.chance(0.5) ? most : steps(random.int(0...6))
  }

  /// Up to four rectangles, each around the one before.
  private mutating func targets(in region: ClosedRange<Int>) -> [RevealTarget] {
    guard !random.chance(0.03) else { return [] }
    var top = random.int(region)
    if isWild { top += random.int(-8...8) }
    let limit = isWild ? -100...100 : region
    var bottom = min(top + random.int(0...3), limit.upperBound)
    var left = random.int(0...6)
    var right = left + random.int(0...4)
    return (0..<random.int(1...4)).map { index in
      defer {
        top = max(top - random.int(0...2), limit.lowerBound)
        bottom = min(bottom + random.int(0...4), limit.upperBound)
        left -= random.int(0...1)
        right += random.int(0...6)
      }
      return RevealTarget(
        rect(left, top, right - left, bottom - top), gap: steps(random.int(0...3)),
        role: RevealTarget.Role.allCases[index])
    }
  }

  private func steps(_ count: Int) -> CGFloat { CGFloat(count) * Self.unit }

  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> CGRect {
    CGRect(x: steps(x), y: steps(y), width: steps(width), height: steps(height))
  }
}
