func shared(_ text: String) -> String { text.isEmpty || text == "?" ? "nothing" : text }
