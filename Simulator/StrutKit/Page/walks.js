/** The table of walks from input to input; hidden where there is none. */
class Walks extends RunRows {
  constructor(data, onChoice) {
    super(data, data.walks, onChoice);
    this.enter("walks", "walk-rows");
  }

  cells(walk, find) {
    const stops = walk.forwards + walk.backwards;
    return [
      element("td", { textContent: deviceName(find("device")) }),
      numberCell(walk.inputs),
      numberCell(walk.reachedWithout),
      numberCell(walk.forwards),
      numberCell(walk.backwards),
      element("td", {}, pill(walk.visible === stops, `${walk.visible} of ${stops}`)),
      numberCell(points(walk.gap)),
      numberCell(walk.rowLimit === 0 ? "–" : `${walk.mostRows} of ${walk.rowLimit}`),
      restoredCell(walk.restored),
    ];
  }
}
