//! What newcomers are taught, when it first matters.

use gonfalon_scene::Lesson;

/// Every lesson, in the order in which they usually come up.
pub fn lessons() -> Vec<Lesson> {
    vec![
        Lesson::new("question-place-terrain", "lesson-terrain-title", "lesson-terrain"),
        Lesson::new("question-arrange-stack", "lesson-stack-title", "lesson-stack"),
        Lesson::new("question-place-starting", "lesson-starting-title", "lesson-starting"),
        Lesson::new("event-round-began", "lesson-round-title", "lesson-round"),
        Lesson::new("question-reinforce", "lesson-reinforce-title", "lesson-reinforce"),
        Lesson::new("question-activate", "lesson-activate-title", "lesson-activate"),
        Lesson::new("event-flipped", "lesson-flipped-title", "lesson-flipped"),
        Lesson::new("event-stopped", "lesson-stopped-title", "lesson-stopped"),
        Lesson::new("event-attacked", "lesson-attacked-title", "lesson-attacked"),
        Lesson::new("event-announced", "lesson-spell-title", "lesson-spell"),
        Lesson::new("question-surge", "lesson-surge-title", "lesson-surge"),
        Lesson::new("question-fire", "lesson-fire-title", "lesson-fire"),
        Lesson::new("event-fell", "lesson-fell-title", "lesson-fell"),
        Lesson::new("event-battle-began", "lesson-battle-title", "lesson-battle"),
        Lesson::new("question-strike", "lesson-strike-title", "lesson-strike"),
        Lesson::new("event-damaged", "lesson-damaged-title", "lesson-damaged"),
        Lesson::new("event-killed", "lesson-killed-title", "lesson-killed"),
        Lesson::new("event-cleared", "lesson-cleared-title", "lesson-cleared"),
    ]
}
