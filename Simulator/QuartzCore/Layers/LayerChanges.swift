/// How many changes the models of all layers have seen, of looks, place or tree: while the number
/// is the same, every layer is where it was.
package enum LayerChanges {
  // Layers belong to no actor either: one thread at a time.
  package internal(set) nonisolated(unsafe) static var count = 0
}
