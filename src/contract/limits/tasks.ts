// Tasks and the task library (P3 §5, §9), and what the specification leaves open.

/** Letters of a task's name, and of its topic and summary. */
export const TASK_NAME_MAX_CHARACTERS = 254
/** Letters of a long text as one reads it, without its tags. */
export const RICH_TEXT_MAX_CHARACTERS = 20_000
/** Characters of a long text with its tags: so many that no table is refused for being one. */
export const RICH_HTML_MAX_CHARACTERS = 100_000
/** As many lists, tables and quotations in one another as somebody writes. */
export const RICH_TEXT_LEVELS_MAX = 7
/** What a task that is saved may have, in bytes: all its texts and lists at once. */
export const TASK_FORM_MAX_BYTES = 2_097_152
export const TAGS_MAX = 5
export const TAG_MAX_CHARACTERS = 30
export const NUMBER_RESPONSES_MIN = 1
export const NUMBER_RESPONSES_MAX = 100
export const NUMBER_RESPONSES_DEFAULT = 3
/** Links, materials and media of a task, of each so many. */
export const TASK_ATTACHMENTS_MAX = 10
/** What a link, a material or a medium is called. */
export const ATTACHMENT_LABEL_MAX_CHARACTERS = 254
export const LINK_MAX_CHARACTERS = 2_048
/**
 * Tasks of one exchange, more than any two classes do together: with so many it gets no other that is written or taken
 * from the library. A course brings all of its own, and so do two exchanges that become one.
 */
export const TASKS_PER_EXCHANGE_MAX = 300
/** Letters of a prompt that a list has, of which narrow ones show less. */
export const LISTED_PROMPT_MAX_CHARACTERS = 80
/** So much of a prompt is read for that, blank or not. */
export const LISTED_PROMPT_READ_CHARACTERS = 400
export const LISTED_PROMPT_MEDIUM_CHARACTERS = 50
export const LISTED_PROMPT_SHORT_CHARACTERS = 30
/** From this width of the element on a list shows prompts of 80 letters, and from the next one on those of 50. */
export const LIST_WIDE_FROM_PX = 1_400
export const LIST_MEDIUM_FROM_PX = 800
export const GRID_PROMPT_MAX_CHARACTERS = 60
export const GRID_PROMPT_MEDIUM_CHARACTERS = 40
export const GRID_PROMPT_SHORT_CHARACTERS = 20
export const GRID_WIDE_FROM_PX = 1_400
export const GRID_MEDIUM_FROM_PX = 400
/** Letters of an attachment's label before it is cut. */
export const SHOWN_LABEL_MAX_CHARACTERS = 20
