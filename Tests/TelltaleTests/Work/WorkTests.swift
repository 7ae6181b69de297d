import Telltale
import Testing

@Suite("A work counter")
struct WorkCounterTests {
  @Test("adds up units, and keeps parts apart")
  func addsUp() {
    let work = WorkCounter()
    work.spend()
    work.spend(3, on: "rows")
    work.spend(2, on: "rows")
    work.spend(0)

    #expect(work.spent == 6)
    #expect(work.parts == ["rows": 5])
  }

  @Test("refuses to take work back")
  func refuses() async {
    await #expect(processExitsWith: .failure) { WorkCounter().spend(-1) }
  }

  @Test("a budget passes up to what it allows, and reports where it came from")
  func budget() {
    let budget = WorkBudget(25, from: "the specification")

    #expect(budget.answer(25) == .pass)
    #expect(budget.answer(26) == .fail(.workLimit))
    #expect(budget.report(40) == "spent 40, allowed 25 (from the specification)")
  }
}

private class View {
  var onChange: (() -> Void)?
  var loader: Loader?
}

private final class SubView: View {}

private final class Loader {
  var owner: View?
  var boxes: [Box] = []
}

private final class Fork {
  var left: Fork?
  var right: Fork?
}

private struct Box { var view: View? }

@Suite("Released objects")
struct ReleaseTests {
  @Test("an object that nothing holds is released")
  func isReleased() {
    let release = released { View() }

    #expect(release.isReleased)
    #expect(release.description == "View is released")
  }

  @Test("finds the cycle's properties, superclasses' and collections' among them")
  func findsTheCycle() {
    let release = released {
      let view = SubView()
      let loader = Loader()
      view.loader = loader
      loader.boxes = [Box(view: nil), Box(view: view)]
      return view
    }

    #expect(!release.isReleased)
    #expect(release.cycle == ["View.loader", "Loader.boxes"])
    #expect(
      release.description
        == "SubView is still alive: it holds itself through View.loader -> Loader.boxes, unless one of these is weak")
  }

  @Test("finds the way that it comes to first where two are as short")
  func sharedChild() {
    let release = released {
      let fork = Fork()
      (fork.left, fork.right) = (Fork(), Fork())
      let end = Fork()
      fork.left?.right = end
      fork.right?.left = end
      end.left = fork
      return fork
    }

    #expect(release.cycle == ["Fork.left", "Fork.right", "Fork.left"])
  }

  @Test("gives up in a graph of more than ten thousand objects", arguments: [(10_000, true), (10_001, false)])
  func largeGraph(size: Int, isFound: Bool) {
    let release = released {
      let first = Fork()
      var last = first
      for _ in 1..<size {
        let next = Fork()
        last.left = next
        last = next
      }
      last.left = first
      return first
    }

    #expect(release.cycle.count == (isFound ? size : 0))
  }

  @Test("names the closures that it can't look into")
  func namesClosures() {
    let release = released {
      let view = View()
      view.onChange = { _ = view.loader }
      return view
    }

    #expect(release.cycle.isEmpty)
    #expect(release.closures == ["View.onChange"])
    #expect(release.description == "View is still alive: a closure may capture it: View.onChange")
  }

  @Test("says so where something outside holds it")
  func heldOutside() {
    var kept: [View] = []
    let release = released {
      let view = View()
      kept.append(view)
      return view
    }

    #expect(!release.isReleased)
    #expect(kept.count == 1)
    #expect(release.description == "View is still alive: reflection finds no way back; something outside holds it")
  }

  @Test("an error of the build comes through")
  func passesErrorsOn() {
    #expect(throws: DidNotRun.self) { _ = try released { () throws -> View in throw DidNotRun(.skipped) } }
  }
}

@Suite("Live objects")
struct LiveObjectsTests {
  @Test("counts what is alive, by type")
  func counts() {
    let live = LiveObjects()
    let view = live.watch(SubView())
    live.watch(Loader())
    live.watch(Loader())

    withExtendedLifetime(view) {
      #expect(live.count == 1)
      #expect(live.count(of: View.self) == 1)
      #expect(live.count(of: Loader.self) == 0)
      #expect(live.countsByType == ["SubView": 1])
      live.watch(view)
      #expect(live.count == 2)
    }
  }
}
