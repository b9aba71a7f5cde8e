/** What the names begin with under which sessions are stored; the host page looks for it before its code is there. */
export const SESSION_KEY_PREFIX = 'cx-session@'

/**
 * What the names begin with under which drafts are kept, followed by the teacher's id and a space; whoever signs out leaves
 * none of theirs in tab and browser, whatever is shown.
 */
export const DRAFT_KEY_PREFIX = 'cx-draft@'
