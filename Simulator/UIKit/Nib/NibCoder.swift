/// What `init(coder:)` is given where an object comes from a nib's source: its element.
///
/// It has nothing for keys of an app's own, as Apple's nib decoder.
final class NibCoder: NSCoder {
  let element: NibElement
  let instantiation: NibInstantiation
  /// Views that are there already, by the ids of the elements that describe them.
  var own: [String: UIView] = [:]
  /// Whether UIKit's own initialiser was reached with this coder.
  var wasRead = false

  init(_ element: NibElement, _ instantiation: NibInstantiation) {
    self.element = element
    self.instantiation = instantiation
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }

  /// Runs one class's share of the decoding. A failure is kept, as `init(coder:)` throws nothing.
  @MainActor
  func read(_ body: (NibElement, NibInstantiation) throws -> Void) {
    wasRead = true
    instantiation.attempt { try body(element, instantiation) }
  }
}
