// Review of what students post (P3 §2 Submissions, §5), and what the specification leaves open.

/** Posts whose status is changed at once: a task of 30 students with their responses is less. */
export const SUBMISSIONS_CHANGED_MAX = 500
/** Posts whose status one who reviews may change within an hour: each change of each post is noted for good. */
export const SUBMISSIONS_CHANGED_PER_HOUR = 20_000
/** How long a change is offered to be undone. */
export const SUBMISSIONS_UNDO_SHOWN_MS = 10_000
/** How long the server still takes it back: also for who is asked late, on a slow line. */
export const SUBMISSIONS_UNDO_SECONDS = 60
export const TEACHER_COMMENT_MAX_CHARACTERS = 500
/** Who has a post open says so this often. */
export const VIEWING_SIGN_MS = 10_000
/** Who has said nothing for so long has it open no more. */
export const VIEWING_HELD_SECONDS = 30
/** Signs of one who reviews within an hour: one in each second, however fast they go from post to post. */
export const VIEWING_SIGNS_PER_HOUR = 3_600
export const FLAGS_PER_HOUR = 60
/** Reports of one's own that are listed. */
export const OWN_FLAGS_SHOWN = 100
/** What an operator answers to a flag. */
export const FLAG_ANSWER_MAX_CHARACTERS = 500
