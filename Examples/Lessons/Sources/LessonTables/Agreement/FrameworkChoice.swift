import Telltale

private struct Profile {
  let title = "Alice"
  var unread = 3
  let status = "online"

  var values: FieldValues { ["title": title, "unread": unread, "status": status] }
}

/// A declarative view: it is made from a profile, again and again.
private func declared(_ profile: Profile, banner: String? = nil) -> Screen {
  var screen = Screen(banner == nil ? "ProfileView" : "BannerProfileView", showing: profile.values)
  if let banner { screen["banner"] = banner }  // FAULT: the model has no banner.
  return screen
}

/// An imperative view: it is written when somebody calls for it.
private struct WrittenView {
  private(set) var screen: Screen
  let writes: [String]

  init(_ name: String, writes: [String], _ profile: Profile) {
    screen = Screen(name)
    self.writes = writes
    write(profile)
  }

  mutating func write(_ profile: Profile) {
    for field in writes { screen[field] = profile.values[field] }
  }
}

extension Lesson {
  static let frameworkChoice = Lesson(
    "framework-choice", "Choosing a Framework", fault: "one field, or one change, is not written by hand"
  ) {
    let profile = Profile()
    let all = profile.values.names
    let careful = WrittenView("ProfileController", writes: all, profile)
    Part(
      "One model, two kinds of view",
      agree("same-model-declarative", model: profile.values, screen: declared(profile))
        + agree("same-model-imperative", model: profile.values, screen: careful.screen))
    // FAULT: no status.
    let forgetful = WrittenView("ForgetfulProfileController", writes: ["title", "unread"], profile)
    let changed = Profile(unread: 5)  // FAULT: the careful view is not written again.
    Part(
      "What the imperative side forgets",
      agree("imperative-forgot-declarative", model: profile.values, screen: declared(profile))
        + agree("imperative-forgot-imperative", model: profile.values, screen: forgetful.screen)
        + agree("model-changed-declarative", model: changed.values, screen: declared(changed))
        + agree("model-changed-imperative", model: changed.values, screen: careful.screen))
    let withBanner = all + ["banner"]
    Part(
      "Both kinds can show what the model does not carry",
      agree("bound-imperative", model: profile.values, screen: careful.screen, fields: withBanner),
      agree(
        "bound-declarative", model: profile.values, screen: declared(profile, banner: "new"), fields: withBanner))
  }
}
