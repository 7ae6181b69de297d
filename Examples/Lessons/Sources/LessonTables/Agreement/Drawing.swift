import Telltale

/// A ring that draws only when it is asked to.
private final class Ring {
  var progress = 40
  private(set) var drawn: Int?

  func draw() { drawn = progress }

  var screen: Screen { Screen("ProgressRing", reading: self, ["progress": \.drawn]) }
}

/// A layer with a value of its own, over which an animation lies for a while.
private struct Layer {
  let name: String
  var opacity = 0
  var animation: (target: Int, seconds: Double)?

  /// The layer when its animation is over: only its own value is left.
  var settled: Layer { Layer(name: name, opacity: opacity) }

  var screen: Screen { Screen(name, reading: settled, ["ringOpacity": \.opacity]) }
}

extension Lesson {
  static let drawing = Lesson("drawing", "Drawing and Layer Animation", fault: "no redraw is asked for") {
    let ring = Agreements.collect { event in
      let ring = Ring()
      ring.draw()
      event(agree("first-draw", model: ["progress": 40], screen: ring.screen))
      ring.progress = 70  // FAULT: nobody asks for it to be drawn.
      event(agree("model-changed", model: ["progress": 70], screen: ring.screen))
      ring.draw()
      event(agree("redraw-requested", model: ["progress": 70], screen: ring.screen))
    }
    Part("A ring that is not drawn again", ring)
    let model: FieldValues = ["ringOpacity": 1]
    let layer = Agreements.collect { event in
      var layer = Layer(name: "RingLayer")
      layer.animation = (target: 1, seconds: 0.3)  // FAULT: the layer's own value stays 0.
      event(agree("animation-added", model: model, screen: layer.screen))
      layer.opacity = 1
      event(agree("model-layer-written", model: model, screen: layer.screen))
    }
    Part("An animation, and the value under it", layer)
    let fast = Layer(name: "FastRing", opacity: 1, animation: (1, 0.1))
    let slow = Layer(name: "SlowRing", opacity: 1, animation: (1, 3))
    Part(
      "Durations are not measured",
      agree("short-duration", model: model, screen: fast.screen)
        + agree("long-duration", model: model, screen: slow.screen))
  }
}
