//! What newcomers are taught, when it first matters.

use gonfalon_scene::Lesson;

/// Every lesson, in the order in which they usually come up.
pub fn lessons() -> Vec<Lesson> {
    vec![
        Lesson::new("question-choose-side", "lesson-side-title", "lesson-side"),
        Lesson::new("question-deploy", "lesson-deploy-title", "lesson-deploy"),
        Lesson::new("question-choose-first", "lesson-first-title", "lesson-first"),
        Lesson::new("question-order", "lesson-order-title", "lesson-order"),
        Lesson::new("event-moved", "lesson-moved-title", "lesson-moved"),
        Lesson::new("event-charged", "lesson-charged-title", "lesson-charged"),
        Lesson::new("question-shoot", "lesson-shoot-title", "lesson-shoot"),
        Lesson::new("event-hits-rolled", "lesson-hits-title", "lesson-hits"),
        Lesson::new("event-strikes", "lesson-strikes-title", "lesson-strikes"),
        Lesson::new("event-nerve-tested", "lesson-nerve-title", "lesson-nerve"),
        Lesson::new("event-wavered", "lesson-wavered-title", "lesson-wavered"),
        Lesson::new("event-routed", "lesson-routed-title", "lesson-routed"),
        Lesson::new("question-regroup", "lesson-regroup-title", "lesson-regroup"),
        Lesson::new("event-turn-ended", "lesson-turn-title", "lesson-turn"),
    ]
}
