import Telltale

/// A text on a screen, which an interface file fills with a placeholder.
private final class Text {
  var content: String?
}

/// A view whose texts come from a file, and are reached through connections that the file makes.
private final class WeatherPanel {
  let texts: [String: Text]
  var connections: [String: Text] = [:]

  init(_ names: [String], placeholders: Set<String>) {
    texts = Dictionary(uniqueKeysWithValues: names.map { ($0, Text()) })
    for name in placeholders { texts[name]?.content = "Label" }
  }

  func connect(_ names: String...) {
    for name in names { connections[name] = texts[name] }
  }

  func write(_ values: FieldValues) {
    for name in values.names { connections[name]?.content = values[name] }
  }

  /// The panel as it is, without a copy that somebody would have to keep.
  var screen: Screen {
    Screen("WeatherController") {
      texts.reduce(into: FieldValues()) { $0[$1.key] = $1.value.content }
    }
  }
}

extension Lesson {
  static let interfaceFiles = Lesson(
    "interface-files", "The Visual Editor and Code-Built Interfaces", fault: "one text is not connected to the code"
  ) {
    let weather: FieldValues = ["temperature": 21, "humidity": 60, "wind": 12]
    let panel = WeatherPanel(weather.names, placeholders: ["temperature", "humidity"])
    let rows = Agreements.collect { event in
      panel.connect("humidity", "wind")  // FAULT: temperature is not connected.
      panel.write(weather)
      event(agree("loaded", model: weather, screen: panel.screen))
      panel.connect("temperature")
      panel.write(weather)
      event(agree("connected", model: weather, screen: panel.screen))
    }
    Part("Without the connection, and with it", rows)
    let captioned = WeatherPanel(["temperature", "caption"], placeholders: ["caption"])
    captioned.connect("temperature")
    captioned.write(["temperature": 21])
    Part(
      "A placeholder that no field of the model belongs to",
      agree("placeholder", model: ["temperature": 21], screen: captioned.screen))
  }
}
