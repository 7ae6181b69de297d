/// What the app does when it starts, and what of it can wait until the first frame is on the screen.
public struct LaunchPlan: Hashable, Sendable {
  /// When a step runs.
  public enum Moment: Hashable, Sendable {
    case beforeFirstFrame, afterFirstFrame
  }

  /// One piece of work at launch.
  public struct Step: Hashable, Sendable {
    /// What it does.
    public var name: String
    /// When it does it.
    public var moment: Moment

    /// A step at its moment.
    public init(_ name: String, _ moment: Moment) {
      self.name = name
      self.moment = moment
    }
  }

  /// The steps in their order.
  public var steps: [Step]

  /// A plan of these steps.
  public init(steps: [Step]) {
    self.steps = steps
  }

  /// The shop's own launch: only what the first screen shows is read before it appears.
  public static let shop = LaunchPlan(steps: [
    Step("theme", .beforeFirstFrame), Step("session", .beforeFirstFrame), Step("saved cart", .beforeFirstFrame),
    Step("catalogue", .afterFirstFrame), Step("coupons", .afterFirstFrame), Step("pictures", .afterFirstFrame),
    Step("messages", .afterFirstFrame), Step("metrics", .afterFirstFrame),
  ])

  /// The names of the steps that the first frame waits for.
  public var blockingSteps: [String] {
    steps.filter { $0.moment == .beforeFirstFrame }.map(\.name)
  }
}
