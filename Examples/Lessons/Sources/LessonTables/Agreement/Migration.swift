import Telltale

private struct Duty {
  let title = "Tasks"
  let open = 5
  let due = "tomorrow"

  var values: FieldValues { ["title": title, "openCount": open, "dueLabel": due] }
}

/// The old screen, which writes every field, and one that the model has given up.
private func oldScreen(_ duty: Duty) -> Screen {
  var screen = Screen("LegacyTaskController", showing: duty.values)
  screen["badge"] = "new"  // FAULT: the model has no badge any more.
  return screen
}

/// The new screen, field by field as far as they were carried over.
private func newScreen(_ duty: Duty, carriesDue: Bool) -> Screen {
  var screen = Screen("TaskScreenView", showing: ["title": duty.title, "openCount": duty.open])
  if carriesDue { screen["dueLabel"] = duty.due }  // FAULT where it is not carried over.
  return screen
}

extension Lesson {
  static let migration = Lesson(
    "migration", "Incremental Migration of Legacy Code", fault: "one field was not carried over to the new screen"
  ) {
    let duty = Duty()
    let model = duty.values
    let (without, with) = (newScreen(duty, carriesDue: false), newScreen(duty, carriesDue: true))
    Part("Before the field is carried over", agree("new-screen-missing", model: model, screen: without))
    Part("After", agree("new-screen-carried", model: model, screen: with))
    Part(
      "A field that the model has given up",
      agree("old-screen-leftover", model: model, screen: oldScreen(duty), fields: ["title", "badge"]))
    Part(
      "One model, two screens",
      agree("two-screens-old", model: model, screen: oldScreen(duty), fields: model.names)
        + agree("two-screens-new", model: model, screen: without))
  }
}
