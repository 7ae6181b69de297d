/// A column of a table; comparing it makes a text and not a truth.
struct Column {
  var name: String

  static func < (column: Column, value: Int) -> String { "\(column.name) < \(value)" }
}

func small(_ column: Column) -> String { column < 10 }
