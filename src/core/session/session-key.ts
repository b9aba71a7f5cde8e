/** What the names begin with under which sessions are stored; the host page looks for it before its code is there. */
export const SESSION_KEY_PREFIX = 'cx-session@'

/** What the names begin with under which drafts are kept in the tab; whoever signs out leaves none, whatever is shown. */
export const DRAFT_KEY_PREFIX = 'cx-draft@'
