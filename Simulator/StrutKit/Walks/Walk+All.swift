import SampleScreens

extension Walk {
  /// Every walk, in the order in which it is shown.
  static let all: [Walk] = [
    Walk(
      id: "s7-column", title: "Form in one column", choice: "One column",
      summary: "Ten fields in a scroll view. Next and Previous go from one to the other, and each "
        + "is shown above the bar.",
      rounds: [Round(address)]
    ) { NavigatedColumnViewController() },
    Walk(
      id: "s7-columns", title: "Form in two columns", choice: "Two columns",
      summary: "Four rows of fields and a text, no scroll view: row by row, and a row from the "
        + "left.",
      isFilmed: true, rounds: [Round(pairs)]
    ) { NavigatedFormViewController() },
    Walk(
      id: "s7-mirrored", title: "Form in two columns, right to left", choice: "Right to left",
      summary: "The same on a phone that reads from right to left: each row from the right. The "
        + "bar is mirrored, too.",
      readsRightToLeft: true, isFilmed: true, rounds: [Round(pairs)]
    ) { NavigatedFormViewController() },
    Walk(
      id: "s7-table", title: "Table of 200 rows", choice: "Table",
      summary: "A field in every third of 200 rows: the next one may be in a row that has no cell "
        + "yet. The film shows the first steps.",
      isFilmed: true, filmedSteps: 5,
      rounds: [Round(stride(from: 2, through: 200, by: 3).map { "Amount \($0)" })]
    ) { NavigatedTableViewController() },
    Walk(
      id: "s7-collection", title: "Collection in two sections", choice: "Collection",
      summary: "A field in each of 29 cells, in two sections, as many beside each other as fit.",
      filmedSteps: 5,
      rounds: [
        Round((1...9).map { "Upper seat \($0)" } + (1...20).map { "Lower seat \($0)" })
      ]
    ) { NavigatedCollectionViewController() },
    Walk(
      id: "s7-nested", title: "A navigator inside another", choice: "Nested",
      summary: "A card with a navigator of its own: the steps of the form pass it over, and those "
        + "of the card stay in it.",
      rounds: [
        Round(["Name", "Email", "Telephone", "Voucher"]), Round(["Street", "Postcode", "Town"]),
      ]
    ) { NestedNavigatorsViewController() },
    Walk(
      id: "s7-sheet", title: "A form and its sheet", choice: "Sheet",
      summary: "Two fields, and a button for a sheet with ten: the steps in the sheet do not lead "
        + "to what lies below it.",
      rounds: [Round(["Sender", "Subject"]), Round(after: "Address", address)]
    ) { NavigatedSheetViewController() },
  ]

  private static let address = [
    "Given name", "Family name", "Company", "Street", "House number", "Postcode", "Town",
    "Country", "Telephone", "Email",
  ]

  private static let pairs = [
    "Given name", "Family name", "Street", "Postcode", "Town", "Telephone", "Email", "Notes",
  ]

  static func named(_ id: String) -> Walk? { all.first { $0.id == id } }
}
