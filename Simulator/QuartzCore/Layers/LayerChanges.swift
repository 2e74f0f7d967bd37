/// The number of changes to the models of all layers: of looks, place, tree or drawn content. While
/// it stays the same, a commit has nothing to show.
package enum LayerChanges {
  // Layers belong to no actor either: one thread at a time.
  package internal(set) nonisolated(unsafe) static var count = 0
}
