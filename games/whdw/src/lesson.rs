//! What newcomers are taught, when it first matters.

use gonfalon_scene::Lesson;

/// Every lesson, in the order in which they usually come up.
pub fn lessons() -> Vec<Lesson> {
    vec![
        Lesson::new("question-deploy", "lesson-deploy-title", "lesson-deploy"),
        Lesson::new("question-choose-command", "lesson-command-title", "lesson-command"),
        Lesson::new("event-commands-revealed", "lesson-revealed-title", "lesson-revealed"),
        Lesson::new("question-resolve", "lesson-resolve-title", "lesson-resolve"),
        Lesson::new("event-flipped", "lesson-flipped-title", "lesson-flipped"),
        Lesson::new("event-pinned", "lesson-pinned-title", "lesson-pinned"),
        Lesson::new("event-shot-declared", "lesson-shot-title", "lesson-shot"),
        Lesson::new("event-damaged", "lesson-damaged-title", "lesson-damaged"),
        Lesson::new("event-engagement-began", "lesson-engagement-title", "lesson-engagement"),
        Lesson::new("question-strike", "lesson-strike-title", "lesson-strike"),
        Lesson::new("event-removed", "lesson-removed-title", "lesson-removed"),
        Lesson::new("event-round-cleared", "lesson-round-title", "lesson-round"),
    ]
}
