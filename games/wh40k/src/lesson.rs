//! What newcomers are taught, when it first matters.

use gonfalon_scene::Lesson;

/// Every lesson, in the order in which they usually come up.
pub fn lessons() -> Vec<Lesson> {
    vec![
        Lesson::new("question-place-marker", "lesson-marker-title", "lesson-marker"),
        Lesson::new("question-formations", "lesson-formations-title", "lesson-formations"),
        Lesson::new("question-deploy", "lesson-deploy-title", "lesson-deploy"),
        Lesson::new("event-points-gained", "lesson-points-title", "lesson-points"),
        Lesson::new("question-move", "lesson-move-title", "lesson-move"),
        Lesson::new("question-walk", "lesson-walk-title", "lesson-walk"),
        Lesson::new("question-shoot", "lesson-shoot-title", "lesson-shoot"),
        Lesson::new("event-hits-rolled", "lesson-hits-title", "lesson-hits"),
        Lesson::new("event-saves-rolled", "lesson-saves-title", "lesson-saves"),
        Lesson::new("question-react-rolled", "lesson-again-title", "lesson-again"),
        Lesson::new("question-react-targeted", "lesson-react-title", "lesson-react"),
        Lesson::new("question-charge", "lesson-charge-title", "lesson-charge"),
        Lesson::new("event-charge-bonus", "lesson-bonus-title", "lesson-bonus"),
        Lesson::new("question-strike", "lesson-strike-title", "lesson-strike"),
        Lesson::new("event-marker-controlled", "lesson-control-title", "lesson-control"),
        Lesson::new("event-turn-ended", "lesson-turn-title", "lesson-turn"),
        Lesson::new("event-scored", "lesson-scored-title", "lesson-scored"),
        Lesson::new("event-battle-shocked", "lesson-shocked-title", "lesson-shocked"),
    ]
}
