public struct Tabbed {
	public var count: Int = 1

	public init() {}

	public mutating func add(_ more: Int) -> Bool {
		if more > 0 &&
			more < 10 {
			count += more
			return true
		}
		return false // no
	}

	public func rows() -> [String] {
		var rows: [String] = []
		for index in 0..<count {
			if index == 3 { break }
			rows.append("row\t\(index)")
		}
		return rows
	}
}
